import { pino } from 'pino';
import { environment, readSettings, type Settings } from './config.ts';
import { type Running, start } from './start.ts';
import { secondMs } from './time-units.ts';

/** Limits the wait for requests under way when the service stops, ms. */
const shutdownMs = 10 * secondMs;

/** Runs the process: starts, says where to look, stops cleanly. Exits with status 1 when the service cannot run. */
async function main(): Promise<void> {
  const settings = readSettings(environment());
  const log = pino({ level: settings.logLevel });
  const stop = stopOnce(log.error.bind(log));
  let running: Running | undefined; // a database lost during the start shows as a failed start
  const onLost = (error: Error) => running && stop(running, error);
  const started = await start(settings, log, onLost).catch((error) => {
    throw explained(error, settings);
  });
  running = started;
  process.on('SIGINT', () => stop(started));
  process.on('SIGTERM', () => stop(started));
  console.log(`Carcassonne by mail: ${started.config.publicUrl}`);
  console.log(`Interactive documentation: ${started.config.publicUrl}/docs`);
}

/** Returns a function that stops the service at its first call, and the process at a later, impatient one. */
function stopOnce(logError: (message: string) => void): (running: Running, error?: Error) => void {
  let since: number | undefined;
  return (running, error) => {
    if (error) logError(error.message);
    if (error) process.exitCode = 1;
    // One Ctrl-C arrives twice under npm: from the terminal and passed on by npm.
    if (since !== undefined && Date.now() - since > secondMs) process.exit(1);
    if (since !== undefined) return;
    since = Date.now();
    setTimeout(() => process.exit(1), shutdownMs).unref();
    running.close().then(
      () => process.exit(),
      (failed: Error) => {
        logError(failed.message);
        process.exit(1);
      },
    );
  };
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

/** Errors whose message is enough; any other is printed with its stack. */
const explainedErrors = ['ConfigError', 'DatabaseSetupError', 'MigrationError', 'StartError'];

await main().catch((error: Error) => {
  console.error(explainedErrors.includes(error.name) ? error.message : error);
  process.exit(1);
});
