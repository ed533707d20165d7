import { attemptDelivery } from '../../../src/notifications/outbox/attempt.ts';
import { findDelivery } from '../../../src/notifications/store/deliveries.ts';
import type { OpenChannel } from '../../../src/notifications/workers/open-channels.ts';
import type { Deps } from '../../../src/platform/deps.ts';

/** Attempts a delivery now, ahead of the workers, unless it is finished. */
export async function runDelivery(
  deps: Deps,
  open: Pick<OpenChannel, 'channel' | 'transport'>,
  id: string,
): Promise<void> {
  const data = { nextAt: new Date(deps.clock().getTime() + 20_000) };
  await deps.db.prisma.delivery.updateMany({ where: { id, state: 'waiting' }, data });
  const delivery = await findDelivery(deps.db.prisma, id);
  if (delivery?.state === 'waiting') await attemptDelivery(deps, open, delivery);
}
