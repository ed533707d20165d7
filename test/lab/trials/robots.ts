import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { withoutQuotas } from '../../../src/limits/policies.ts';
import { ROBOT_LEVELS } from '../../../src/robots/index.ts';
import { readSettings } from '../../../src/settings/config.ts';
import { start } from '../../../src/start.ts';
import { randomFrom } from '../../support/random-play.ts';
import { readOptions } from '../support/arguments.ts';
import { randomGame } from './robots/random-game.ts';
import { get, type Journal, openJournal, post } from './support/journal.ts';
import { register } from './support/people.ts';
import { runTrial, type Trial } from './support/trial.ts';

/**
 * `npm run trial:robots -- --games 1000 --levels easy,fair --owners 8`: has robots play games over HTTP with random mixes of
 * expansions, options and seats. Counts decisions that were refused, games that stand still, and logs that do not verify.
 */

/** A game that has not moved on for this time stands still, ms. */
const stuckMs = 120_000;
const pollMs = 1_000;

const given = readOptions({ games: 20, levels: 'easy,fair', owners: 8 });
const levels = given.levels.split(',').map((name) => {
  const level = ROBOT_LEVELS.find((each) => each === name);
  if (level === undefined) throw new Error(`There is no level ${name}, only ${ROBOT_LEVELS.join(', ')}.`);
  return level;
});

interface Result {
  readonly isStuck: boolean;
  readonly isVerified: boolean;
  readonly decisions: number;
  readonly request: object;
}

async function playOne(journal: Journal, token: string, request: object): Promise<Result> {
  const { id } = (await post(journal, { path: '/v1/games', token, body: request })).body;
  let [version, since] = [-1, Date.now()];
  for (;;) {
    const game = await get(journal, `/v1/games/${id}`, token);
    if (game.status === 'finished') break;
    if (game.version !== version) [version, since] = [game.version, Date.now()];
    if (Date.now() - since > stuckMs) return { isStuck: true, isVerified: true, decisions: version, request };
    await pause(pollMs);
  }
  const check = await get(journal, `/v1/games/${id}/moves/verify`, token);
  return { isStuck: false, isVerified: check.ok === true, decisions: Number(check.entries), request };
}

const faulty = (results: readonly Result[]) =>
  results.filter(({ isStuck, isVerified }) => isStuck || !isVerified);

async function playAll(address: string): Promise<Result[]> {
  const journal = openJournal([address]);
  const whole = randomFrom(1);
  const random = () => whole(1_000_000) / 1_000_000;
  const results: Result[] = [];
  let begun = 0;
  const play = async (token: string) => {
    while (begun < given.games) {
      begun += 1;
      results.push(await playOne(journal, token, randomGame(levels, random)));
      if (results.length % 50 === 0)
        console.log(`${results.length} games, ${faulty(results).length} of them wrong`);
    }
  };
  const names = Array.from({ length: given.owners }, (_, number) => `owner${number}`);
  const owners = await Promise.all(names.map((name) => register(journal, name)));
  // An owner may have three games at a time.
  const tokens = owners.flatMap(({ accessToken: token }) => [token, token, token]);
  await Promise.all(tokens.map(play));
  return results;
}

async function run({ folder, closers }: Trial): Promise<boolean> {
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) });
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: join(folder, 'service'),
    RATE_LIMIT_PER_MINUTE: '0',
    LIMITS: withoutQuotas,
    ACCESS_TOKEN_MINUTES: '1440',
  });
  const service = await start(settings, log);
  closers.push(service.close);
  const [begin, cpu] = [performance.now(), process.cpuUsage()];
  const results = await playAll(service.config.publicUrl);
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

await runTrial('robots', run);
