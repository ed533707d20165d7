import { z } from 'zod';
import { EXPANSIONS } from '../../engine/index.ts';
import { pageQuery } from '../../http/list-pages.ts';
import { flagSchema, idSchema, sentTimeSchema } from '../../http/schemas/forms.ts';
import { playerHandleSchema } from '../../players/schemas/player-page.ts';
import { GAME_ORDERS, isOver } from '../views/list.ts';
import { labelSchema, statusSchema } from './games.ts';

const expansionsSchema = z
  .string()
  .max(400)
  .meta({ examples: ['river,inns-and-cathedrals'] })
  .transform((text) => text.split(',').map((id) => id.trim()))
  .pipe(z.array(z.enum(EXPANSIONS)));
const timeOfSort = 'Compares the time that `sort` uses, in RFC 3339';

/** The filters and the order available for every list of games. */
const filterShape = {
  status: statusSchema.optional().describe('Only games in this state'),
  opponent: playerHandleSchema
    .optional()
    .describe(
      'Only games where the player with this handle (case-insensitive) also sits; robots have handles too',
    ),
  expansions: expansionsSchema
    .optional()
    .describe(`Only games with all of these expansions, separated by commas: ${EXPANSIONS.join(', ')}`),
  label: labelSchema.optional().describe('Only games with this label'),
  competition: idSchema.optional().describe('Only games of this tournament, league or ladder'),
  freeSeats: z.coerce
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe('Only open games with at least this many free seats'),
  since: sentTimeSchema.optional().describe(`Only games at or after this time. ${timeOfSort}`),
  until: sentTimeSchema.optional().describe(`Only games before this time. ${timeOfSort}`),
  sort: z
    .enum(GAME_ORDERS)
    .optional()
    .describe(
      'The time to sort by, latest first. `finishedAt` needs `status=finished` or `status=aborted` and is ' +
        'their default; otherwise `createdAt` is the default. `lastMoveAt` lists only games that have started',
    ),
  ...pageQuery,
};

const withoutEnd = 'Only finished or aborted games have an end: also send status=finished or status=aborted.';
const withoutMoves = 'Games that have not started have no last move: leave out sort, or send another status.';
const withoutSeats = 'Only open games have free seats: send status=open, or no status.';

interface Filters {
  readonly status?: z.infer<typeof statusSchema> | undefined;
  readonly freeSeats?: number | undefined;
  readonly sort?: (typeof GAME_ORDERS)[number] | undefined;
}

const hasValidOrder = ({ sort, status }: Filters) => sort !== 'finishedAt' || isOver(status);
const isStarted = ({ sort, status }: Filters) => sort !== 'lastMoveAt' || status !== 'open';
const seatsWhereFree = ({ freeSeats, status }: Filters) =>
  freeSeats === undefined || status === undefined || status === 'open';

/** The query of a list of games. */
export const gameFilters = z
  .object(filterShape)
  .refine(hasValidOrder, { path: ['sort'], error: withoutEnd })
  .refine(isStarted, { path: ['sort'], error: withoutMoves })
  .refine(seatsWhereFree, { path: ['freeSeats'], error: withoutSeats });
export type GameFilters = z.output<typeof gameFilters>;

const twoLists = 'Send either owner, or mine or turn: they are different lists of your games.';
const onlyRunning = 'This filter lists running games: send status=running, or no status.';
const noFreeSeats = 'Running games have no free seats: send either turn or freeSeats.';
const noPlayer =
  'The opponent filter needs a player: also send mine, turn or owner, or use GET ' +
  '/v1/players/{handle}/games.';
const mayBeOpen = ({ status }: Filters) => status === undefined || status === 'open';
const onlyOpen = 'This filter lists open games: send status=open, or no status.';
const notMine = 'This filter lists games of other players: leave out mine, turn and owner.';
const notRunning =
  'Also send status=running, or list your games or those of a player: only those lists sort games of any ' +
  'status by their last move.';

/** Whether a query asks for games of the caller instead of public ones. */
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

/** The query of the list of public games, or of the caller's. */
export const gamesQuery = gameFilters
  .safeExtend({
    mine: flagSchema.default(false).describe('If true, only games where you have a seat'),
    owner: z
      .enum(['me'])
      .optional()
      .describe(
        '`me`: only games you created, whether or not you have a seat; cannot be combined with `mine` or `turn`',
      ),
    turn: z
      .enum(['mine', 'others'])
      .optional()
      .describe(
        'Only your running games: `mine` if they wait for your decision, `others` if they wait for another player',
      ),
    followed: flagSchema
      .default(false)
      .describe('If true, only open public games created by players you follow or where they sit'),
    club: z
      .string()
      .min(3)
      .max(30)
      .optional()
      .describe(
        'Only tables that are open to the members of the club with this handle; members also get its private ' +
          'tables',
      ),
    suitable: flagSchema
      .default(false)
      .describe(
        'If true, only open public games with a free seat that suit you. The ratings of the seated players are ' +
          'within 200 points of yours, plus a quarter of both confidence intervals. The time for a decision is ' +
          'between half your shortest and twice your longest so far. You have played all of the expansions, you ' +
          'meet the reliability limit, and you have blocked no one there',
      ),
    search: z
      .string()
      .max(80)
      .trim()
      .min(1)
      .optional()
      .describe(
        'Only games with this text in their name or in the name of a player. Your own games are found by the ' +
          'names of the other players, open games by all, and other public games by those of players who show ' +
          'their games (`record` of `shows`)',
      ),
  })
  .refine(({ mine, turn, owner }) => owner === undefined || !(mine || turn !== undefined), {
    path: ['owner'],
    error: twoLists,
  })
  .refine(({ turn, status }) => turn === undefined || status === undefined || status === 'running', {
    path: ['turn'],
    error: onlyRunning,
  })
  .refine((query) => query.freeSeats === undefined || query.turn === undefined, {
    path: ['turn'],
    error: noFreeSeats,
  })
  .refine((query) => query.sort !== 'finishedAt' || query.turn === undefined, {
    path: ['sort'],
    error: withoutEnd,
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
