import { z } from 'zod';
import { emailDefault, emailPreference } from '../channels/email/preference.ts';
import { pushDefault, pushPreference } from '../channels/push/preference.ts';
import { webhookDefault, webhookPreference } from '../channels/webhook/preference.ts';

/** Notification preferences of a player; what is left out is as for all games, or else the default. */
export const preferencesSchema = z
  .strictObject({
    ...emailPreference,
    ...pushPreference,
    ...webhookPreference,
    about: z
      .enum(['all', 'mine', 'end'])
      .describe(
        'Every decision of everybody, what concerns you, or only the end of the game. Left out: emails and push ' +
          'notifications about what concerns you; webhooks about everything that they subscribe to',
      ),
    reminders: z.boolean().describe('Whether you are reminded before a deadline'),
  })
  .partial();
export type Preferences = z.infer<typeof preferencesSchema>;

const defaults = { ...emailDefault, ...pushDefault, ...webhookDefault, reminders: true } as const;

/** Preferences with defaults applied. */
export type EffectivePreferences = Pick<Preferences, 'about'> & {
  readonly [Key in Exclude<keyof Preferences, 'about'>]: NonNullable<Preferences[Key]>;
};

/**
 * The preferences that apply: those for the game, else those for all games, else the defaults. `stored` goes from
 * general to special; what is not valid is ignored.
 */
export function effective(...stored: unknown[]): EffectivePreferences {
  const valid = stored.flatMap((each) =>
    each == null ? [] : (preferencesSchema.safeParse(each).data ?? []),
  );
  return Object.assign({}, defaults, ...valid);
}
