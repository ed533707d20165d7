import { expect, test, vi } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { deleteOld } from '../../src/notifications/workers/retention.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { placeFirst, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen } from './support/listener.ts';
import { allFannedOut } from './support/numbered.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const ago = (days: number) => new Date(service.deps.clock().getTime() - days * dayMs);

const eventsOf = async ({ id }: TestTable) =>
  service.db.prisma.outboxEvent.findMany({ where: { gameId: id }, orderBy: { position: 'asc' } });

test('events are deleted after a week, and a stream away for longer starts afresh', async () => {
  const table = await startTable(service, 2);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const url = `${service.url}/v1/games/${table.id}/events`;
  const before = await listen(url, second);
  await placeFirst(service, table, 0);
  await vi.waitFor(() => expect(before.received.length).toBeGreaterThan(0), waiting);
  before.close();
  await placeFirst(service, table, 1);
  await allFannedOut(service);
  await service.db.pool.query('UPDATE outbox_events SET at = $1', [ago(8)]);
  await placeFirst(service, table, 0);
  await allFannedOut(service);
  await deleteOld(service.deps);
  expect((await eventsOf(table)).map(({ kind, seq }) => [kind, seq])).toEqual([['decision.made', 3]]);
  const after = await listen(url, first, before.lastId());
  await vi.waitFor(() => expect(after.received[0]?.data.reason).toBe('unknown-id'), waiting);
  await placeFirst(service, table, 1);
  await vi.waitFor(() => expect(after.received.at(-1)?.data.version).toBe(4), waiting);
});

test('the last event and those without a number or fan-out are kept', async () => {
  const table = await startTable(service, 2);
  await allFannedOut(service);
  await service.db.pool.query('UPDATE outbox_events SET at = $1', [ago(100)]);
  await service.db.pool.query('UPDATE fan_out_cursor SET number = 0');
  const before = (await eventsOf(table)).length;
  await deleteOld(service.deps);
  expect((await eventsOf(table)).length).toBe(before);
  await allFannedOut(service);
  await deleteOld(service.deps);
  expect((await eventsOf(table)).length).toBe(1);
});

test('delivered items are deleted after a week, failed ones after a month, waiting ones never', async () => {
  const text = `
    INSERT INTO deliveries (id, dedupe_key, channel, type, address, state, created_at, finished_at)
    VALUES ($1, $1, 'email', 'account.verify', $4, $2, $3, CASE WHEN $2 <> 'waiting' THEN $3::timestamptz END)`;
  const address = 'somebody@example.org';
  for (const state of ['delivered', 'dropped', 'failed', 'waiting'])
    for (const days of [1, 6, 8, 29, 31])
      await service.db.pool.query(text, [idAt(ago(days)), state, ago(days), address]);
  await deleteOld(service.deps);
  const kept = await service.db.prisma.delivery.groupBy({ by: ['state'], where: { address }, _count: true });
  expect(Object.fromEntries(kept.map(({ state, _count }) => [state, _count]))).toEqual({
    delivered: 2,
    dropped: 2,
    failed: 4,
    waiting: 5,
  });
  await service.db.pool.query('DELETE FROM deliveries WHERE address = $1', [address]);
});

/** An id from a given time: a current one with that time. */
function idAt(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`;
}
