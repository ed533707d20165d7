import { beforeAll, expect, test } from 'vitest';
import {
  dropDeliveries,
  findDelivery,
  insertDeliveries,
  type NewDelivery,
  waitingDeliveries,
} from '../../src/db/deliveries.ts';
import { deliveriesTo, writeAttempts } from '../../src/db/delivery-attempts.ts';
import { claimDirect, releaseDirect, setAside } from '../../src/db/direct-deliveries.ts';
import { dueEndpoints } from '../../src/db/endpoint-queue.ts';
import { newId } from '../../src/db/id.ts';
import { transaction } from '../../src/db/transactions.ts';
import { insertEndpoint } from '../../src/db/webhook-endpoints.ts';
import { useDatabase } from '../support/database.ts';
import { insertPlainPlayer } from '../support/real-game.ts';

const given = useDatabase();
const start = Date.now();
/** A time so many seconds after the start. */
const after = (seconds: number) => new Date(start + 1000 * seconds);
const endpoint = { id: newId(), playerId: '' };

beforeAll(async () => {
  endpoint.playerId = await insertPlainPlayer(given.db, 'anna');
  const [url, format, secret] = ['https://example.org', 'standard', 'whsec_'];
  await insertEndpoint(given.db, { ...endpoint, url, events: [], format, secret, createdAt: after(0) }, 1);
});

/** Writes direct deliveries, each with its id as body, reserved until a time. Returns their ids. */
async function write(count: number, reservedUntil: Date | undefined): Promise<string[]> {
  const all = Array.from({ length: count }, (): NewDelivery & { id: string } => {
    const id = newId();
    const [channel, type, lane] = ['webhook', 'decision.made', 'direct'] as const;
    const names = { endpointId: endpoint.id, playerId: endpoint.playerId, gameId: id };
    return { id, dedupeKey: id, channel, type, lane, ...names, seq: 1, body: `"${id}"`, reservedUntil };
  });
  expect([...(await insertDeliveries(given.db.prisma, all, after(0))).keys()]).toEqual(
    all.map(({ id }) => id),
  );
  return all.map(({ id }) => id);
}

const claim = async (now: number, until: number, limit = 500) =>
  (await claimDirect(given.db.prisma, after(now), after(until), limit))?.map(({ id }) => id);
const end = (ids: readonly string[]) => dropDeliveries(given.db.prisma, ids, after(0));

test('what is reserved is claimed when that ends, once, unless it is finished', async () => {
  const [finished, ...waiting] = await write(3, after(10));
  expect(await claim(9, 40)).toBeUndefined();
  await end([finished!]);
  const claimed = await claimDirect(given.db.prisma, after(11), after(40), 500);
  expect(claimed).toMatchObject(
    waiting.map((id) => ({ id, body: `"${id}"`, ownerId: endpoint.playerId, reservedUntil: after(40) })),
  );
  expect(await claim(39, 80)).toBeUndefined();
  expect(await claim(41, 80)).toEqual(waiting);
  await end(waiting);
  expect(await claim(81, 90), 'a reservation of what is finished').toEqual([]);
  expect(await claim(81, 90)).toBeUndefined();
});

test('what nobody reserved is claimed at once, and not much more than the limit', async () => {
  const ids = await write(1_200, undefined);
  const first = await claim(0, 30, 100);
  const second = await claim(0, 30, 600);
  expect([first?.length, second?.length]).toEqual([500, 700]);
  expect([...first!, ...second!].sort()).toEqual(ids);
  await end(ids);
  expect(await claim(31, 60)).toEqual([]);
});

test('what a process releases is claimed at once, and not again when its reservation would have ended', async () => {
  const ids = await write(4, after(10));
  await releaseDirect(given.db.prisma, ids.slice(2), after(1));
  expect(await claim(2, 60)).toEqual(ids.slice(2));
  expect(await claim(11, 60)).toEqual(ids.slice(0, 2));
  await end(ids);
  expect(await claim(61, 90)).toEqual([]);
});

test('what is set aside is due for the job of its owner, and nobody claims it', async () => {
  const [mine, ...theirs] = await write(3, after(10));
  const [unreserved] = await write(1, undefined);
  expect((await waitingDeliveries(given.db.prisma)).get('webhook')?.count).toBe(4);
  await setAside(given.db.prisma, endpoint.id, [mine!], after(1));
  expect(await dueEndpoints(given.db.prisma, endpoint.playerId, after(1), 1)).toEqual([endpoint.id]);
  expect(await claim(2, 60)).toEqual([]);
  expect(await claim(11, 60)).toEqual(theirs);
  expect((await waitingDeliveries(given.db.prisma)).get('webhook')).toEqual({ count: 4, since: after(0) });
  await end([mine!, unreserved!, ...theirs]);
  expect(await waitingDeliveries(given.db.prisma)).toEqual(new Map());
});

test('the result of a first attempt stays on the page of the delivery, and changes no index', async () => {
  const { pool, prisma } = given.db;
  await pool.query('TRUNCATE deliveries, delivery_bodies, direct_reservations');
  const ids = await write(200, after(10));
  const results = ids.map((delivery) => ({
    delivery,
    at: after(1),
    milliseconds: 12.6,
    status: 204,
    state: 'delivered' as const,
    isManual: false,
  }));
  const changed = await transaction(given.db, async (tx) => {
    const counts = async () => {
      const [row] = await tx.$queryRaw<{ all: number; hot: number }[]>`
        SELECT n_tup_upd::int AS all, n_tup_hot_upd::int AS hot FROM pg_stat_xact_user_tables WHERE relname = 'deliveries'`;
      return row!;
    };
    const before = await counts();
    await writeAttempts(tx, results);
    const now = await counts();
    return [now.all - before.all, now.hot - before.hot];
  });
  expect(changed).toEqual([200, 200]);
  const attempt = { number: 1, at: after(1).toISOString(), milliseconds: 13, status: 204 };
  const [log] = await deliveriesTo(prisma, endpoint.id, undefined, 1);
  expect(log).toMatchObject({ id: ids.at(-1), state: 'delivered', attempts: 1, finishedAt: after(1) });
  expect(log?.attemptLog).toEqual([{ ...attempt, error: null, answer: null, manual: false }]);
});

test('a body goes with its delivery', async () => {
  const { pool, prisma } = given.db;
  const [first, second] = await write(2, after(10));
  await pool.query('DELETE FROM deliveries WHERE id = $1', [first]);
  const { rows } = await pool.query(
    'SELECT delivery_id AS id FROM delivery_bodies WHERE delivery_id = ANY($1)',
    [[first, second]],
  );
  expect(rows).toEqual([{ id: second }]);
  expect(await findDelivery(prisma, second!)).toMatchObject({ body: `"${second}"` });
});
