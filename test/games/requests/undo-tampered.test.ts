import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { useApp } from '../../support/app.ts';
import { agreeTo, answerRequest, openRequest, undoableTable } from '../../support/requests.ts';
import { decide, optionsOf, readTable } from '../../support/table.ts';
import { openTampering, type Rewrite, rewriteLog } from '../../support/tampering.ts';
import { findingsIn } from '../../support/verified.ts';

const service = useApp();
let client: pg.Client;

beforeAll(async () => {
  const { pathname } = new URL(service.deps.config.databaseUrl!);
  client = await openTampering(Object.assign(new URL(inject('adminUrl')), { pathname }).href);
});
afterAll(() => client.end());

const undo = (to: number) => ({ type: 'undo', to }) as const;

/** A change to a log of four entries, the third of which undoes the second, and the findings. */
const rows: readonly (readonly [string, string | Rewrite, string])[] = [
  [
    'the entry that it goes back to',
    `UPDATE log_entries SET decision = 'undo 0' WHERE game_id = $1 AND seq = 3`,
    'entry-illegal 3',
  ],
  ['its seat', 'UPDATE log_entries SET seat = 1 WHERE game_id = $1 AND seq = 3', 'entry-illegal 3'],
  [
    'its time',
    `UPDATE log_entries SET at = at + interval '1 s' WHERE game_id = $1 AND seq = 3`,
    'entry-changed 3',
  ],
  ['all of it', 'DELETE FROM log_entries WHERE game_id = $1 AND seq = 3', 'entry-missing 3'],
  [
    'what it undid',
    `UPDATE log_entries SET decision = decision || ' meeple@monastery0' WHERE game_id = $1 AND seq = 2`,
    'entry-changed 2',
  ],
  [
    'the log behind it, with all hashes, so that it comes too late',
    {
      entries: ([draw, tile, undone, again]) => [
        draw!,
        tile!,
        { ...draw!, seat: 1, at: tile!.at },
        { ...undone!, decision: undo(1) },
        again!,
      ],
    },
    'entry-illegal 4',
  ],
];

test.each(rows)('reports a changed undo: %s', async (_, change, found) => {
  const table = await undoableTable(service);
  await agreeTo(service, table, 0, 'undo');
  const [option] = await optionsOf(service, table, table.players[0]!);
  await decide(service, table, table.players[0]!, option.decision).expect(201);
  expect(await findingsIn(service.db)).toEqual([]);
  if (typeof change === 'string') await client.query(change, [table.id]);
  else await rewriteLog(service.db, client, table.id, change);
  const [first] = await findingsIn(service.db);
  expect(`${first?.code} ${first?.seq}`).toBe(found);
  await client.query('DELETE FROM log_entries WHERE game_id = $1', [table.id]);
  await client.query('DELETE FROM games WHERE id = $1', [table.id]);
});

test('an undo lost in a crash before the commit can be agreed to again', async () => {
  const table = await undoableTable(service);
  const [one, two] = table.players;
  const { body } = await openRequest(service, table, one!, { kind: 'undo' }).expect(201);
  await client.query(`
    CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
      BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
    CREATE CONSTRAINT TRIGGER die AFTER UPDATE ON requests DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION die();`);
  const { status } = await answerRequest(service, table, two!, body.id);
  await client.query('DROP FUNCTION die CASCADE');
  service.errors.length = 0;
  expect(status).toBeGreaterThanOrEqual(500);
  expect((await readTable(service, table, one!)).version).toBe(2);
  const again = await answerRequest(service, table, two!, body.id).expect(200);
  expect(again.body.state).toBe('accepted');
  expect((await readTable(service, table, one!)).version).toBe(3);
  expect(await findingsIn(service.db)).toEqual([]);
});
