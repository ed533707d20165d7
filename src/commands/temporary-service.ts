import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { withoutQuotas } from '../limits/policies.ts';
import type { Log } from '../platform/log-output.ts';
import { openLogOutput } from '../platform/log-output.ts';
import { type Stopping, watchForStop } from '../platform/stopping.ts';
import { type Environment, environment, readSettings, type Settings } from '../settings/config.ts';
import { type Running, start } from '../start.ts';

/** Uses the service at an address. */
type Use<Result> = (address: string, service: Running) => Promise<Result>;

/**
 * Runs `use` with the address of a service on a free port, and deletes its database afterwards, also when a signal or a
 * closed terminal ends the process, which then has status 1. Requests are unlimited by default.
 */
export async function withTemporaryService<Result>(
  use: Use<Result>,
  given: Environment = { RATE_LIMIT_PER_MINUTE: '0', LIMITS: withoutQuotas },
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'carcassonne-'));
  await chmod(folder, 0o711); // the database's own account must be able to reach its folder
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    ...given,
  });
  const log = openLog(settings);
  const stopping = watchForStop(log, environment()['npm_lifecycle_event'] !== undefined);
  try {
    return await serve(settings, log, stopping, use).finally(() =>
      rm(folder, { recursive: true, force: true }),
    );
  } catch (error) {
    if (stopping.signal.aborted) process.exit(1);
    throw error;
  }
}

async function serve<Result>(
  settings: Settings,
  log: Log,
  stopping: Stopping,
  use: Use<Result>,
): Promise<Result> {
  const service = await start(settings, log, stopping);
  try {
    return await Promise.race([use(service.config.publicUrl, service), rejectOn(stopping.signal)]);
  } finally {
    await service.close();
  }
}

const rejectOn = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function openLog({ logLevel }: Settings): Log {
  const output = openLogOutput(1);
  output.on('error', () => {}); // a terminal that was closed
  return pino({ level: logLevel }, output);
}
