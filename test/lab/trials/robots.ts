import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { withoutQuotas } from '../../../src/limits/policies.ts';
import { readSettings } from '../../../src/settings/config.ts';
import { start } from '../../../src/start.ts';
import { randomFrom } from '../../support/random-play.ts';
import { randomGame, readArguments, type Settings } from './robots/settings.ts';

/**
 * `npm run trial:robots -- --games 1000 --levels easy,fair --owners 8`: has robots play games over HTTP with random mixes of
 * expansions, options and seats. Counts decisions that were refused, games that stand still, and logs that do not verify.
 */

/** A game that has not moved on for this time stands still, ms. */
const stuckMs = 120_000;
const pollMs = 1_000;
const mostAttempts = 60;

interface Result {
  readonly isStuck: boolean;
  readonly isVerified: boolean;
  readonly decisions: number;
  readonly request: object;
}

type Body = Record<string, never>;

/** Sends a request, again where the machine is too busy to answer it or the connection breaks. */
async function call(url: string, token = '', body?: object): Promise<Body> {
  const headers = {
    'content-type': 'application/json',
    ...(body && { 'idempotency-key': randomUUID() }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(url, request).catch((error: unknown) => {
      if (attempt === mostAttempts) throw error;
      return undefined;
    });
    if (answer?.ok) return (await answer.json()) as Body;
    if (answer !== undefined && (answer.status !== 503 || attempt === mostAttempts))
      throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    await pause(pollMs);
  }
}

async function signUp(address: string, number: number): Promise<string> {
  const account = { email: `owner${number}@example.org`, password: 'correct horse battery' };
  await call(`${address}/v1/accounts`, '', { ...account, handle: `owner${number}` });
  return (await call(`${address}/v1/sessions`, '', account))['accessToken'] as unknown as string;
}

async function playOne(address: string, token: string, request: object): Promise<Result> {
  const { id } = await call(`${address}/v1/games`, token, request);
  let [version, since] = [-1, Date.now()];
  for (;;) {
    const game = await call(`${address}/v1/games/${id}`);
    if (game['status'] === 'finished') break;
    if (game['version'] !== version) [version, since] = [game['version'], Date.now()];
    if (Date.now() - since > stuckMs) return { isStuck: true, isVerified: true, decisions: version, request };
    await pause(pollMs);
  }
  const check = await call(`${address}/v1/games/${id}/moves/verify`);
  return { isStuck: false, isVerified: check['ok'] === true, decisions: Number(check['entries']), request };
}

const faulty = (results: readonly Result[]) =>
  results.filter(({ isStuck, isVerified }) => isStuck || !isVerified);

async function playAll(address: string, { games, levels, owners }: Settings): Promise<Result[]> {
  const whole = randomFrom(1);
  const random = () => whole(1_000_000) / 1_000_000;
  const results: Result[] = [];
  let begun = 0;
  const play = async (token: string) => {
    while (begun < games) {
      begun += 1;
      results.push(await playOne(address, token, randomGame(levels, random)));
      if (results.length % 50 === 0)
        console.log(`${results.length} games, ${faulty(results).length} of them wrong`);
    }
  };
  const tokens = await Promise.all(Array.from({ length: owners }, (_, number) => signUp(address, number)));
  await Promise.all(tokens.flatMap((token) => [play(token), play(token), play(token)]));
  return results;
}

async function main(): Promise<boolean> {
  const settings = readArguments();
  const folder = await mkdtemp(join(tmpdir(), 'carcassonne-robots-'));
  await chmod(folder, 0o711);
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
  const given = { PORT: '0', DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '0', LIMITS: withoutQuotas };
  const service = await start(readSettings({ ...given, ACCESS_TOKEN_MINUTES: '1440' }), log);
  const [begin, cpu] = [performance.now(), process.cpuUsage()];
  const results = await playAll(service.config.publicUrl, settings).finally(() => service.close());
  await rm(folder, { recursive: true, force: true });
  report(results, errors, (performance.now() - begin) / 1000, process.cpuUsage(cpu));
  return errors.length === 0 && faulty(results).length === 0;
}

function report(
  results: readonly Result[],
  errors: readonly string[],
  seconds: number,
  cpu: NodeJS.CpuUsage,
): void {
  const decisions = results.reduce((sum, each) => sum + each.decisions, 0);
  const cpuMs = (cpu.user + cpu.system) / 1000;
  console.log(`${results.length} games, ${decisions} decisions in ${seconds.toFixed(0)} s`);
  console.log(`${(cpuMs / decisions).toFixed(2)} ms of CPU a decision, all of the service`);
  console.log(`${errors.length} errors, such as refused decisions`);
  console.log(`${results.filter(({ isStuck }) => isStuck).length} games stood still`);
  console.log(`${results.filter(({ isVerified }) => !isVerified).length} logs do not verify`);
  for (const { request } of faulty(results)) console.log(JSON.stringify(request));
  for (const line of errors.slice(0, 5)) console.log(line);
}

process.exit((await main()) ? 0 : 1);
