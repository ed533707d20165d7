import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../src/db/admin/migrate.ts';
import { findCluster } from '../../../src/embedded-postgres/cluster.ts';
import { startEmbeddedPostgres } from '../../../src/embedded-postgres/index.ts';
import { projectRoot } from '../../../src/helpers/project-root.ts';
import { buildService } from '../../../src/tools/build-service.ts';
import { closeConnections, post } from './load.ts';
import { serviceArguments } from './service-arguments.ts';

/** A measured service process. */
export interface MeasuredProcess {
  readonly address: string;
  /** The port of a route that only runs one statement. */
  readonly barePort: number;
  readonly pid: number;
}

/** The addresses of measured services and their database. */
export interface Measured {
  /** Address of the first process. */
  readonly address: string;
  readonly processes: readonly MeasuredProcess[];
  readonly databaseUrl: string;
  /** Connects to the database server as its superuser. */
  readonly adminUrl: string;
  /** The log file of the database server. */
  readonly databaseLog: string;
  /** Process of the database server, parent of its backends. */
  readonly databasePid: number;
}

/** How services are measured. */
export interface MeasuredOptions {
  readonly processes?: number;
  /** Arguments for Node in place of those of the service. */
  readonly nodeArguments?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Runs `use` with compiled services in processes of their own, on an embedded PostgreSQL (synchronous commit) that is
 * deleted afterwards.
 */
export async function withMeasuredService(
  use: (measured: Measured) => Promise<void>,
  { processes = 1, nodeArguments = serviceArguments, settings = {} }: MeasuredOptions = {},
): Promise<void> {
  const program = await compile();
  const folder = await mkdtemp(join(tmpdir(), 'carcassonne-bench-'));
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const children: ChildProcess[] = [];
  try {
    await migrate(postgres.url);
    const env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0', ...settings };
    const started: MeasuredProcess[] = [];
    for (let count = 0; count < processes; count++) {
      const child = fork(program, { execArgv: ['--enable-source-maps', ...nodeArguments], env });
      children.push(child);
      const [addresses] = (await once(child, 'message')) as [Omit<MeasuredProcess, 'pid'>];
      started.push({ ...addresses, pid: child.pid ?? 0 });
    }
    const { address } = started[0] as MeasuredProcess;
    await use({
      address,
      processes: started,
      databaseUrl: postgres.url,
      adminUrl: postgres.adminUrl,
      databaseLog: join(folder, 'postgres.log'),
      databasePid: await serverOf(folder),
    });
  } finally {
    closeConnections();
    await Promise.all(children.map(stop));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compiles the measured process like the service; returns the program. */
async function compile(): Promise<string> {
  const folder = join('node_modules', '.bench');
  await buildService(folder, { service: 'test/lab/bench/http/service.ts' });
  return join(projectRoot, folder, 'service.mjs');
}

async function serverOf(folder: string): Promise<number> {
  const cluster = findCluster(folder);
  return Number.parseInt(await readFile(join(cluster?.folder ?? '', 'postmaster.pid'), 'utf8'), 10);
}

/** Stops a child process that exits when its parent disconnects. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

/** Creates an account and logs in. Returns the access token. */
export async function signUp(address: string, handle: string): Promise<string> {
  const account = { email: `${handle}@example.org`, handle, password: `the password of ${handle}` };
  await post(`${address}/v1/accounts`, account);
  const { email, password } = account;
  return JSON.parse(await post(`${address}/v1/sessions`, { email, password })).accessToken;
}

/** Returns the resident memory of a process in bytes (Linux). */
export function residentOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
