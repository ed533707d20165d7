import { pino } from 'pino';
import { environment, readSettings, type Settings } from './config.ts';
import { type Running, start } from './start.ts';

/** The process: start, say where to look, stop cleanly. Ends with status 1 when the service can't run. */
async function main(): Promise<void> {
  const settings = readSettings(environment());
  const log = pino({ level: settings.logLevel });
  const stop = stopOnce(log.error.bind(log));
  let whole: Running | undefined; // what is lost while starting shows as a failed start
  const onLost = (error: Error) => whole && stop(whole, error);
  const running = await start(settings, log, onLost).catch((error) => {
    throw explained(error, settings);
  });
  whole = running;
  process.on('SIGINT', () => stop(running));
  process.on('SIGTERM', () => stop(running));
  console.log(`Carcassonne by mail: ${running.config.publicUrl}`);
  console.log(`Interactive documentation: ${running.config.publicUrl}/docs`);
}

/** Longest wait for requests under way, ms. */
const patience = 10_000;

/** Stops the service at the first call, and the process at one that comes when that is taking long. */
function stopOnce(complain: (message: string) => void): (running: Running, error?: Error) => void {
  let since: number | undefined;
  return (running, error) => {
    if (error) complain(error.message);
    if (error) process.exitCode = 1;
    // One Ctrl-C arrives twice under npm: from the terminal and passed on by npm.
    if (since !== undefined && Date.now() - since > 1000) process.exit(1);
    if (since !== undefined) return;
    since = Date.now();
    setTimeout(() => process.exit(1), patience).unref();
    running.close().then(
      () => process.exit(),
      (failed: Error) => {
        complain(failed.message);
        process.exit(1);
      },
    );
  };
}

function explained(error: NodeJS.ErrnoException, { host, port }: Settings): Error {
  if (error.code === 'EADDRINUSE') return new Refusal(`Port ${port} is in use: set PORT to another one.`);
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return new Refusal(`Port ${port} may not be used by this account: set PORT to 1024 or above.`);
  }
  if (error.code === 'EADDRNOTAVAIL') return new Refusal(`HOST ${host} is no address of this machine.`);
  return error;
}

class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Troubles whose message says it all; of any other the stack is wanted. */
const plain = ['ConfigError', 'DatabaseTrouble', 'MigrationError', 'Refusal'];

await main().catch((error: Error) => {
  console.error(plain.includes(error.name) ? error.message : error);
  process.exit(1);
});
