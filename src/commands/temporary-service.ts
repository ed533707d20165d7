import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { withoutQuotas } from '../limits/policies.ts';
import { type Environment, readSettings } from '../settings/config.ts';
import { type Running, start } from '../start.ts';

/**
 * Runs `use` with the address of a service on a free port, and deletes its database afterwards. Requests are not limited
 * unless other settings are given.
 */
export async function withTemporaryService<Result>(
  use: (address: string, service: Running) => Promise<Result>,
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
  const service = await start(settings, pino({ level: settings.logLevel }));
  try {
    return await use(service.config.publicUrl, service);
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
}
