import { trace } from '@opentelemetry/api';
import { pino } from 'pino';
import { startDatabase } from './launch.ts';
import type { Log } from './platform/log-output.ts';
import { openLogOutput } from './platform/log-output.ts';
import { aborted, type Stopping, watchForStop } from './platform/stopping.ts';
import { environment, readSettings, type Settings } from './settings/config.ts';

/**
 * Runs the process until it is ended by a signal (status 0) or an error (status 1), even while it is starting. In every
 * case the embedded database is stopped with it.
 */
async function main(): Promise<void> {
  const variables = environment();
  const settings = readSettings(variables);
  const log = openLog(settings);
  const stopping = watchForStop(log, variables['npm_lifecycle_event'] !== undefined);
  await serve(settings, log, stopping).catch((error: Error) => {
    if (!stopping.signal.aborted) throw explained(error, settings);
    if (stopping.hurry.aborted) process.exitCode = 1;
  });
}

/** Serves until the process must stop; returns after everything has stopped. */
async function serve(settings: Settings, log: Log, stopping: Stopping): Promise<void> {
  const { start, database } = await load(settings, log, stopping);
  const running = await start(settings, log, stopping, database);
  console.log(`Carcassonne by mail: ${running.config.publicUrl}`);
  console.log(`Interactive documentation: ${running.config.publicUrl}/docs`);
  await aborted(stopping.signal);
  await running.close().catch(stopping.fail);
}

/** Loads the service; while the embedded database gets ready, which takes as long. */
async function load(settings: Settings, log: Log, { fail }: Stopping) {
  if (settings.databaseUrl !== undefined) return { ...(await import('./start.ts')), database: undefined };
  let onLaunch = () => {};
  const launched = new Promise<void>((resolve) => {
    onLaunch = resolve;
  });
  const database = startDatabase(settings, log, { onLaunch, onLost: fail });
  await Promise.race([launched, database]);
  database.catch(() => {}); // `start` finds out
  return { ...(await import('./start.ts')), database };
}

/** Adds the current trace to each line, if there is one. */
function openLog({ logLevel, traces }: Settings): Log {
  const output = openLogOutput(1);
  output.on('error', () => {}); // a terminal that was closed
  const mixin = () => ({ traceId: trace.getActiveSpan()?.spanContext().traceId });
  return pino({ level: logLevel, ...(traces !== undefined && { mixin }) }, output);
}

function explained(error: NodeJS.ErrnoException, { host, port }: Settings): Error {
  if (error.code === 'EADDRINUSE') return new StartError(`Port ${port} is in use: set PORT to another one.`);
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return new StartError(`Port ${port} may not be used by this account: set PORT to 1024 or above.`);
  }
  if (error.code === 'EADDRNOTAVAIL') return new StartError(`HOST ${host} is no address of this machine.`);
  return error;
}

class StartError extends Error {
  override readonly name = 'StartError';
}

/** Errors whose message suffices; all others are printed with their stack. */
const explainedErrors = ['ConfigError', 'DatabaseSetupError', 'MigrationError', 'StartError', 'TracingError'];

await main().then(
  () => process.exit(),
  (error: Error) => {
    console.error(explainedErrors.includes(error.name) ? error.message : error);
    process.exit(1);
  },
);
