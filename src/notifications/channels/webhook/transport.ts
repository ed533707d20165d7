import { z } from 'zod';
import { addOverdueTurns } from '../../../db/notifications/endpoint-queue.ts';
import { turnTask } from '../../../db/notifications/jobs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Transport } from '../../channel.ts';
import type { Sender } from '../../outgoing/sender.ts';
import { attemptWebhook } from './attempt.ts';
import { Turns } from './turns.ts';

const turnPayload = z.object({ owner: z.uuid(), isSlow: z.boolean() });

/** How long something is due before it counts as forgotten, ms. */
const overdueMs = 1_000;

/** Sends webhooks in turns of their owners. */
export function webhookTransport(deps: Deps, sender: Sender): Transport {
  const turns = new Turns(deps, (delivery, endpoint) => attemptWebhook(deps, sender, delivery, endpoint));
  return {
    attempt: (delivery) => attemptWebhook(deps, sender, delivery),
    tasks: { [turnTask]: (payload) => turns.take(turnPayload.parse(payload)) },
    findForgotten: () => addOverdueTurns(deps.db.prisma, new Date(deps.clock().getTime() - overdueMs)),
    abort: () => void sender.close(),
    close: async () => {
      await turns.close();
      await sender.close();
    },
  };
}
