import type pg from 'pg';
import { expect, test } from 'vitest';
import { findDelivery } from '../../src/db/deliveries.ts';
import { deliveriesTo } from '../../src/db/delivery-attempts.ts';
import { claimDirect } from '../../src/db/direct-deliveries.ts';
import { newId } from '../../src/db/id.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openPool } from '../../src/db/pool.ts';
import { useDatabaseBefore } from '../support/database-before.ts';

const at = new Date('2026-02-03T04:05:06.789Z');
const ids = { player: newId(), endpoint: newId(), retried: newId(), direct: newId(), email: newId() };
const before = useDatabaseBefore('20261122140101');

/** Writes deliveries as they were stored before: one that is to be retried, one that is direct, and an email. */
async function writeOld(client: pg.Client): Promise<void> {
  const { player, endpoint, retried, direct, email } = ids;
  await client.query(
    `INSERT INTO players (id, handle, display_name, created_at, updated_at) VALUES ($1, 'anna', 'Anna', $2, $2)`,
    [player, at],
  );
  await client.query(
    `INSERT INTO webhook_endpoints (id, player_id, url, events, format, secret, created_at, updated_at)
     VALUES ($1, $2, 'https://example.org', '{}', 'standard', 's', $3, $3)`,
    [endpoint, player, at],
  );
  await client.query(
    `INSERT INTO deliveries (id, dedupe_key, channel, type, player_id, endpoint_id, body, data, attempts, next_at, is_direct,
                             created_at)
     VALUES ($1, $1, 'webhook', 'decision.made', $4, $5, '{"first":1}', NULL, 1, $6, false, $6),
            ($2, $2, 'webhook', 'decision.made', $4, $5, '{"second":2}', NULL, 0, $6, true, $6),
            ($3, $3, 'email', 'turn.started', $4, NULL, NULL, '{"third":3}', 0, $6, false, $6)`,
    [retried, direct, email, player, endpoint, at],
  );
  await client.query(
    `INSERT INTO delivery_attempts (delivery_id, number, at, milliseconds, status, error, answer, is_manual)
     VALUES ($1, 2, $2, 30, NULL, 'There was no answer.', NULL, true), ($1, 1, $2, 20, 500, 'The answer was 500.', 'Oh', false)`,
    [retried, at],
  );
}

test('deliveries that were written before keep their bodies, their attempts and when they are due', async () => {
  await migrate(before.database.url, before.folder);
  const pool = openPool(before.database.url, 'command', { max: 4 });
  const client = await pool.connect();
  await writeOld(client);
  client.release();
  await migrate(before.database.url);

  const { endpoint, player, retried, direct, email } = ids;
  const log = await deliveriesTo(pool, endpoint, undefined, 10);
  expect(log).toMatchObject([
    { id: direct, body: '{"second":2}', nextAt: null, attemptLog: [] },
    { id: retried, body: '{"first":1}', nextAt: at, attempts: 1 },
  ]);
  expect(log[1]?.attemptLog).toEqual(
    [
      { number: 1, at: at.toISOString(), milliseconds: 20, status: 500, error: 'The answer was 500.' },
      { number: 2, at: at.toISOString(), milliseconds: 30, status: null, error: 'There was no answer.' },
    ].map((attempt, place) => ({ ...attempt, answer: place === 0 ? 'Oh' : null, manual: place === 1 })),
  );
  expect(await findDelivery(pool, email)).toMatchObject({ body: null, data: { third: 3 }, nextAt: at });
  const claimed = await claimDirect(pool, at, new Date(at.getTime() + 1000), 10);
  expect(claimed).toMatchObject([{ id: direct, ownerId: player, body: '{"second":2}' }]);
  await pool.end();
}, 60_000);
