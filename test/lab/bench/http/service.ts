import { join } from 'node:path';
import { pino } from 'pino';
import { withoutQuotas } from '../../../../src/limits/policies.ts';
import { openLogOutput } from '../../../../src/platform/log-output.ts';
import { readSettings } from '../../../../src/settings/config.ts';
import { start } from '../../../../src/start.ts';
import { serveBareRoute } from './bare.ts';

/** The measured process: the service itself, and next to it a bare route. Reports their addresses to its parent. */
const settings = readSettings({
  RATE_LIMIT_PER_MINUTE: '1000000', // requests are counted, as in production
  ACCESS_TOKEN_MINUTES: '600',
  WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8',
  ...process.env,
  LIMITS: withoutQuotas,
});
const logFile = openLogOutput(join(settings.dataDir, `service-${process.pid}.log`));
const service = await start(settings, pino({ level: settings.logLevel }, logFile));
const bare = await serveBareRoute(service.config.databaseUrl ?? '', settings.databaseConnections);

process.send?.({ address: service.config.publicUrl.replace('localhost', '127.0.0.1'), barePort: bare.port });
process.once('disconnect', async () => {
  await bare.close();
  await service.close();
  process.exit(0);
});
