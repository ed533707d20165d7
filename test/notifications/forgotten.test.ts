/** A delivery does not depend on its job alone: where that is lost or hangs, it gets another one. */
import { expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { minuteMs } from '../../src/helpers/time-units.ts';
import { enqueueAccountEmail } from '../../src/notifications/channels/email/delivery/enqueue.ts';
import { findForgotten } from '../../src/notifications/outbox/attempt.ts';
import { useApp } from '../support/app.ts';

const service = useApp();

/** Enqueues an email some minutes ago, and returns how its jobs can be changed and read. */
async function enqueued(minutes: number) {
  const at = new Date(service.deps.clock().getTime() - minutes * minuteMs);
  const dedupeKey = `account.reset ${newId()}`;
  await enqueueAccountEmail(service.db.prisma, {
    type: 'account.reset',
    address: 'ada@example.org',
    dedupeKey,
    at,
  });
  const [delivery] = await service.db.prisma.delivery.findMany({ orderBy: { id: 'desc' }, take: 1 });
  const key = `delivery ${delivery?.id}`;
  const change = (text: string) =>
    service.db.pool.query(`${text} WHERE key = $1`, [key]).then(({ rowCount }) => expect(rowCount).toBe(1));
  const waiting = async () => {
    const text = 'SELECT 1 FROM graphile_worker.jobs WHERE key = $1 AND locked_at IS NULL';
    return (await service.db.pool.query(text, [key])).rowCount;
  };
  return { change, waiting };
}
const lock = (minutes: number) =>
  `UPDATE graphile_worker._private_jobs SET locked_by = 'worker-alive', locked_at = now() - interval '${minutes} minutes'`;

test('a delivery whose job is gone gets one', async () => {
  const { change, waiting } = await enqueued(2);
  await change('DELETE FROM graphile_worker._private_jobs');
  await findForgotten(service.deps);
  expect(await waiting()).toBe(1);
});

test('a delivery whose job hangs gets another one', async () => {
  const { change, waiting } = await enqueued(5);
  await change(lock(3));
  await findForgotten(service.deps);
  expect(await waiting()).toBe(1);
});

test('a delivery that is not overdue, or whose job waits or runs, is left alone', async () => {
  const fresh = await enqueued(0);
  await fresh.change('DELETE FROM graphile_worker._private_jobs');
  const running = await enqueued(5);
  await running.change(lock(0));
  const late = await enqueued(5);
  await findForgotten(service.deps);
  expect([await fresh.waiting(), await running.waiting(), await late.waiting()]).toEqual([0, 0, 1]);
});
