import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXPANSIONS } from '../../src/engine/index.ts';
import { useApp } from '../support/app.ts';
import { playOn, resign, startTable } from '../support/table.ts';

const service = useApp();

async function runExample(file: string, ...args: string[]) {
  const process_ = spawn(process.execPath, [join(import.meta.dirname, '../../examples', file), ...args]);
  let printed = '';
  process_.stdout.on('data', (text) => {
    printed += text;
  });
  const [status] = await once(process_, 'close');
  return { status, printed };
}

test('the shuffle of a finished game can be verified without the server', async () => {
  const table = await startTable(service, 2, { rules: { expansions: ['river'] } });
  const { body } = await service.http.get(`/v1/games/${table.id}/fairness`).expect(200);
  expect(body.seed).toBeNull();
  await playOn(service, table, 12);
  await resign(service, table, table.players[0]!);
  const checked = await runExample(
    'verify-shuffle.mjs',
    `${service.url}/v1/games/${table.id}`,
    body.commitment,
  );
  expect(checked).toEqual({ status: 0, printed: expect.not.stringContaining('NO') });
  const other = await runExample('verify-shuffle.mjs', `${service.url}/v1/games/${table.id}`, '0'.repeat(64));
  expect(other).toEqual({ status: 1, printed: expect.stringContaining('committed to: NO') });
});

test('a game with all expansions can be played to its end over HTTP', async () => {
  const table = await startTable(service, 6, { rules: { expansions: [...EXPANSIONS], handSize: 3 } });
  const end = await playOn(service, table, 3000, 5);
  expect(end).toMatchObject({ status: 'finished' });
  const { body: record } = await service.http.get(`/v1/games/${table.id}/record`).expect(200);
  const replayed = await service.http.post('/v1/records/replay').send(record);
  expect([replayed.status, replayed.body.scores]).toEqual([200, end.scores]);
});
