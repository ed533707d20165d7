import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Db, openDb } from '../../src/db/client.ts';
import { buildApp } from '../../src/http/app.ts';
import { quotaNames } from '../../src/limits/policies.ts';
import { createDeps, type Deps } from '../../src/platform/deps.ts';
import { passwordHasher } from '../../src/platform/password-hasher.ts';
import type { Config } from '../../src/settings/config.ts';
import { makeDatabase, type TestDatabase, useDatabase } from './database.ts';

export const testConfig: Config = {
  environment: 'test',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost',
  databaseUrl: undefined,
  databaseMigrateUrl: undefined,
  databasePooler: 'none',
  databaseConnections: 8,
  decisionsPerStatement: 32,
  databaseWaitSeconds: 0,
  dataDir: '/nowhere',
  jwtSecret: 'a secret of the tests, 32 characters or more',
  jwtSecretsPrevious: [],
  accessTokenMinutes: 15,
  refreshTokenDays: 60,
  guestDays: 14,
  rateLimitPerMinute: 0,
  // Tests create many players, games and messages from one address.
  limits: Object.fromEntries(quotaNames.map((name) => [name, 1_000_000])),
  trustProxy: false,
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  metricsToken: undefined,
  workers: false,
  databaseListen: true,
  outboxDays: 7,
  deliveryDays: 30,
  smtpUrl: undefined,
  mailFrom: undefined,
  inboundEmail: undefined,
  webhookAllowedRanges: ['127.0.0.0/8'],
  pushPrivateKey: undefined,
  anchors: { file: undefined, email: undefined, webhook: undefined },
  dumps: { folder: undefined, licence: 'CC0-1.0' },
  // With the usual niceness a thread would hardly start while other processes keep the machine busy.
  robots: { threads: 1, share: 1, niceness: 0 },
  traces: undefined,
  securityContact: undefined,
  corsOrigins: ['*'],
  logLevel: 'silent',
};

/** Tests hash passwords constantly and have none to protect. */
export const cheapHasher = passwordHasher({ memoryCost: 8, timeCost: 1 });

/** The service over real HTTP on the test file's database. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly deps: Deps;
  /** Requests over real connections. */
  readonly http: ReturnType<typeof supertest>;
  readonly url: string;
  /** Errors the service has logged; a test that expects errors empties the list. */
  readonly errors: unknown[];
  /** Advances the service's clock. */
  pass(ms: number): void;
}

/** The test file that games are created for now, and how many seeds it has had. */
let seeded = { file: '', count: 0 };

/** Returns the seed of the test file's next game: a file always plays the same games. */
function nextSeed(): string {
  const file = relative(import.meta.dirname, expect.getState().testPath ?? '');
  seeded = { file, count: seeded.file === file ? seeded.count + 1 : 1 };
  return hash('sha256', `${file} ${seeded.count}`, 'hex');
}

/** Creates `deps` for `db`, with a clock that tests can set and a log that collects `errors`. */
export function testDeps(
  db: Db,
  config: Partial<Config> = {},
): Pick<ServedApp, 'deps' | 'errors' | 'pass' | 'reset'> {
  const errors: unknown[] = [];
  let ahead = 0;
  const log = pino({ level: 'error' }, { write: (line) => errors.push(JSON.parse(line)) });
  const deps = createDeps({
    db,
    config: { ...testConfig, ...config },
    clock: () => new Date(Date.now() + ahead),
    newSeed: nextSeed,
    passwords: cheapHasher,
    log,
  });
  return {
    deps,
    errors,
    pass: (ms) => {
      ahead += ms;
    },
    reset: () => {
      ahead = 0;
      errors.length = 0;
    },
  };
}

/** An app shared by the test files of a worker, each with an empty database. */
interface SharedApp {
  readonly database: TestDatabase;
  readonly served: ServedApp;
}
let shared: Promise<SharedApp> | undefined;

async function startShared(): Promise<SharedApp> {
  const database = await makeDatabase();
  const db = openDb(database.url, { poolSize: 8 });
  return { database, served: await serve(db, { databaseUrl: database.url }) };
}

/**
 * Serves the app on a free port for the test file. Apps with the usual settings are shared by the files of a worker
 * in turn, which saves a third of a second per file.
 */
export function useApp(config?: Partial<Config>): TestApp {
  return config === undefined ? useSharedApp() : useOwnApp(config);
}

/** Serves the app on a database of its own, for a test file that stops the app, replaces its parts or changes the schema. */
export function useOwnApp(config: Partial<Config> = {}): TestApp {
  const database = useDatabase();
  let running: ServedApp | undefined;
  beforeAll(async () => {
    running = await serve(database.db, { databaseUrl: database.database.url, ...config });
  });
  afterAll(() => running?.app.close());
  return appFrom(() => running);
}

function useSharedApp(): TestApp {
  let running: ServedApp | undefined;
  beforeAll(async () => {
    shared ??= startShared();
    running = (await shared).served;
  });
  afterAll(async () => {
    if (running === undefined || shared === undefined) return;
    const { database, served } = await shared;
    served.reset();
    await database.empty();
  });
  return appFrom(() => running);
}

/** The app of a test file, available from `beforeAll` on. */
function appFrom(find: () => ServedApp | undefined): TestApp {
  const get = () => {
    const running = find();
    if (!running) throw new Error('The app is there from beforeAll on.');
    return running;
  };
  afterEach(({ task }) => {
    const isFailed = task.result?.state === 'fail';
    const errors = find()?.errors ?? [];
    if (isFailed && errors.length > 0) console.error('the service logged', errors);
  });
  return {
    get app() {
      return get().app;
    },
    get db() {
      return get().db;
    },
    get deps() {
      return get().deps;
    },
    get http() {
      return get().http;
    },
    get url() {
      return get().url;
    },
    get errors() {
      return get().errors;
    },
    pass: (ms) => get().pass(ms),
  };
}

/** An app whose clock and log can be reset for the next test file. */
interface ServedApp extends TestApp {
  reset(): void;
}

/** Serves the app on a free port; the caller closes it. */
export async function serve(db: Db, config: Partial<Config>): Promise<ServedApp> {
  const { deps, ...more } = testDeps(db, config);
  const app = await buildApp(deps);
  await app.listen({ host: '127.0.0.1', port: deps.config.port });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { app, db, deps, http: supertest(url), url, ...more };
}

/** The part of a service that HTTP tests need; one in this process also has its `deps`. */
export type OverHttp = Pick<TestApp, 'http'> & { readonly deps?: Deps };
