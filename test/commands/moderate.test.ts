import { expect, test } from 'vitest';
import { parseArguments } from '../../src/commands/moderate/arguments.ts';
import { runCommand } from '../../src/commands/moderate/run.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';

const service = useApp();
const run = async (...given: string[]) =>
  (await runCommand(service.deps, { operator: 'anna' }, parseArguments(given))).join('\n');

test('an operator works through the queue on the command line', async () => {
  const [reporter, player] = [await makePlayer(service), await makePlayer(service)];
  expect(await run('queue')).toBe('No report is open.');
  const request = { player: player.handle, reason: 'spam', text: 'Posts links.' };
  const { body } = await reporter.post('/v1/reports', request).expect(202);
  expect(await run('queue')).toContain(`${body.id}  `);
  expect(await run('show', body.id)).toContain('says: Posts links.');
  const made = await run('ban', player.handle, '--because', 'Spam.', '--days', '3', '--report', body.id);
  const [id = ''] = made.split(' ');
  await player.get('/v1/games').expect(401);
  expect(await run('undo', id, '--because', 'A mistake.')).toContain('undone');
  expect(await run('log')).toMatch(/anna {2}undo [\s\S]*anna {2}ban /);
  expect(await run('appoint', player.handle)).toMatch(/^cbm_/);
});

test('invalid commands are refused', async () => {
  for (const given of [[], ['nonsense'], ['ban', 'ole'], ['undo', '--because', 'x']])
    await expect(() => run(...given)).rejects.toThrow(/npm run moderate/);
  expect(() => parseArguments(['ban', 'ole', '--days', 'many'])).toThrow(/--days/);
});
