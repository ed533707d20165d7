import { migrateFor, roleIn } from './db/admin/grants.ts';
import { migrateOrCheck } from './db/admin/migrate.ts';
import { type Db, openDb } from './db/client.ts';
import {
  explainedFor,
  retryWhileAway,
  type WaitOptions,
  waitForDatabase,
} from './db/connection/wait-for-database.ts';
import { freePort } from './embedded-postgres/free-port.ts';
import type { EmbeddedPostgres } from './embedded-postgres/index.ts';
import { buildApp } from './http/app.ts';
import { startInboundServer } from './inbound-email/index.ts';
import { startDatabase } from './launch.ts';
import { type Cleanup, runCleanups } from './platform/cleanups.ts';
import { followDatabaseClock } from './platform/clock-skew.ts';
import { createDeps } from './platform/deps.ts';
import { readOrCreateSecret } from './platform/jwt-secret.ts';
import type { Log } from './platform/log-output.ts';
import { aborted, type Stopping } from './platform/stopping.ts';
import { startTracing } from './platform/tracing.ts';
import type { Config, Settings } from './settings/config.ts';
import { addressOn } from './settings/local-address.ts';
import { startWork } from './work/start.ts';

/** A running service. */
export interface Running {
  readonly config: Config;
  readonly db: Db;
  /** Finishes requests under way, then closes everything, the embedded database last. */
  close(): Promise<void>;
}

const never = new AbortController().signal;

/**
 * Starts everything in the settings: database, migrations, HTTP, workers. If a step fails or the process must stop in the
 * meantime, everything already started is stopped again.
 * @param database the embedded database, if it was started before
 */
export async function start(
  settings: Settings,
  log: Log,
  stopping: Partial<Stopping> = {},
  database?: Promise<EmbeddedPostgres>,
): Promise<Running> {
  const { hurry = never } = stopping;
  const cleanups: Cleanup[] = [];
  const close = () => runCleanups(cleanups, hurry);
  const giveUp = aborted(hurry).then(() => Promise.reject(new Error('The start took too long to end.')));
  try {
    const parts = startParts(settings, log, { ...stopping, database }, cleanups);
    return { ...(await Promise.race([parts, giveUp])), close };
  } catch (error) {
    await close().catch((failed: Error) => log.error(failed.message));
    throw error;
  }
}

async function startParts(
  settings: Settings,
  log: Log,
  { signal = never, fail, database }: Partial<Stopping> & { database: Promise<EmbeddedPostgres> | undefined },
  cleanups: Cleanup[],
): Promise<Omit<Running, 'close'>> {
  const launch = () => database ?? startDatabase(settings, log, fail ? { onLost: fail } : {});
  const url = settings.databaseUrl ?? (await urlOf(launch(), cleanups));
  signal.throwIfAborted();
  await applyMigrations(settings, url, log, signal);
  signal.throwIfAborted();
  const config = Object.freeze({ ...(await completeConfig(settings, log)), databaseUrl: url });
  const tracing = config.traces && (await startTracing(config.traces));
  if (tracing !== undefined) {
    const lost = (err: unknown) => log.warn({ err }, 'the last traces could not be sent');
    cleanups.push({ name: 'traces', run: () => tracing.stop().catch(lost) });
  }
  const db = openServiceDb(config, log);
  cleanups.push({ name: 'database connections', run: () => db.close() });
  const retry = <Result>(step: () => Promise<Result>) =>
    retryWhileAway(url, step, waitOptions(settings, settingOf(settings), log, signal));
  const clock = await retry(() => followDatabaseClock(db, log));
  cleanups.push({ name: 'clock', run: () => clock.stop() });
  const deps = createDeps({ db, config, log, clock: clock.now, clockSkew: clock.skew, tracing });
  await retry(() => deps.pushKeys());
  const app = await buildApp(deps);
  cleanups.push({ name: 'requests', run: () => app.close() });
  signal.throwIfAborted();
  await app.listen({ host: config.host, port: config.port });
  signal.throwIfAborted();
  const { inboundEmail } = config;
  if (inboundEmail?.port !== undefined) {
    const server = await startInboundServer(deps, inboundEmail);
    cleanups.push({ name: 'incoming emails', run: () => server.close() });
    log.info({ port: server.port }, 'emails are received');
  }
  if (config.workers) {
    const work = startWork(deps);
    cleanups.push({ name: 'workers', run: () => work.stop() });
  }
  signal.throwIfAborted();
  return { config, db };
}

function openServiceDb(config: Config & { readonly databaseUrl: string }, log: Log): Db {
  return openDb(config.databaseUrl, {
    poolSize: config.databaseConnections,
    gamesPerStatement: config.decisionsPerStatement,
    isPooled: config.databasePooler === 'transaction',
    isTraced: config.traces !== undefined,
    onIdleError: ({ message }) => log.warn({ reason: message }, 'an idle database connection broke'),
  });
}

async function urlOf(database: Promise<EmbeddedPostgres>, cleanups: Cleanup[]): Promise<string> {
  const embedded = await database;
  cleanups.push({ name: 'database', run: () => embedded.stop(), isNeeded: true });
  return embedded.url;
}

/** Migrates with the URL for migrations, and grants rights to the role at `url`, or else as far as that role may. */
async function applyMigrations(
  settings: Settings,
  url: string,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const { databaseMigrateUrl } = settings;
  const setting = databaseMigrateUrl ? 'DATABASE_MIGRATE_URL' : settingOf(settings);
  const address = databaseMigrateUrl ?? url;
  const wait = waitOptions(settings, setting, log, signal);
  if (settings.databaseUrl !== undefined) await waitForDatabase(address, wait);
  const migrateOnce = () =>
    databaseMigrateUrl ? migrateFor(databaseMigrateUrl, roleIn(url)) : migrateOrCheck(url);
  const migrating = retryWhileAway(address, migrateOnce, wait);
  const { applied, unknown } = await migrating.catch((error: unknown) => {
    throw explainedFor(setting, address, error);
  });
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  if (unknown.length > 0) log.warn({ unknown }, 'the database is newer than this service');
}

/** Returns the name of the setting for the database's location. */
const settingOf = ({ databaseUrl }: Settings) => (databaseUrl === undefined ? 'DATA_DIR' : 'DATABASE_URL');

function waitOptions(settings: Settings, setting: string, log: Log, signal: AbortSignal): WaitOptions {
  const { databaseWaitSeconds: seconds } = settings;
  return { setting, seconds, signal, log: (sentence) => log.warn(sentence) };
}

/** Returns settings with defaults for everything required. */
export async function completeConfig(settings: Settings, log: Log): Promise<Config> {
  const { host, dataDir, jwtSecret, publicUrl } = settings;
  const port = settings.port === 0 ? await freePort(host) : settings.port;
  return Object.freeze({
    ...settings,
    port,
    publicUrl: publicUrl ?? addressOn(host, port),
    jwtSecret: jwtSecret ?? readOrCreateSecret(dataDir, (sentence) => log.info(sentence)),
  });
}
