import type { Due } from '../../../db/due.ts';
import { inSpan } from '../../../helpers/spans.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DueWork } from '../../../platform/due-work.ts';
import type { Transport } from '../../channel.ts';
import { tryAttempt } from '../../outbox/attempt.ts';
import type { Sender } from '../../outgoing/sender.ts';
import { type TakenTurn, takeTurns, turnKind } from '../../store/endpoint-queue.ts';
import { attemptWebhook } from './attempt.ts';
import { bounds, leaseMs, Turns } from './turns.ts';

/** Owners' turns that run at once in one process, with few for slow endpoints. */
const atOnce = { usual: 28, slow: 8 };

/** Sends webhooks in turns by owner. */
export function webhookTransport(deps: Deps, sender: Sender): Transport {
  const turns = new Turns(deps, (delivery, endpoint) =>
    tryAttempt(deps, delivery, () => attemptWebhook(deps, sender, delivery, endpoint)),
  );
  return {
    attempt: (delivery) => attemptWebhook(deps, sender, delivery),
    queues: {
      [turnKind(false)]: dueTurns(deps, turns, false),
      [turnKind(true)]: dueTurns(deps, turns, true),
    },
    abort: () => void sender.close(),
    close: async () => {
      await turns.close();
      await sender.close();
    },
  };
}

/** The turns of owners, at most one per owner at a time. */
function dueTurns(deps: Deps, turns: Turns, isSlow: boolean): DueWork {
  const kind = turnKind(isSlow);
  const name = isSlow ? 'slow' : 'usual';
  /** The claimed turns, by owner. They hold secrets, which rows must not contain because rows are logged. */
  const taken = new Map<string, TakenTurn>();
  /** Owners whose last turn found nothing to claim. */
  const passedOver = new Set<string>();
  return new DueWork<Due>(deps, {
    leaseMs,
    atOnce: atOnce[name],
    failure: 'webhooks could not be sent this time',
    take: async (lease) => {
      for (const owner of taken.keys()) passedOver.add(owner);
      const all = await takeTurns(deps.db.prisma, isSlow, lease, [...taken.keys()], bounds[name]);
      for (const turn of all) taken.set(turn.due.key, turn);
      return all.map(({ due }) => due);
    },
    work: async (due) => {
      const turn = taken.get(due.key) ?? { due, claimed: [] };
      const next = await inSpan(kind, () => turns.serve(turn, isSlow)).finally(() => taken.delete(due.key));
      return passedOver.delete(due.key) ? { at: deps.clock() } : next;
    },
  });
}
