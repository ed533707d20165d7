import { z } from 'zod';
import { formats } from '../../competitions/rules/formats.ts';
import type { Person } from '../../players/store/players.ts';
import {
  competition,
  linesBelow,
  more,
  round,
  storedCompetition,
  storedForClub,
  teamName,
} from './competitions.ts';
import { competitionId, mira, running } from './examples.ts';
import type { SentenceContext } from './happening.ts';
import { kind } from './kind.ts';
import { type By, by, handle, idOf, personSchema } from './members.ts';
import { nameOf } from './words.ts';

/** Two opponents; `second` is null for a bye. */
interface Pairing {
  readonly first: Person | undefined;
  readonly second: Person | undefined | null;
  /** The names of the teams whose captains they are; undefined for individual players. */
  readonly teams: readonly [string, string | null] | undefined;
}

const teamNames = z
  .array(teamName)
  .max(2)
  .describe('Names of the two teams in the same order, if teams take part');
const pairings = z
  .array(
    z.object({
      first: personSchema.nullable(),
      second: personSchema.nullable(),
      isBye: z.boolean(),
      teams: teamNames.optional(),
    }),
  )
  .max(100)
  .describe('For a club: the pairings; with `isBye`, `first` has no opponent');

const storedPair = z.tuple([z.string(), z.string().nullable()]).readonly();
const stored = z.object({
  ...storedCompetition,
  ...storedForClub,
  round: z.int(),
  by: z.string().optional(),
  /** The names of the player's and the opponent's team; undefined for individual players. */
  teams: z.tuple([z.string(), z.string()]).readonly().optional(),
  /** For a club: all pairings (null is a bye), and the names of the teams whose captains they are. */
  pairs: z.array(storedPair).readonly().optional(),
  pairedTeams: z.array(storedPair).readonly().optional(),
});

/** `by`: the opponent, whose name the player sees even if one has blocked the other. */
interface Details extends By, Omit<z.output<typeof stored>, 'by' | 'pairs' | 'pairedTeams'> {
  readonly pairings: readonly Pairing[] | undefined;
}

export const roundStarted = kind<Details>()('round.started', {
  description:
    'A round or season of a competition has started, and with it one of your matches. Webhooks of clubs get all ' +
    '`pairings` of a round at once, and each challenge of a ladder.',
  level: 'mine',
  audience: 'recipients',
  stored,
  people: ({ pairs = [] }) => pairs.flat(),
  from: ({ data: { pairs, pairedTeams, ...data }, alone, actor, people }) => [
    {
      ...data,
      to: alone,
      by: actor,
      pairings: pairs?.map(([first, second], index) => ({
        first: people?.get(first),
        second: second === null ? null : people?.get(second),
        teams: pairedTeams?.[index],
      })),
    },
  ],
  webhook: {
    shape: {
      competition,
      round,
      opponent: by.describe('Id of the opponent; null for a club'),
      teams: teamNames.optional().describe('Names of your team and the opposing team, if teams take part'),
      pairings: pairings.optional(),
      more: more.optional(),
    },
    data: ({ competition, round, by, teams, pairings, more = 0 }) => ({
      competition,
      round,
      opponent: idOf(by),
      ...(teams !== undefined && { teams: [...teams] }),
      ...(pairings !== undefined && { pairings: pairings.map(pairingData), more }),
    }),
  },
  live: {
    shape: { competition, round, opponent: handle.describe('Handle of the opponent; null if unknown') },
    data: ({ competition, round, by }) => ({ competition, round, opponent: by?.handle ?? null }),
  },
  sentences: (notification, context) => {
    const { title, round, by, teams, of, pairings, more = 0 } = notification;
    const { webhook } = context.texts;
    if (pairings === undefined) {
      const [mine, others] = [inTeam(context.name, teams?.[0]), inTeam(nameOf(by, context), teams?.[1])];
      return [webhook.roundStarted(title, round, mine, others)];
    }
    const [only] = pairings;
    const stage = of && formats[of].stage;
    if (stage === 'challenge' && only !== undefined)
      return [
        webhook.challengeInLadder(nameOf(only.first, context), nameOf(only.second ?? undefined, context)),
      ];
    const heading = webhook.pairings(round, stage === 'season');
    return [linesBelow(heading, pairingLines(pairings, context), more)];
  },
  email: {
    data: ({ by, round, teams }) => ({ by: by?.displayName, number: round, teams }),
    words: ({ roundStarted }, words, { number = 0, teams }) => roundStarted(words, number, teams),
    action: ({ isToDecide }) => (isToDecide ? 'decide' : 'open'),
  },
  example: {
    ...running,
    sentence: 'Round 2 of Spring Cup has begun: Ole plays against Mira.',
    competition: competitionId,
    round: 2,
    opponent: mira.playerId,
  },
});

const pairingData = ({ first, second, teams }: Pairing) => ({
  first: first ?? null,
  second: second ?? null,
  isBye: second === null,
  ...(teams !== undefined && { teams: teams.flatMap((team) => team ?? []) }),
});

/** Lists the pairings, one per line, with byes last. */
function pairingLines(pairings: readonly Pairing[], context: SentenceContext): string[] {
  const byes = pairings.filter(({ second }) => second === null);
  const all = [...pairings.filter(({ second }) => second !== null), ...byes];
  return all.map(({ first, second, teams }) => {
    const name = teams?.[0] ?? nameOf(first, context);
    if (second === null) return `• ${context.texts.webhook.bye(name)}`;
    return `• ${name} – ${teams?.[1] ?? nameOf(second, context)}`;
  });
}

/** Returns a player's name with the team's. */
const inTeam = (name: string, team: string | undefined): string =>
  team === undefined ? name : `${name} (${team})`;
