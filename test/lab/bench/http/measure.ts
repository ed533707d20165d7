import type pg from 'pg';
import type { Measured } from '../measured-service.ts';
import { type Backlog, backlogOf, type Drained, drain, watchLag } from './backlog.ts';
import { cpuOf, cpuOfFamily, memoryOf } from './cpu.ts';
import type { Extent, LoadResult } from './load.ts';
import { type Child, command } from './processes.ts';

/** The processes of a measurement. */
export interface Bench {
  readonly measured: Measured;
  readonly client: Child;
  readonly receiver: Child;
  readonly db: pg.Client;
  readonly bareGames: readonly string[];
  readonly byGame: boolean;
}

/** Seconds of CPU by process. */
export interface Cpu {
  readonly client: number;
  readonly service: number;
  readonly postgres: number;
  readonly receiver: number;
}

/** A load of moves, its backlog, and its resource usage. */
export interface Measurement {
  readonly load: LoadResult;
  /** Seconds of CPU from its start to the end of the last delivery. */
  readonly cpu: Cpu;
  readonly cpuDuringLoad: Cpu;
  /** Maximum age of an event before it was fanned out, seconds. */
  readonly lag: number;
  readonly backlog: Backlog;
  readonly drained: Drained;
  /** Resident memory of the largest service process, MB. */
  readonly memory: number;
}

/** Measures moves, and waits until all their notifications are sent. */
export async function measureMoves(bench: Bench, clients: number, extent: Extent): Promise<Measurement> {
  const before = cpuTaken(bench);
  const { load, lag } = await whileWatching(bench, () => runRoute(bench, 'moves', clients, extent));
  const atEnd = cpuTaken(bench);
  const backlog = await backlogOf(bench.db);
  const memory = Math.max(...bench.measured.processes.map(({ pid }) => memoryOf(pid)));
  const drained = await drain(bench.db);
  const cpu = difference(before, cpuTaken(bench));
  return { load, cpu, cpuDuringLoad: difference(before, atEnd), lag, backlog, drained, memory };
}

async function whileWatching(
  { db }: Bench,
  run: () => Promise<LoadResult>,
): Promise<Pick<Measurement, 'load' | 'lag'>> {
  const watching = watchLag(db);
  try {
    return { load: await run(), lag: await watching.stop() };
  } finally {
    await watching.stop();
  }
}

/** Measures the bare route: the load, and the CPU it took. */
export async function measureBareRoute(
  bench: Bench,
  clients: number,
  extent: Extent,
): Promise<Pick<Measurement, 'load' | 'cpuDuringLoad'>> {
  const before = cpuTaken(bench);
  const load = await runRoute(bench, 'bare', clients, extent);
  return { load, cpuDuringLoad: difference(before, cpuTaken(bench)) };
}

/** Loads a route of the service processes. */
export async function runRoute(
  { client, measured, bareGames, byGame }: Bench,
  kind: 'warm-up' | 'moves' | 'bare',
  clients: number,
  extent: Extent,
): Promise<LoadResult> {
  const ports = measured.processes.map(({ address, barePort }) =>
    kind === 'bare' ? barePort : Number(new URL(address).port),
  );
  const result = await command(client, { kind, ports, clients, extent, bareGames, byGame });
  if (result === undefined) throw new Error('the client measured nothing');
  return result;
}

function cpuTaken({ measured, client, receiver }: Bench): Cpu {
  return {
    client: cpuOf(client.pid),
    service: measured.processes.reduce((total, { pid }) => total + cpuOf(pid), 0),
    postgres: cpuOfFamily(measured.databasePid),
    receiver: cpuOf(receiver.pid),
  };
}

const difference = (before: Cpu, after: Cpu): Cpu => ({
  client: after.client - before.client,
  service: after.service - before.service,
  postgres: after.postgres - before.postgres,
  receiver: after.receiver - before.receiver,
});
