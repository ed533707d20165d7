import { z } from 'zod';
import { clockSchema, durationMs } from '../games/clock/deadlines.ts';
import { BEST_OF, MATCH_FORMS, TIE_RULES } from '../matches/rules/match.ts';
import { matchSettingsSchema } from '../matches/settings.ts';
import { FORMAT_SETTINGS, type FormatSetting } from './rules/format.ts';

/** Maximum number of entrants of a competition. */
export const maxEntrants = 256;

/** Maximum number of players in a round with a shared bag, because their games start in one transaction. */
const maxWithSameBag = 256;

/** Returns the maximum number of entrants of a competition, players or teams. */
export function maxEntrantsOf({
  sameBag,
  teamSize,
}: Pick<CompetitionSettings, 'sameBag' | 'teamSize'>): number {
  return sameBag ? Math.floor(maxWithSameBag / (teamSize ?? 1)) : maxEntrants;
}

/** Maximum duration of a round. */
export const roundWindowSchema = clockSchema.shape.perTurn
  .describe(
    'Maximum length of a round, as an ISO 8601 duration; unfinished matches are then decided by their current ' +
      'score',
  )
  .meta({ examples: ['P60D'] });

/** Returns a schema shape with a member for each numeric format setting. */
export const formatSettingsShape = <Schema extends z.ZodType>(
  schemaOf: (setting: (typeof FORMAT_SETTINGS)[FormatSetting]) => Schema,
): Readonly<Record<FormatSetting, Schema>> =>
  Object.fromEntries(
    Object.entries(FORMAT_SETTINGS).map(([name, setting]) => [name, schemaOf(setting)]),
  ) as Record<FormatSetting, Schema>;

/** The stored settings of a competition. */
export const competitionSettingsSchema = z.strictObject({
  rounds: z.int().nullable(),
  ...formatSettingsShape((setting) => z.int().default(setting.default)),
  roundWindow: z.string(),
  bestOf: z.literal(BEST_OF),
  form: z.enum(MATCH_FORMS),
  tieRule: z.enum(TIE_RULES),
  sameBag: z.boolean().default(false),
  /** Players per team; null if the entrants are players. */
  teamSize: z.int().nullable().default(null),
  rated: z.boolean(),
  match: matchSettingsSchema.extend({ clock: clockSchema }),
});
export type CompetitionSettings = z.infer<typeof competitionSettingsSchema>;

/** Returns the settings of a competition. */
export const settingsOf = ({ settings }: { readonly settings: unknown }): CompetitionSettings =>
  competitionSettingsSchema.parse(settings);

/** Returns the deadline of a round that starts at a given time. */
export const roundEnd = ({ roundWindow }: CompetitionSettings, from: Date): Date =>
  new Date(from.getTime() + durationMs(roundWindow));
