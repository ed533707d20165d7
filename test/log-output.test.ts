import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

/** Starts a program that logs two lines and then continues in its way. */
function startLogging(then: string): ChildProcess {
  const program = `
    import { pino } from 'pino';
    import { openLogOutput } from './src/platform/log-output.ts';
    const log = pino(openLogOutput(1));
    log.info('first line');
    log.info('last line');
    ${then}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
}

test.each([
  ['exits', 'process.exit(0);'],
  ['ends normally', ''],
  ['throws an uncaught error', "throw new Error('a defect');"],
])('a process that %s has written all of its log', async (_, ending) => {
  const { stdout } = startLogging(ending);
  expect(await text(stdout!)).toMatch(/first line.*\n.*last line/);
});

test('lines are written while the process runs', async () => {
  const child = startLogging('setInterval(() => {}, 1_000);');
  const [chunk] = await once(child.stdout!, 'data');
  child.kill('SIGKILL');
  expect(String(chunk)).toMatch(/first line.*\n.*last line/);
});
