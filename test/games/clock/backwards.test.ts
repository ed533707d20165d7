import { expect, test } from 'vitest';
import { minuteMs } from '../../../src/helpers/time-units.ts';
import { useApp } from '../../support/app.ts';
import { playOn, startTable } from '../../support/table.ts';

const service = useApp();

test('setting the clock back does not set back the log', async () => {
  const table = await startTable(service);
  service.pass(5 * minuteMs);
  await playOn(service, table, 2);
  service.pass(-5 * minuteMs);
  await playOn(service, table, 2);
  const { body } = await table.players[0]!.get(`/v1/games/${table.id}/moves`).expect(200);
  const times = body.items.map(({ at }: { at: string }) => at);
  expect(times.length).toBeGreaterThan(2);
  expect(times).toEqual([...times].sort());
});
