import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openMailbox } from '../../notifications/support/mailbox.ts';
import { startBalancer, startPooler } from './failover/balancers.ts';
import { queryAt, replicaFindings } from './failover/check.ts';
import { type Cluster, startCluster } from './failover/cluster.ts';
import { type Fault, faultsOf } from './failover/faults.ts';
import { openPlace, type Place } from './failover/place.ts';
import { check } from './support/check.ts';
import { type Journal, openJournal, repeat } from './support/journal.ts';
import { signUp } from './support/people.ts';
import { playGame } from './support/players.ts';
import { openReceiver } from './support/receiver.ts';
import { report } from './support/report.ts';
import { runCommand, type Service, settings, startService } from './support/services.ts';
import { runTrial, type Trial } from './support/trial.ts';

/**
 * `npm run trial:failover [-- ROUNDS TABLES]`: three PostgreSQL under Patroni and etcd, HAProxy and PgBouncer before them,
 * two web processes and one for jobs, all on this machine; plays while leaders are killed, frozen and cut off, and reports
 * the fate of the moves. A round takes about four minutes. `KEEP=true` leaves the logs. Needs Debian's packages.
 */

/** Pause before each move, ms, so that faults and not the load keep the machine busy. */
const pauseMs = 50;

const [rounds = 1, tables = 6] = process.argv.slice(2).map(Number);

async function run(trial: Trial): Promise<boolean> {
  const { closers } = trial;
  const place = openPlace(trial.folder);
  console.log('starting etcd and three PostgreSQL under Patroni');
  const cluster = await startCluster(place);
  closers.push(cluster.close);
  console.log('starting HAProxy, PgBouncer, two web processes and the workers');
  const [mailbox, receiver] = [await openMailbox(), await openReceiver()];
  closers.push(mailbox.close, receiver.close);
  const services = await startServices(trial, place, cluster, mailbox.url);
  const [pooled, direct, workers] = services;
  const journal = openJournal([pooled.address, direct.address]);
  const anna = await signUp(journal, 'anna', mailbox, receiver);
  const bruno = await signUp(journal, 'bruno', mailbox, receiver);
  const ending = new AbortController();
  const playing = Array.from({ length: tables }, () =>
    repeat(journal, ending.signal, () => playGame(journal, [anna, bruno], pauseMs, ending.signal)),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const fault of faultsOf({ cluster, web: direct, workers })) {
      trial.interrupted.throwIfAborted();
      await suffer(fault, cluster, journal);
    }
  }
  ending.abort();
  await Promise.all(playing);
  const leader = await cluster.leader();
  const seen = { journal, people: [anna, bruno], listened: [], receiver, mailbox };
  const findings = {
    ...(await check(seen, queryAt(leader))),
    ...(await replicaFindings(leader, cluster.nodes)),
    'processes that exited unexpectedly': services.flatMap(({ address, exits }) =>
      exits() > 0 ? [`${address}: ${exits()} times`] : [],
    ),
  };
  return report(findings, seen, services);
}

/** One web process behind the pooler, one straight to the balancer, and the workers; roles that own nothing. */
async function startServices(
  trial: Trial,
  place: Place,
  cluster: Cluster,
  smtp: string,
): Promise<readonly [Service, Service, Service]> {
  const balancer = await startBalancer(place, cluster.nodes);
  trial.closers.push(balancer.program.kill);
  const pooler = await startPooler(place, balancer.port, 'carcassonne');
  trial.closers.push(pooler.program.kill);
  await createDatabase((await cluster.leader()).port);
  const at = (port: number, role: string) => `postgresql://${role}:unused@127.0.0.1:${port}/carcassonne`;
  const direct = { SMTP_URL: smtp, DATABASE_URL: at(balancer.port, 'carcassonne') };
  const pooled = { ...direct, DATABASE_URL: at(pooler.port, 'carcassonne'), DATABASE_POOLER: 'transaction' };
  const folder = join(trial.folder, 'service');
  const migrating = { ...direct, DATABASE_MIGRATE_URL: at(balancer.port, 'carcassonne_owner') };
  const log = join(trial.folder, 'migrate.log');
  if (!(await runCommand('migrate', settings(folder, migrating), log)))
    throw new Error(`The migrations failed: ${log}`);
  const start = (name: string, given: Readonly<Record<string, string>>) =>
    startService(trial, settings(folder, given), join(trial.folder, `${name}.log`));
  return [
    await start('web-pooled', { ...pooled, WORKERS: 'false' }),
    await start('web-direct', { ...direct, WORKERS: 'false' }),
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

/** Causes a fault; returns once everything has recovered and is stable. */
async function suffer({ name, run: doIt }: Fault, cluster: Cluster, { moves }: Journal): Promise<void> {
  await pause(3_000);
  const before = moves.length;
  const from = performance.now();
  await doIt();
  await pause(3_000);
  await cluster.whole(180);
  const to = performance.now();
  const times = moves.slice(before).map(({ at }) => at);
  const silence = longestSilence(from, to, times);
  const seconds = ((to - from) / 1000).toFixed(0);
  console.log(`${name}: ${silence.toFixed(1)} s of silence, ${times.length} moves in ${seconds} s`);
}

/** Returns the longest gap between the times from `from` to `to`, which are in ms, in seconds. */
function longestSilence(from: number, to: number, times: readonly number[]): number {
  const edges = [from, ...times, to].sort((one, other) => one - other);
  const gaps = edges.slice(1).map((at, index) => at - (edges[index] ?? at));
  return Math.max(0, ...gaps) / 1000;
}

await runTrial('failover', run);
