import { afterEach, expect, test, vi } from 'vitest';
import { startWork, type Work } from '../../src/work/start.ts';
import { useApp } from '../support/app.ts';
import { startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen } from './support/listener.ts';
import { allFannedOut } from './support/numbered.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';

const service = useApp();
const { subscribe, play } = webhookCalls(service);

const running: Work[] = [];
async function start(): Promise<void> {
  running.push(await startWork(service.deps));
}
afterEach(async () => {
  for (const workers of running.splice(0)) await workers.stop();
});

/** Writes this many events of a table whose player left. */
const writeEvents = ({ id }: TestTable, count: number, data: object = {}, kind = 'player.left') =>
  service.db.pool.query(
    `INSERT INTO outbox_events (game_id, kind, seq, data, at)
     SELECT $1, $3, 0, $4, now() FROM generate_series(1, $2)`,
    [id, count, kind, JSON.stringify(data)],
  );

const deliveriesOf = ({ id }: TestTable) => service.db.prisma.delivery.count({ where: { gameId: id } });

test('events without recipients create no delivery', async () => {
  const table = await startTable(service, 2);
  await play(table, 0);
  await start();
  await allFannedOut(service);
  expect(await deliveriesOf(table)).toBe(0);
});

test('two workers process a backlog in batches, each event once and in order', async () => {
  const receiver = await useReceiver();
  const [quiet, loud] = [await startTable(service, 2), await startTable(service, 2)];
  await subscribe(loud.players[0]!, receiver.url, { events: ['player.left'] });
  const by = loud.players[1]!.id;
  for (let count = 0; count < 5; count += 1) {
    await writeEvents(quiet, 190);
    await writeEvents(loud, 10, { by });
  }
  await Promise.all([start(), start()]);
  await allFannedOut(service);
  expect([await deliveriesOf(quiet), await deliveriesOf(loud)]).toEqual([0, 50]);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(50), waiting);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(50);
});

test('events already fanned out are not delivered again', async () => {
  const receiver = await useReceiver();
  const table = await startTable(service, 2);
  await subscribe(table.players[0]!, receiver.url, { events: ['decision.made'] });
  await start();
  for (let turn = 0; turn < 4; turn += 1) await play(table, turn % 2);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(4), waiting);
  await service.db.pool.query(
    `WITH moved AS (UPDATE fan_out_cursor SET number = 0) SELECT pg_notify('outbox', '')`,
  );
  await allFannedOut(service);
  expect(await deliveriesOf(table)).toBe(4);
});

test('a turn that ended before its fan-out is not announced', async () => {
  const receiver = await useReceiver();
  const table = await startTable(service, 2);
  await start();
  await allFannedOut(service);
  await running.pop()?.stop();
  for (const player of table.players) await subscribe(player, receiver.url, { events: ['turn.started'] });
  for (let turn = 0; turn < 5; turn += 1) await play(table, turn % 2);
  await start();
  await allFannedOut(service);
  expect(await deliveriesOf(table)).toBe(1);
});

test('another process continues from the cursor of a dead one', async () => {
  const receiver = await useReceiver();
  const table = await startTable(service, 2);
  await subscribe(table.players[0]!, receiver.url, { events: ['decision.made'] });
  await start();
  await allFannedOut(service);
  const holder = await service.db.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM fan_out_cursor FOR UPDATE');
  await play(table, 0);
  await vi.waitFor(async () => {
    const { rows } = await service.db.pool.query('SELECT number FROM outbox_events WHERE number IS NULL');
    expect(rows).toEqual([]);
  }, waiting);
  expect(await deliveriesOf(table)).toBe(0);
  holder.release(true); // closes the connection, like the death of its process
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
});

test('an event that keeps failing is skipped after some attempts, without delaying others', async () => {
  const receiver = await useReceiver();
  const table = await startTable(service, 2);
  await subscribe(table.players[0]!, receiver.url, { events: ['decision.made'] });
  const listener = await listen(`${service.url}/v1/games/${table.id}/events`, table.players[0]!);
  await writeEvents(table, 1, { message: 5 }, 'message.posted');
  await play(table, 0);
  await start();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 30_000, interval: 100 });
  expect(listener.received.map(({ event }) => event)).toContain('decision.made');
  const reasons = service.errors.map((error) => (error as { msg: string }).msg);
  expect(reasons).toContain('an event can not be fanned out and was skipped');
  service.errors.length = 0;
}, 60_000);
