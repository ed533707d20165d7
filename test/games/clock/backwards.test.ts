import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { minuteMs } from '../../../src/time-units.ts';
import { useApp } from '../../support/app.ts';
import { playOn, startTable } from '../../support/table.ts';

const service = useApp();

test('a clock that is set back does not set back the log', async () => {
  const table = await startTable(service);
  service.pass(5 * minuteMs);
  await playOn(service, table, 2);
  service.pass(-5 * minuteMs);
  await playOn(service, table, 2);
  const { body } = await service.http
    .get(`/v1/games/${table.id}/moves`)
    .set(table.players[0]!.auth)
    .expect(200);
  const times = body.items.map(({ at }: { at: string }) => at);
  expect(times.length).toBeGreaterThan(2);
  expect(times).toEqual([...times].sort());
});

test('games that were running before there were timers get theirs by the migration', async () => {
  const table = await startTable(service, 2, { clock: { perTurn: 'PT24H', onTimeout: 'skip' } });
  const timers = async () =>
    (await service.db.pool.query('SELECT version FROM timers WHERE game_id = $1', [table.id])).rows;
  const before = await timers();
  expect(before).toHaveLength(1);
  await service.db.pool.query('DELETE FROM timers');
  const folder = 'prisma/migrations/20261122100502_timers_of_running_games';
  await service.db.pool.query(readFileSync(`${folder}/migration.sql`, 'utf8'));
  expect(await timers()).toEqual(before);
});
