import { z } from 'zod';
import type { Person } from '../../players/store/players.ts';
import { competition, linesBelow, more, storedCompetition, storedForClub, teamName } from './competitions.ts';
import { competitionId, running } from './examples.ts';
import { kind } from './kind.ts';
import { personSchema } from './members.ts';
import { nameOf } from './words.ts';

const place = z.int().min(1).nullable().describe('Your final place; null for a club');
const standings = z
  .array(
    z.object({
      place: z.int().min(1),
      player: personSchema.nullable(),
      team: teamName.optional().describe('Name of the team, if teams take part; `player` is the captain'),
    }),
  )
  .max(100)
  .describe('For a club: the best entrants in the final standings');

const stored = z.object({
  ...storedCompetition,
  ...storedForClub,
  /** The player's place. */
  place: z.int().optional(),
  /** For a club: all places with their players, and the names of the teams whose captains they are. */
  places: z
    .array(z.tuple([z.string(), z.int()]).readonly())
    .readonly()
    .optional(),
  placedTeams: z.array(z.string()).readonly().optional(),
});

interface Details extends Omit<z.output<typeof stored>, 'places' | 'placedTeams'> {
  readonly standings:
    | readonly {
        readonly player: Person | undefined;
        readonly place: number;
        readonly team: string | undefined;
      }[]
    | undefined;
}

export const competitionFinished = kind<Details>()('competition.finished', {
  description:
    'A competition you played in is over. The event refers to your last game there. Webhooks of clubs get the ' +
    '`standings`.',
  level: 'end',
  audience: 'recipients',
  thread: 'competition',
  stored,
  people: ({ places = [] }) => places.map(([player]) => player),
  from: ({ data: { places, placedTeams, ...data }, alone, people }) => [
    {
      ...data,
      to: alone,
      standings: places?.map(([player, place], index) => ({
        player: people?.get(player),
        place,
        team: placedTeams?.[index],
      })),
    },
  ],
  webhook: {
    shape: { competition, place, standings: standings.optional(), more: more.optional() },
    data: ({ competition, place = null, standings, more = 0 }) => ({
      competition,
      place,
      ...(standings !== undefined && {
        standings: standings.map(({ player = null, place: at, team }) => ({
          place: at,
          player,
          ...(team !== undefined && { team }),
        })),
        more,
      }),
    }),
  },
  live: {
    shape: { competition, place },
    data: ({ competition, place = null }) => ({ competition, place }),
  },
  sentences: ({ title, place = 0, standings, more = 0 }, context) => {
    const { webhook } = context.texts;
    if (standings === undefined) return [webhook.competitionFinished(title, context.name, place)];
    const lines = standings.map(({ place: at, team, player }) => `${at}. ${team ?? nameOf(player, context)}`);
    return [linesBelow(webhook.finalStandings, lines, more)];
  },
  email: {
    data: ({ place }) => ({ number: place }),
    words: ({ competitionFinished }, words, { number = 0 }) => competitionFinished(words, number),
    action: () => 'lastGame',
  },
  example: {
    ...running,
    sentence: 'Spring Cup is over: Ole has place 3.',
    competition: competitionId,
    place: 3,
  },
});
