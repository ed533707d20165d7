import { z } from 'zod';
import { clockSchema, durationMs } from '../games/clock/deadlines.ts';
import { BEST_OF, MATCH_FORMS, TIE_RULES } from '../matches/rules/match.ts';
import { matchSettingsSchema } from '../matches/settings.ts';
import { FORMAT_SETTINGS, type FormatSetting } from './rules/format.ts';

/** Most entrants of a competition. */
export const maxEntrants = 256;

/** Most players of a round who have the same bag: their games begin in one transaction. */
const maxWithSameBag = 256;

/** Returns how many may enter a competition at most, players or teams. */
export function maxEntrantsOf({
  sameBag,
  teamSize,
}: Pick<CompetitionSettings, 'sameBag' | 'teamSize'>): number {
  return sameBag ? Math.floor(maxWithSameBag / (teamSize ?? 1)) : maxEntrants;
}

/** How long a round lasts at most. */
export const roundWindowSchema = clockSchema.shape.perTurn
  .describe(
    'Maximum length of a round, as an ISO 8601 duration; matches that are not over by then are decided as they ' +
      'stand',
  )
  .meta({ examples: ['P60D'] });

/** Returns a member of a schema for each number by which formats are set. */
export const formatSettingsShape = <Schema extends z.ZodType>(
  schemaOf: (setting: (typeof FORMAT_SETTINGS)[FormatSetting]) => Schema,
): Readonly<Record<FormatSetting, Schema>> =>
  Object.fromEntries(
    Object.entries(FORMAT_SETTINGS).map(([name, setting]) => [name, schemaOf(setting)]),
  ) as Record<FormatSetting, Schema>;

/** How a competition is played, as it is stored. */
export const competitionSettingsSchema = z.strictObject({
  rounds: z.int().nullable(),
  ...formatSettingsShape((setting) => z.int().default(setting.default)),
  roundWindow: z.string(),
  bestOf: z.literal(BEST_OF),
  form: z.enum(MATCH_FORMS),
  tieRule: z.enum(TIE_RULES),
  sameBag: z.boolean().default(false),
  /** Players of a team; null: entrants are players. */
  teamSize: z.int().nullable().default(null),
  rated: z.boolean(),
  match: matchSettingsSchema.extend({ clock: clockSchema }),
});
export type CompetitionSettings = z.infer<typeof competitionSettingsSchema>;

/** Returns how a competition is played. */
export const settingsOf = ({ settings }: { readonly settings: unknown }): CompetitionSettings =>
  competitionSettingsSchema.parse(settings);

/** Returns when a round ends at the latest that begins at a time. */
export const roundEnd = ({ roundWindow }: CompetitionSettings, from: Date): Date =>
  new Date(from.getTime() + durationMs(roundWindow));
