import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '../../src/db/admin/migrate.ts';
import { openDb } from '../../src/db/client.ts';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/index.ts';
import { maxRepeats } from '../../src/notifications/index.ts';
import { serve, type TestApp, useApp } from '../support/app.ts';
import { connect } from '../support/database.ts';
import { folderOfTest } from '../support/folders.ts';
import { placeFirst, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { copyTables } from './support/copy-tables.ts';
import { listen, type TestListener, typesOf } from './support/listener.ts';
import { allNumbered } from './support/numbered.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const eventsOf = (table: TestTable, at: TestApp = service) => `${at.url}/v1/games/${table.id}/events`;
const received = (listener: TestListener, type: string) =>
  vi.waitFor(() => expect(typesOf(listener)).toContain(type), waiting);
const versionsOf = (listener: TestListener) =>
  listener.received.filter(({ event }) => event === 'decision.made').map(({ data }) => data.version);
const reasonOf = ({ received: [first] }: TestListener) => (first?.event === 'reset' ? first.data.reason : '');

/** A service on a fresh PostgreSQL that got a dump of this one. */
async function moveHouse(): Promise<TestApp> {
  const folder = folderOfTest('carcassonne-moved');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  await migrate(postgres.url);
  const { pathname } = new URL(postgres.url);
  await copyTables(service.db.pool, Object.assign(new URL(postgres.adminUrl), { pathname }).href);
  const db = openDb(postgres.url, { poolSize: 4 });
  const moved = await serve(db, { databaseUrl: postgres.url });
  onTestFinished(async () => {
    await moved.app.close();
    await db.close();
    await postgres.stop();
  });
  return moved;
}

describe('an id', () => {
  test('means the same after a dump and restore into a new cluster', async () => {
    const table = await startTable(service, 2);
    const before = await listen(eventsOf(table), table.players[1]!);
    await placeFirst(service, table, 0);
    await received(before, 'turn.started');
    const moved = await moveHouse();
    await placeFirst(moved, table, 1);
    const after = await listen(eventsOf(table, moved), table.players[1]!, before.lastId());
    await placeFirst(moved, table, 0);
    await vi.waitFor(() => expect(versionsOf(after)).toEqual([2, 3]), waiting);
    expect(typesOf(after)).not.toContain('reset');
  });

  test.each([
    'abc',
    '3438',
    '20845-17',
    '0-0',
    '999999-1',
    '999999999999999999-9999999999999999999',
    '1-AAAAAAAA',
    `${'9'.repeat(15)}-AAAAAAAA`,
  ])('that the service cannot know, %s, gets a reset, and the stream continues', async (id) => {
    const table = await startTable(service, 2);
    const listener = await listen(eventsOf(table), table.players[1]!, id);
    await vi.waitFor(() => expect(reasonOf(listener)).toBe('unknown-id'), waiting);
    expect(listener.received[0]!.data.advice).toContain('again');
    await placeFirst(service, table, 0);
    await received(listener, 'decision.made');
    expect(service.errors).toEqual([]);
  });

  test('from before an older backup was restored is not mistaken for a new event with its number', async () => {
    const table = await startTable(service, 2);
    const before = await listen(eventsOf(table), table.players[1]!);
    await placeFirst(service, table, 0);
    await received(before, 'turn.started');
    const id = before.lastId();
    await service.db.pool.query(`UPDATE outbox_events SET at = at + interval '1 hour' WHERE game_id = $1`, [
      table.id,
    ]);
    service.deps.outbox.announce(); // lets listeners read
    await vi.waitFor(() => expect(typesOf(before).at(-1)).toBe('reset'), waiting);
    const after = await listen(eventsOf(table), table.players[1]!, id);
    await vi.waitFor(() => expect(reasonOf(after)).toBe('unknown-id'), waiting);
  });
});

test('an open transaction delays no event', async () => {
  const table = await startTable(service, 2);
  const other = await connect(service.deps.config.databaseUrl as string);
  await other.query('BEGIN');
  await other.query('SELECT pg_current_xact_id()');
  const listener = await listen(eventsOf(table), table.players[1]!);
  await placeFirst(service, table, 0);
  await received(listener, 'decision.made');
  await other.query('COMMIT');
});

test('an event from a slow transaction is late, but not lost', async () => {
  const table = await startTable(service, 2);
  const slow = await connect(service.deps.config.databaseUrl as string);
  const listener = await listen(eventsOf(table), table.players[1]!);
  await slow.query('BEGIN');
  await slow.query(
    `INSERT INTO outbox_events (game_id, kind, seq, at) VALUES ($1, 'player.left', 0, now())`,
    [table.id],
  );
  await placeFirst(service, table, 0);
  await received(listener, 'decision.made');
  const id = listener.lastId();
  await slow.query('COMMIT');
  service.deps.outbox.announce(); // as each process does after its commits
  await received(listener, 'player.left');
  const again = await listen(eventsOf(table), table.players[1]!, id);
  await received(again, 'player.left');
});

test('a client that missed too much must reload the game', async () => {
  const table = await startTable(service, 2);
  await allNumbered(service);
  const early = await listen(eventsOf(table), table.players[1]!);
  const id = early.lastId();
  await service.db.pool.query(
    `INSERT INTO outbox_events (game_id, kind, seq, at) SELECT $1, 'player.left', 0, now() FROM generate_series(1, $2)`,
    [table.id, maxRepeats],
  );
  service.deps.outbox.announce();
  await vi.waitFor(() => expect(early.received).toHaveLength(maxRepeats), waiting);
  const all = await listen(eventsOf(table), table.players[1]!, id);
  await vi.waitFor(() => expect(all.received).toHaveLength(maxRepeats), waiting);
  await placeFirst(service, table, 0);
  await received(early, 'decision.made');
  const late = await listen(eventsOf(table), table.players[1]!, id);
  await vi.waitFor(() => expect(reasonOf(late)).toBe('too-far-back'), waiting);
  await placeFirst(service, table, 1);
  await received(late, 'decision.made');
  expect(versionsOf(late)).toEqual([2]);
});
