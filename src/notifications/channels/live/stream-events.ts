import { z } from 'zod';
import { text } from '../../kinds/members.ts';

/** `data` of the events about a stream itself, by type. */
const streamDataSchemas = {
  reset: z.object({
    reason: z
      .enum(['unknown-id', 'too-far-back', 'too-slow', 'renumbered'])
      .describe(
        '`unknown-id`: no event has the id you sent, for example because the service was restored from a backup; ' +
          '`too-far-back`: you missed more events than are repeated; `too-slow`: you did not read fast enough; ' +
          '`renumbered`: the service lost its position',
      ),
    advice: text.describe('How to recover: fetch the game (or your games) again'),
  }),
  closed: z.object({
    reason: z
      .enum(['credential-ended', 'game-not-visible'])
      .describe(
        '`credential-ended`: the session has ended, or the token has expired or was deleted; `game-not-visible`: the ' +
          'game is no longer visible to you',
      ),
  }),
};

/** The types of events about a stream itself. */
export type StreamEventType = keyof typeof streamDataSchemas;
/** Why events are missing. */
export type ResetReason = z.output<typeof streamDataSchemas.reset>['reason'];
/** Why a stream ends before its listener disconnects. */
export type CloseReason = z.output<typeof streamDataSchemas.closed>['reason'];

/** Events about the stream itself, by type: `LiveReset`, `LiveClosed`. */
export const streamEventSchemas = {
  reset: z
    .object({ type: z.literal('reset'), data: streamDataSchemas.reset })
    .meta({ id: 'LiveReset', description: 'Some events are missing here; new ones follow.' }),
  closed: z
    .object({ type: z.literal('closed'), data: streamDataSchemas.closed })
    .meta({ id: 'LiveClosed', description: 'You no longer have access; the stream ends here.' }),
} satisfies Readonly<Record<StreamEventType, z.ZodType>>;
