import { z } from 'zod';

/** Notification preferences of a player; omitted members inherit those for all games, or else the default. */
export const preferencesSchema = z
  .strictObject({
    email: z
      .enum(['each', 'digest', 'none'])
      .describe('Emails: one for each notification, one a day, or none'),
    push: z.boolean().describe('True if your devices get push notifications'),
    webhooks: z.boolean().describe('True if your webhooks are called'),
    about: z
      .enum(['all', 'mine', 'end'])
      .describe(
        'Every decision of all players, events that concern you, or only the end of the game. If omitted, emails and ' +
          'push notifications cover events that concern you, and webhooks cover all events they subscribe to',
      ),
    reminders: z.boolean().describe('True if you are reminded before a deadline'),
  })
  .partial();
export type Preferences = z.infer<typeof preferencesSchema>;

const defaults = { email: 'each', push: true, webhooks: true, reminders: true } as const;

/** Preferences with defaults applied. */
export type EffectivePreferences = Pick<Preferences, 'about'> & {
  readonly [Key in Exclude<keyof Preferences, 'about'>]: NonNullable<Preferences[Key]>;
};

/**
 * Returns the effective preferences: those for the game, else those for all games, else the defaults. `stored` is ordered
 * from general to specific; invalid values are ignored.
 */
export function effective(...stored: unknown[]): EffectivePreferences {
  const valid = stored.flatMap((each) =>
    each == null ? [] : (preferencesSchema.safeParse(each).data ?? []),
  );
  return Object.assign({}, defaults, ...valid);
}
