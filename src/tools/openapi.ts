import { mkdirSync, writeFileSync } from 'node:fs';
import { pino } from 'pino';
import { openDb } from '../db/client.ts';
import { buildApp } from '../http/app.ts';
import { createDeps } from '../platform/deps.ts';
import { pageLimits } from './page-limits.ts';

/** Returns the API description as written to openapi/openapi.json; needs no database. */
export async function apiDescription(): Promise<string> {
  const deps = createDeps({
    // Nothing connects before the first request, which never comes.
    db: openDb('postgresql://nobody@localhost:1/nothing', { poolSize: 1 }),
    config: {
      environment: 'test',
      host: 'localhost',
      port: 0,
      publicUrl: 'http://localhost',
      databaseUrl: undefined,
      databaseMigrateUrl: undefined,
      databasePooler: 'none',
      databaseConnections: 1,
      decisionsPerStatement: 1,
      databaseWaitSeconds: 0,
      dataDir: '',
      jwtSecret: 'not used, but 32 characters or more',
      jwtSecretsPrevious: [],
      accessTokenMinutes: 15,
      refreshTokenDays: 60,
      guestDays: 14,
      rateLimitPerMinute: 0,
      limits: {},
      robots: { threads: 1, share: 1, niceness: 0 },
      trustProxy: false,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      metricsToken: undefined,
      workers: false,
      databaseListen: false,
      outboxDays: 7,
      deliveryDays: 30,
      smtpUrl: undefined,
      mailFrom: undefined,
      inboundEmail: undefined,
      webhookAllowedRanges: [],
      anchors: { file: undefined, email: undefined, webhook: undefined },
      dumps: { folder: undefined, licence: '' },
      traces: undefined,
      pushPrivateKey: undefined,
      securityContact: undefined,
      corsOrigins: ['*'],
      logLevel: 'silent',
    },
    log: pino({ level: 'silent' }),
  });
  const app = await buildApp(deps);
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  return text;
}

/** Writes openapi/openapi.json, and its derived limits for the page's forms. */
async function writeDescription(): Promise<void> {
  const target = new URL('../../openapi/openapi.json', import.meta.url);
  mkdirSync(new URL('.', target), { recursive: true });
  const description = await apiDescription();
  writeFileSync(target, description);
  writeFileSync(new URL('../../web/api/limits.ts', import.meta.url), pageLimits(JSON.parse(description)));
}

if (import.meta.url === `file://${process.argv[1]}`) await writeDescription();
