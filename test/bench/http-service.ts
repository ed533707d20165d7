import { fastify } from 'fastify';
import { pino } from 'pino';
import { readSettings } from '../../src/config.ts';
import { appendEntry, type LogEntry } from '../../src/db/log-entries.ts';
import { withoutQuotas } from '../../src/limits/policies.ts';
import { start } from '../../src/start.ts';

/**
 * The measured process: the service itself, and beside it a route of the same framework that does nothing but the
 * guarded statement, on the same database with the same pool. Tells its parent the addresses.
 */
const settings = readSettings({
  RATE_LIMIT_PER_MINUTE: '1000000', // requests are counted, as they are in real life
  ...process.env,
  LOG_LEVEL: 'error',
  LIMITS: withoutQuotas,
});
const service = await start(settings, pino({ level: settings.logLevel }));

interface BareMove extends Omit<LogEntry, 'at'> {
  readonly awaitingSeat: number;
}

const bare = fastify();
bare.post<{ Body: BareMove }>('/', async ({ body }, reply) => {
  const outcome = await appendEntry(service.db.pool, {
    entry: { ...body, at: new Date() },
    after: {
      status: 'running',
      awaitingSeat: body.awaitingSeat,
      awaitingPhase: 'place',
      deadline: undefined,
      scores: [0, 0],
    },
  });
  return reply.code(outcome === 'written' ? 201 : 409).send({ outcome });
});
const bareAddress = await bare.listen({ host: '127.0.0.1', port: 0 });

process.send?.({ address: service.config.publicUrl.replace('localhost', '127.0.0.1'), bareAddress });
process.once('disconnect', async () => {
  await bare.close();
  await service.close();
  process.exit(0);
});
