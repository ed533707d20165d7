import { z } from 'zod';
import { BEST_OF, MATCH_FORMS, TIE_RULES } from '../../competitions/match.ts';
import type { CompetitionRow } from '../../db/competitions/competitions.ts';
import { clockSchema, durationMs } from '../clock/deadlines.ts';
import { matchSettingsSchema } from '../matches/settings.ts';

/** Most entrants of a competition; of a league fewer, as all matches of its season begin in one transaction. */
export const mostEntrants = 256;
const mostInLeague = 100;

/** Most players of all teams who play in a round, for the same reason. */
const mostInTeams = 1024;

/** Returns how many may enter a competition at most. */
export function mostEntrantsOf(
  { kind, capacity }: Pick<CompetitionRow, 'kind' | 'capacity'>,
  teamSize: number | null,
): number {
  const most = kind === 'league' ? mostInLeague : mostEntrants;
  return Math.min(capacity ?? most, most, Math.floor(mostInTeams / (teamSize ?? 1)));
}

/** How long a round lasts at most. */
export const roundWindowSchema = clockSchema.shape.perTurn
  .describe(
    'How long a round lasts at most, an ISO 8601 duration: matches that are not over then are judged as they stand',
  )
  .meta({ examples: ['P60D'] });

/** How a competition is played, as it is stored. */
export const competitionSettingsSchema = z.strictObject({
  rounds: z.int().nullable(),
  poolSize: z.int(),
  divisionSize: z.int(),
  moving: z.int(),
  reach: z.int().default(3),
  roundWindow: z.string(),
  bestOf: z.literal(BEST_OF),
  form: z.enum(MATCH_FORMS),
  ties: z.enum(TIE_RULES),
  sameBag: z.boolean().default(false),
  /** Players of a team; null: entrants are players. */
  teamSize: z.int().nullable().default(null),
  rated: z.boolean(),
  match: matchSettingsSchema,
});
export type CompetitionSettings = z.infer<typeof competitionSettingsSchema>;

/** Returns how a competition is played. */
export const settingsOf = ({ settings }: { readonly settings: unknown }): CompetitionSettings =>
  competitionSettingsSchema.parse(settings);

/** Returns when a round ends at the latest that begins at a time. */
export const roundEnd = ({ roundWindow }: CompetitionSettings, from: Date): Date =>
  new Date(from.getTime() + durationMs(roundWindow));
