import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { withoutQuotas } from '../../src/limits/policies.ts';

/** A service in another process, and all its output so far. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Its address, once it answers requests; rejects if it exits first. */
  readonly address: Promise<string>;
  /** Its exit status. */
  readonly ended: Promise<number | null>;
  /** Sends it a signal and waits for its exit. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Excludes the environment and .env file of the person running the tests. */
const quiet = {
  PATH: process.env['PATH'],
  PORT: '0',
  HOST: '',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  JWT_SECRET: '',
};

/** Settings of a service without limits on the tests' calls. */
export const unlimited = { RATE_LIMIT_PER_MINUTE: '0', LIMITS: withoutQuotas, LOG_LEVEL: 'warn' };

/** Starts the service as `npm start` does; the caller ends it. */
export function spawnService(
  env: Record<string, string>,
  command = [process.execPath, 'src/commands/run.mjs'],
): ServiceProcess {
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
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { child, output: () => text, address, ended, end };
}

/** Starts the service until the test ends. */
export function startService(...given: Parameters<typeof spawnService>): ServiceProcess {
  const service = spawnService(...given);
  onTestFinished(() => service.end('SIGTERM'));
  return service;
}

/**
 * Sends JSON and returns JSON.
 * @throws Error if the service is unreachable or refuses
 */
// biome-ignore lint/suspicious/noExplicitAny: whatever is returned
export async function call(url: string, token?: string, body?: object): Promise<any> {
  const response = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  if (!response.ok)
    throw Object.assign(new Error(`${url}: ${response.status} ${text}`), { status: response.status });
  return text === '' ? undefined : JSON.parse(text);
}

/** Registers a player at a service and returns an access token. */
export async function signUp(address: string, handle: string): Promise<string> {
  const credentials = { email: `${handle}@example.org`, password: 'correct horse battery' };
  await call(`${address}/v1/accounts`, undefined, { ...credentials, handle });
  return (await call(`${address}/v1/sessions`, undefined, credentials)).accessToken;
}
