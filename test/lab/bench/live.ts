import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { signAccessToken } from '../../../src/accounts/sessions/access-tokens.ts';
import { newId } from '../../../src/db/id.ts';
import { deriveKeys } from '../../../src/platform/keys.ts';
import type { Config } from '../../../src/settings/config.ts';
import { cpuOf, cpuOfFamily, memoryOf } from './http/cpu.ts';
import { Games } from './http/games.ts';
import type { ListenerOrder, ReceivedEvents } from './live/listeners.ts';
import { type Measured, signUp, stop, withMeasuredService } from './measured-service.ts';
import { pace, printTimes } from './paced.ts';
import { serviceArguments } from './service-arguments.ts';

/**
 * `npm run bench:live`: many listeners to live events of many games while moves are made at an even rate. Every event is
 * checked: each listener gets each decision of its game once and in order. Described in docs/benchmarks.md.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    listeners: { type: 'string', default: '5000' },
    games: { type: 'string', default: '500' },
    rate: { type: 'string', default: '500' },
    profile: { type: 'boolean', default: false },
  },
});
const [seconds, listenerCount, gameCount, perSecond] = [
  values.seconds,
  values.listeners,
  values.games,
  values.rate,
].map(Number) as [number, number, number, number];
const warmUpSeconds = 5;
const childCount = 2;
/** Streams of a player, and from an address, below the limits. */
const perPlayer = 10;
const perAddress = 25;
const secret = 'a secret of the benchmark, 32 characters or more';

async function run({ address, processes, databaseUrl, databasePid }: Measured): Promise<void> {
  const port = Number(new URL(address).port);
  const games = new Games(false);
  const pair = [await signUp(address, 'anna'), await signUp(address, 'bruno')];
  await games.prepare(port, [pair], gameCount);
  games.play(gameCount);
  const children = Array.from({ length: childCount }, () =>
    fork(join(import.meta.dirname, 'live/listeners.ts'), { execArgv: ['--import', 'tsx'] }),
  );
  try {
    await openListeners(children, port, games.ids, databaseUrl);
    await pace([port], { perSecond, seconds: warmUpSeconds }, games.next);
    await report(children, perSecond * warmUpSeconds);
    const cpu = () => [processes.reduce((sum, { pid }) => sum + cpuOf(pid), 0), cpuOfFamily(databasePid)];
    const before = cpu();
    const moves = await pace([port], { perSecond, seconds }, games.next);
    const reports = await report(children, moves.length);
    const after = cpu();
    print(
      moves,
      reports,
      after.map((taken, at) => taken - (before[at] ?? 0)),
    );
    console.log(`memory of the service ${memoryOf(processes[0]?.pid ?? 0).toFixed(0)} MB`);
  } finally {
    await Promise.all(children.map(stop));
  }
}

/** Opens the listeners, spread over the games, each for a spectator. */
async function openListeners(
  children: readonly ChildProcess[],
  port: number,
  games: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const tokens = await addWatchers(databaseUrl, Math.ceil(listenerCount / perPlayer));
  const listeners = Array.from({ length: listenerCount }, (_, at): ListenerOrder => {
    const host = Math.floor(at / perAddress) + 1;
    const token = tokens[at % tokens.length] ?? '';
    return { game: games[at % games.length] ?? '', token, from: `127.1.${host >> 8}.${host & 255}` };
  });
  const ready = children.map(async (child, at) => {
    child.send({ port, listeners: listeners.filter((_, each) => each % childCount === at) });
    await once(child, 'message');
  });
  await Promise.all(ready);
}

/** Adds players who are logged in. Returns their access tokens. */
async function addWatchers(databaseUrl: string, count: number): Promise<string[]> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  const holders = Array.from({ length: count }, () => ({ playerId: newId(), sessionId: newId() }));
  const values = [holders.map(({ playerId }) => playerId), holders.map(({ sessionId }) => sessionId)];
  await db.query(
    `WITH added AS (INSERT INTO players (id, handle, display_name, created_at, updated_at)
       SELECT id, 'watcher' || n, 'Watcher ' || n, now(), now() FROM unnest($1::uuid[]) WITH ORDINALITY AS w (id, n))
     SELECT 1`,
    [values[0]],
  );
  await db.query(
    `INSERT INTO sessions (id, player_id, created_at, last_used_at, expires_at)
     SELECT session, player, now(), now(), now() + interval '1 day' FROM unnest($1::uuid[], $2::uuid[]) AS w (player, session)`,
    values,
  );
  await db.end();
  const config = { jwtSecret: secret, jwtSecretsPrevious: [], accessTokenMinutes: 600 } as unknown as Config;
  return holders.map((holder) =>
    signAccessToken({ config, keys: deriveKeys(config), clock: () => new Date() }, holder),
  );
}

/** Waits until the listeners have received all events, or no more arrive, and returns the received ones. */
async function report(children: readonly ChildProcess[], moves: number): Promise<ReceivedEvents> {
  const expected = (moves * listenerCount) / gameCount;
  let all: ReceivedEvents = { events: 0, faults: [], late: [] };
  for (let quiet = 0; quiet < 20 && all.events < expected; ) {
    await pause(100);
    const before = all.events;
    for (const child of children) {
      child.send('report');
      const [{ events, faults, late }] = (await once(child, 'message')) as [ReceivedEvents];
      all = {
        events: all.events + events,
        faults: [...all.faults, ...faults],
        late: all.late.concat(late),
      };
    }
    quiet = all.events === before ? quiet + 1 : 0;
  }
  return all;
}

function print(
  moves: readonly number[],
  { events, faults, late }: ReceivedEvents,
  cpu: readonly number[],
): void {
  console.log(
    `${listenerCount} listeners to ${gameCount} games, ${perSecond} moves a second for ${seconds} s\n\n` +
      `${''.padEnd(44)}    p50 ms    p99 ms   most ms`,
  );
  printTimes('moves', moves);
  printTimes('from a move to its live events', late);
  const expected = (moves.length * listenerCount) / gameCount;
  console.log(`${events} events of ${expected}; ${faults.length} missed, doubled or out of order`);
  const [service = 0, postgres = 0] = cpu;
  const perEvent = (taken: number) => ((taken * 1000) / events).toFixed(3);
  console.log(`CPU ms an event: service ${perEvent(service)}, PostgreSQL ${perEvent(postgres)}`);
}

const nodeArguments = values.profile
  ? [...serviceArguments, '--cpu-prof', '--cpu-prof-interval', '500']
  : serviceArguments;
await withMeasuredService(run, { nodeArguments, settings: { JWT_SECRET: secret } });
