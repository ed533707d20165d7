import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { requestVerification } from '../../src/accounts/profile/email-verification.ts';
import { normaliseEmail, normaliseHandle } from '../../src/accounts/profile/profile.ts';
import { type Session, startSession } from '../../src/accounts/sessions/session.ts';
import type { Config } from '../../src/config.ts';
import { insertAccount } from '../../src/db/accounts.ts';
import type { Db } from '../../src/db/client.ts';
import { newId } from '../../src/db/id.ts';
import type { Deps } from '../../src/deps.ts';
import { buildApp } from '../../src/http/app.ts';
import { quotaNames } from '../../src/limits/policies.ts';
import { passwordHasher } from '../../src/password-hasher.ts';
import { useDatabase } from './database.ts';

export const testConfig: Config = {
  environment: 'test',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://localhost',
  databaseUrl: undefined,
  databaseMigrateUrl: undefined,
  databaseReadUrl: undefined,
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
  // Tests make many players, games and messages from one address.
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
  robots: { threads: 1, share: 1 },
  traces: undefined,
  securityContact: undefined,
  corsOrigins: '*',
  logLevel: 'silent',
};

/** Tests hash passwords all the time and have none to protect. */
const cheapHasher = passwordHasher({ memoryCost: 8, timeCost: 1 });

/** The service over real HTTP on the test file's database. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly deps: Deps;
  /** Requests over real connections. */
  readonly http: ReturnType<typeof supertest>;
  readonly url: string;
  /** Errors that the service has logged; a test that expects errors empties the list. */
  readonly errors: unknown[];
  /** Puts the service's clock forward. */
  pass(ms: number): void;
}

/** Creates `deps` for `db`, with a clock that tests can move and a log that collects `errors`. */
export function testDeps(
  db: Db,
  config: Partial<Config> = {},
): { deps: Deps; errors: unknown[]; pass(ms: number): void } {
  const errors: unknown[] = [];
  let ahead = 0;
  const log = pino({ level: 'error' }, { write: (line) => errors.push(JSON.parse(line)) });
  const deps: Deps = {
    db,
    config: { ...testConfig, ...config },
    clock: () => new Date(Date.now() + ahead),
    newSeed: () => randomBytes(32).toString('hex'),
    passwords: cheapHasher,
    log,
  };
  return {
    deps,
    errors,
    pass: (ms) => {
      ahead += ms;
    },
  };
}

/** Serves the app on a free port for as long as the test file runs. */
export function useApp(config: Partial<Config> = {}): TestApp {
  const database = useDatabase();
  let running: TestApp | undefined;
  const get = () => {
    if (!running) throw new Error('The app is there from beforeAll on.');
    return running;
  };
  beforeAll(async () => {
    running = await serve(database.db, { databaseUrl: database.database.url, ...config });
  });
  afterEach(({ task }) => {
    const isFailed = task.result?.state === 'fail';
    if (isFailed && running?.errors.length) console.error('the service logged', running.errors);
  });
  afterAll(async () => {
    await running?.app.close();
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

/** Serves the app on a free port; the caller closes it. */
export async function serve(db: Db, config: Partial<Config>): Promise<TestApp> {
  const { deps, errors, pass } = testDeps(db, config);
  const app = await buildApp(deps);
  await app.listen({ host: '127.0.0.1', port: deps.config.port });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { app, db, deps, http: supertest(url), url, errors, pass };
}

/** What can be done over HTTP needs no more of a service; one in this process has its `deps` at hand. */
export type OverHttp = Pick<TestApp, 'http'> & { readonly deps?: Deps };

/** A player with an account who is logged in. */
export interface TestPlayer {
  readonly id: string;
  readonly handle: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The header field of authenticated requests. */
  readonly auth: { readonly authorization: string };
}

export const testPassword = 'correct horse battery';
const testPasswordHash = cheapHasher.hash(testPassword);
let players = 0;

/**
 * Creates an account and a session as registering and logging in do: over HTTP, or for a service of this process with
 * the product's own functions, which takes a hundredth of the time.
 */
export async function makePlayer(service: OverHttp, name = 'player'): Promise<TestPlayer> {
  players += 1;
  const handle = `${name}-${players}`;
  const email = `${handle}@example.org`;
  const session = await (service.deps
    ? insertPlayer(service.deps, handle, email)
    : register(service, handle, email));
  const { playerId: id, accessToken, refreshToken } = session;
  return { id, handle, email, accessToken, refreshToken, auth: { authorization: `Bearer ${accessToken}` } };
}

async function insertPlayer(deps: Deps, handle: string, email: string): Promise<Session> {
  const named = { handle: normaliseHandle(handle), displayName: handle, email: normaliseEmail(email) };
  const passwordHash = await testPasswordHash;
  const account = { id: newId(), ...named, passwordHash, createdAt: deps.clock() };
  const { id } = await insertAccount(deps.db.pool, account);
  await requestVerification(deps, id);
  return startSession(deps, id, { address: '127.0.0.1', userAgent: undefined });
}

async function register({ http }: OverHttp, handle: string, email: string): Promise<Session> {
  const account = { email, handle, password: testPassword };
  await http.post('/v1/accounts').send(account).expect(201);
  return (await http.post('/v1/sessions').send({ email, password: testPassword }).expect(201)).body;
}
