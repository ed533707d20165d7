import { z } from 'zod';
import { EXPANSIONS } from '../../engine/index.ts';
import { pageQuery } from '../../http/list-pages.ts';
import { flagSchema, sentTimeSchema } from '../../http/schemas/forms.ts';
import { playerHandleSchema } from '../../players/schemas/player-page.ts';
import { GAME_ORDERS, isOver } from '../views/list.ts';
import { labelSchema, statusSchema } from './games.ts';

const expansionsSchema = z
  .string()
  .max(400)
  .meta({ examples: ['river,inns-and-cathedrals'] })
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(z.array(z.enum(EXPANSIONS)));
const timeOfSort = 'The time is the one that `sort` names; a time in RFC 3339';

/** What every list of games can be narrowed down to, and its order. */
const filterShape = {
  status: statusSchema.optional().describe('Only games in this state'),
  opponent: playerHandleSchema
    .optional()
    .describe('Only games in which the player with this handle (in any case) sits as well; also a robot'),
  expansions: expansionsSchema
    .optional()
    .describe(`Only games with all of these expansions, separated by commas: ${EXPANSIONS.join(', ')}`),
  label: labelSchema.optional().describe('Only games with this label'),
  freeSeats: z.coerce
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe('Only open games with at least this number of free seats'),
  since: sentTimeSchema.optional().describe(`Only games of then or later. ${timeOfSort}`),
  until: sentTimeSchema.optional().describe(`Only games of before. ${timeOfSort}`),
  sort: z
    .enum(GAME_ORDERS)
    .optional()
    .describe(
      'What the list is in the order of, the last first: `finishedAt` needs `status=finished` or `status=aborted`, and is ' +
        'theirs where `sort` is left out; else it is `createdAt`. `lastMoveAt` has games that have started alone',
    ),
  ...pageQuery,
};

const withoutEnd = 'Only games that are over have an end: send status=finished or status=aborted as well.';
const withoutSeats = 'Only open games have free seats: send status=open, or no status.';

interface Filters {
  readonly status?: z.infer<typeof statusSchema> | undefined;
  readonly freeSeats?: number | undefined;
  readonly sort?: (typeof GAME_ORDERS)[number] | undefined;
}

const sortsWhatIs = ({ sort, status }: Filters) => sort !== 'finishedAt' || isOver(status);
const seatsWhereFree = ({ freeSeats, status }: Filters) =>
  freeSeats === undefined || status === undefined || status === 'open';

/** The query of a list of games. */
export const gameFilters = z
  .object(filterShape)
  .refine(sortsWhatIs, { path: ['sort'], error: withoutEnd })
  .refine(seatsWhereFree, { path: ['freeSeats'], error: withoutSeats });
export type GameFilters = z.output<typeof gameFilters>;

const twoLists = 'Send either owner, or mine or turn: each names games of yours in another way.';
const noPlayer =
  'Say whose opponent: send mine, turn or owner as well, or ask for GET /v1/players/{handle}/games.';
const mayBeOpen = ({ status }: Filters) => status === undefined || status === 'open';
const onlyOpen = 'These are open games: send status=open, or no status.';
const notMine = 'These are games of others: leave out mine, turn and owner.';
const notRunning =
  'Send status=running as well; or ask for your games, or those of a player: they are sorted by their last move whatever their state.';

/** Whether games of the caller are asked for, and not those that everybody may see. */
export function isOfCaller({
  mine,
  turn,
  owner,
}: {
  readonly mine: boolean;
  readonly turn?: string | undefined;
  readonly owner?: string | undefined;
}): boolean {
  return mine || turn !== undefined || owner !== undefined;
}

/** The query of the games that everybody may see, or of the caller's. */
export const gamesQuery = gameFilters
  .safeExtend({
    mine: flagSchema.default(false).describe('Only games in which you have a seat'),
    owner: z
      .enum(['me'])
      .optional()
      .describe(
        '`me`: only games that you created, whether or not you have a seat there; in place of `mine` or `turn`',
      ),
    turn: z
      .enum(['mine', 'others'])
      .optional()
      .describe('Only running games of yours: those that wait for your decision, or for that of others'),
    followed: flagSchema
      .default(false)
      .describe('Only open public games of players whom you follow: who created them, or sits there'),
    club: z
      .string()
      .min(3)
      .max(30)
      .optional()
      .describe(
        'Only tables that are open to the members of the club with this handle; its members get those that are not public, too',
      ),
    suitable: flagSchema
      .default(false)
      .describe(
        'Only open public games with a free seat that suit you: the ratings of those who sit there are within 200 points of ' +
          'yours (and a quarter of both doubts), the time for a decision is between half of the shortest and twice the ' +
          'longest that you have played with, you have played all of the expansions, you are as reliable as they ask for, and you have blocked nobody there',
      ),
    search: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .optional()
      .describe(
        'Only games with this in their name, or in the name of another player; together with `mine`, `turn` or `owner`',
      ),
  })
  .refine(({ mine, turn, owner }) => owner === undefined || !(mine || turn !== undefined), {
    path: ['owner'],
    error: twoLists,
  })
  .refine((query) => query.opponent === undefined || isOfCaller(query), {
    path: ['opponent'],
    error: noPlayer,
  })
  .refine((query) => !(query.followed && isOfCaller(query)), { path: ['followed'], error: notMine })
  .refine((query) => query.club === undefined || !isOfCaller(query), { path: ['club'], error: notMine })
  .refine((query) => !(query.suitable && isOfCaller(query)), { path: ['suitable'], error: notMine })
  .refine((query) => !query.followed || mayBeOpen(query), { path: ['followed'], error: onlyOpen })
  .refine((query) => !query.suitable || mayBeOpen(query), { path: ['suitable'], error: onlyOpen })
  .refine((query) => query.sort !== 'lastMoveAt' || query.status === 'running' || isOfCaller(query), {
    path: ['sort'],
    error: notRunning,
  });
export type GamesQuery = z.output<typeof gamesQuery>;
