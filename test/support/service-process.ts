import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach } from 'vitest';

/** A service in a separate process, and everything it has written so far. */
export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Its address, once it answers requests; rejects when it ends before. */
  readonly address: Promise<string>;
  readonly ended: Promise<number | null>;
}

const running: Started[] = [];

/** Nothing of the environment or of a .env file of the person who runs the tests. */
const quiet = {
  PATH: process.env['PATH'],
  PORT: '0',
  HOST: '',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  JWT_SECRET: '',
};

/** Starts the service as `npm start` does; what a test has started is stopped after it. */
export function startService(
  env: Record<string, string>,
  command = [process.execPath, 'src/commands/run.mjs'],
): Started {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: { ...quiet, ...env } });
  let text = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += chunk;
      const [, found] = /^Interactive documentation: (.*)\/docs$/m.exec(text) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(text)));
  });
  address.catch(() => {});
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const started = { child, output: () => text, address, ended };
  running.push(started);
  return started;
}

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
