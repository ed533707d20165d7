import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startBalancer, startPooler } from './failover/balancers.ts';
import { check, type Found } from './failover/check.ts';
import { send } from './failover/client.ts';
import { type Cluster, startCluster } from './failover/cluster.ts';
import { faultsOf } from './failover/faults.ts';
import { openPlace, type Place } from './failover/place.ts';
import { type Played, playGames, signUp, type Table } from './failover/players.ts';
import { openReceiver, type Receiver } from './failover/receiver.ts';
import { runMigrations, type Service, startService } from './failover/services.ts';
import { type Interval, longestSilence } from './failover/silence.ts';

/**
 * `npm run trial:failover [-- ROUNDS TABLES]`: three PostgreSQL under Patroni and etcd, HAProxy and PgBouncer before them,
 * two web processes and one for jobs, all on this machine; plays while leaders are killed, frozen and cut off, and says
 * what became of the moves. A round takes about four minutes. `KEEP=true` leaves the logs. Needs Debian's packages.
 */

/** Pause before each move, ms: the machine is to be busy with faults, not with load. */
const pauseMs = 50;

type Closer = () => unknown;

async function main([rounds = '1', tables = '6']: readonly string[]): Promise<boolean> {
  const closers: Closer[] = [];
  const place = openPlace();
  closers.push(() => (process.env['KEEP'] ? console.log(`logs: ${place.folder}`) : place.remove()));
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort(new Error('interrupted')));
  try {
    return await run(place, { rounds: Number(rounds), tables: Number(tables) }, closers, interrupt.signal);
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

interface Size {
  readonly rounds: number;
  readonly tables: number;
}

async function run(place: Place, size: Size, closers: Closer[], interrupted: AbortSignal): Promise<boolean> {
  console.log('starting etcd and three PostgreSQL under Patroni');
  const cluster = await startCluster(place);
  closers.push(() => cluster.close());
  console.log('starting HAProxy, PgBouncer, two web processes and the workers');
  const services = await startServices(place, cluster, closers);
  const receiver = await openReceiver();
  closers.push(() => receiver.close());
  const ending = new AbortController();
  const { played, done } = await startPlaying(services, receiver, size, ending.signal);
  const intervals: Interval[] = [];
  const [, web, workers] = services;
  for (let round = 0; round < size.rounds; round += 1) {
    for (const fault of faultsOf({ cluster, web, workers })) {
      interrupted.throwIfAborted();
      intervals.push(await suffer(fault, cluster, played));
    }
  }
  ending.abort();
  await done;
  const found = await check(await cluster.leader(), cluster.nodes, played, receiver);
  return report(found, played, services, receiver);
}

type Services = readonly [Service, Service, Service];

/** One web process behind the pooler, one straight to the balancer, and the workers; roles that own nothing. */
async function startServices(place: Place, cluster: Cluster, closers: Closer[]): Promise<Services> {
  const balancer = await startBalancer(place, cluster.nodes);
  closers.push(() => balancer.program.kill());
  const pooler = await startPooler(place, balancer.port, 'carcassonne');
  closers.push(() => pooler.program.kill());
  await createDatabase((await cluster.leader()).port);
  const at = (port: number, role: string) => `postgresql://${role}:unused@127.0.0.1:${port}/carcassonne`;
  const direct = { DATABASE_URL: at(balancer.port, 'carcassonne') };
  const pooled = { DATABASE_URL: at(pooler.port, 'carcassonne'), DATABASE_POOLER: 'transaction' };
  const web = { WORKERS: 'false' };
  await runMigrations(place, { ...direct, DATABASE_MIGRATE_URL: at(balancer.port, 'carcassonne_owner') });
  const start = async (name: string, given: Readonly<Record<string, string>>) => {
    const service = await startService(place, name, given);
    closers.push(() => service.stop());
    return service;
  };
  return [
    await start('web-pooled', { ...pooled, ...web }),
    await start('web-direct', { ...direct, ...web }),
    await start('workers', { ...direct, WORKERS: 'only' }),
  ];
}

async function createDatabase(port: number): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  for (const role of ['carcassonne', 'carcassonne_owner'])
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'unused'`);
  await client.query('CREATE DATABASE carcassonne OWNER carcassonne_owner');
  await client.end();
}

async function startPlaying(
  [pooled, direct]: Services,
  receiver: Receiver,
  { tables }: Size,
  signal: AbortSignal,
): Promise<{ played: Played; done: Promise<unknown> }> {
  const addresses = [pooled.address, direct.address];
  const played: Played = { moves: [], games: new Map(), stale: 0, refusals: [], trouble: new Map() };
  const tokens = [
    await signUp(addresses, 'anna', played.trouble),
    await signUp(addresses, 'bruno', played.trouble),
  ] as const;
  const webhook = { url: receiver.url, events: ['decision.made'] };
  await send(
    addresses,
    { method: 'POST', path: '/v1/me/webhooks', token: tokens[0], body: webhook },
    played.trouble,
  );
  const table: Table = { addresses, tokens, played, signal };
  const playing = Array.from({ length: tables }, () => playGames(table, pauseMs));
  return { played, done: Promise.all(playing) };
}

/** Lets something go wrong; returns once everything is whole again and has been for a moment. */
async function suffer(
  { name, run }: { readonly name: string; run(): Promise<void> },
  cluster: Cluster,
  { moves }: Played,
): Promise<Interval> {
  await pause(3_000);
  const before = moves.length;
  const from = performance.now();
  await run();
  await pause(3_000);
  await cluster.whole(180);
  const interval = { name, from, to: performance.now() };
  const silence = longestSilence(
    interval,
    moves.map(({ at }) => at),
  );
  const seconds = ((interval.to - from) / 1000).toFixed(0);
  console.log(`${name}: ${silence.toFixed(1)} s of silence, ${moves.length - before} moves in ${seconds} s`);
  return interval;
}

/** Prints what was found. Returns whether nothing was lost, doubled or missing. */
function report(
  found: Found,
  { stale, refusals, trouble }: Played,
  services: Services,
  receiver: Receiver,
): boolean {
  const deaths = services.reduce((total, service) => total + service.deaths(), 0);
  const faults: Readonly<Record<string, number>> = {
    'moves lost': found.lost,
    'moves doubled, or in the log without having been acknowledged': found.doubled,
    'games whose row and log differ': found.broken,
    'tables made twice or lost': found.tables,
    'reads that did not show a move acknowledged before': stale,
    'right requests refused': refusals.length,
    'notifications missing': found.missingNotifications,
    'moves notified under several ids': found.severalIds,
    'replicas that differ from the leader': found.differingReplicas,
    'processes that ended by themselves': deaths,
  };
  console.log(`\n${found.acknowledged} moves acknowledged, ${found.entries} in the log`);
  for (const [name, count] of Object.entries(faults)) console.log(`${String(count).padStart(6)} ${name}`);
  console.log(`${String(receiver.total()).padStart(6)} webhooks received (repeats included)`);
  for (const [kind, count] of trouble) console.log(`${String(count).padStart(6)} sent again after: ${kind}`);
  for (const refusal of refusals.slice(0, 5)) console.log(`refused: ${refusal}`);
  return Object.values(faults).every((count) => count === 0);
}

process.exitCode = await main(process.argv.slice(2)).then(
  (isSound) => (isSound ? 0 : 1),
  (error: Error) => {
    console.error(error.message, error.cause ?? '');
    return 2;
  },
);
