/** A process is killed between the previous move and the plan: another carries the plan out, once. */
import { expect, test, vi } from 'vitest';
import { useKilledServices, waitingForLeases } from '../../support/killed-services.ts';
import { call, signUp } from '../../support/service-process.ts';
import { draws, tileAt } from './support.ts';

const services = useKilledServices();

const logOf = async () => {
  const text = 'SELECT seq, seat, decision FROM log_entries WHERE seq > 0 ORDER BY seq';
  return (await services.db.pool.query<{ seq: number; seat: number; decision: string }>(text)).rows;
};

test('another process carries out a killed process’s plan exactly once', async () => {
  const first = services.start();
  const address = await first.address;
  const [anna, bruno] = [await signUp(address, 'anna-one'), await signUp(address, 'bruno-one')];
  const { id } = await call(`${address}/v1/games`, anna, { scenario: { draws } });
  const game = `${address}/v1/games/${id}`;
  await call(`${game}/seats`, bruno, {});
  await call(`${game}/plans`, bruno, { tile: 'base/V', decisions: [tileAt(0, 1, 0)] });
  await call(`${game}/plans`, bruno, { tile: 'base/V', decisions: [tileAt(-1, 0, 180)] });
  // Holding the event cursor delays the plan.
  const holder = await services.db.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM fan_out_cursor FOR UPDATE');
  await call(`${game}/moves`, anna, tileAt(1, 0, 90));
  await first.end('SIGKILL');
  await holder.query('ROLLBACK');
  holder.release();
  expect(await logOf()).toHaveLength(1);
  const second = services.start();
  await second.address;
  await vi.waitFor(async () => expect(await logOf()).toHaveLength(2), waitingForLeases);
  const states = async () =>
    (await services.db.pool.query('SELECT state FROM plans ORDER BY position, id')).rows.map(
      ({ state }) => state,
    );
  await vi.waitFor(
    async () => expect((await states()).toSorted()).toEqual(['done', 'waiting']),
    waitingForLeases,
  );
  const left = async () =>
    (await services.db.pool.query(`SELECT count(*)::int AS n FROM due WHERE kind = 'plans'`)).rows[0].n;
  await vi.waitFor(async () => expect(await left()).toBe(0), waitingForLeases);
  expect((await logOf())[1]).toMatchObject({ seat: 1, decision: '0,1 r0' });
  expect(await logOf()).toHaveLength(2);
  expect(second.output()).not.toContain('"level":50');
}, 200_000);
