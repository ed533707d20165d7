import { z } from 'zod';
import type { EventType } from '../events/types.ts';

/** What a player can say of notices; whatever is left out is as for all games, or as the service suggests. */
export const preferencesSchema = z
  .strictObject({
    email: z.enum(['each', 'digest', 'none']).describe('A mail for each notice, one a day, or none'),
    webhooks: z.boolean().describe('Whether your webhooks are called'),
    about: z
      .enum(['all', 'mine', 'end'])
      .describe(
        'Every decision of anybody, what concerns you, or the end of the game alone. Left out: mails of what ' +
          'concerns you; webhooks of whatever they are for',
      ),
    reminders: z.boolean().describe('Whether you are reminded before a deadline'),
  })
  .partial();
export type Preferences = z.infer<typeof preferencesSchema>;

const suggested = { email: 'each', webhooks: true, reminders: true } as const;

/** All of them, with what holds. */
export type EffectivePreferences = Required<Omit<Preferences, 'about'>> & Pick<Preferences, 'about'>;

/** What holds: what was said of the game, else of all games, else what is suggested. Stored ones may be anything. */
export function effective(...stored: unknown[]): EffectivePreferences {
  const said = stored.map((each) => preferencesSchema.safeParse(each ?? {}).data ?? {});
  return Object.assign({}, suggested, ...said);
}

const levels = { end: 0, mine: 1, all: 2 } as const;
const levelOf: Readonly<Record<EventType, keyof typeof levels>> = {
  'game.started': 'mine',
  'turn.started': 'mine',
  'turn.reminder': 'mine',
  'turn.expired': 'mine',
  'decision.made': 'all',
  'game.finished': 'end',
  'player.invited': 'mine',
  'message.posted': 'mine',
};

/** Whether a player wants to hear of an event on a channel. */
export function isWanted(
  { email, webhooks, about, reminders }: EffectivePreferences,
  channel: 'email' | 'webhook',
  event: EventType,
): boolean {
  if (channel === 'email' ? email === 'none' : !webhooks) return false;
  if (event === 'turn.reminder' && !reminders) return false;
  return levels[levelOf[event]] <= levels[about ?? (channel === 'email' ? 'mine' : 'all')];
}
