import { randomBytes } from 'node:crypto';
import { Registry } from 'prom-client';
import { KnownCredentials } from '../accounts/store/known-credentials.ts';
import { RevocationFeed } from '../accounts/store/revocation-feed.ts';
import type { Db } from '../db/client.ts';
import { ListenConnection } from '../db/connection/listen.ts';
import { GameCache } from '../games/store/game-cache.ts';
import { Hints } from '../robots/thread/hints.ts';
import { RobotPool } from '../robots/thread/pool.ts';
import type { Config } from '../settings/config.ts';
import { deriveKeys, type Keys } from './keys.ts';
import type { Limit } from './limit.ts';
import type { Log } from './log-output.ts';
import { Outbox } from './outbox.ts';
import { type PasswordHasher, passwordHasher } from './password-hasher.ts';
import { type PushKeys, pushKeysOf } from './push-keys.ts';
import type { Tracing } from './tracing.ts';

/** The dependencies of a process that tests can replace; all others are imported. */
export interface Deps {
  readonly db: Db;
  readonly config: Config;
  readonly log: Log;
  readonly clock: () => Date;
  /** Returns how far this machine's clock is ahead of `clock`, ms. */
  readonly clockSkew: () => number;
  /** 32 random bytes as 64 hex digits, from a cryptographic source. */
  readonly newSeed: () => string;
  readonly passwords: PasswordHasher;
  readonly keys: Keys;
  /** Undefined if tracing is off. */
  readonly tracing?: Tracing | undefined;
  /** The service's metrics for `/metrics`. */
  readonly metrics: Registry;
  /** Each check returns the faults of a part of this process, in sentences, for `/readyz`. */
  readonly faultChecks: Set<() => string[]>;
  readonly outbox: Outbox;
  /** Undefined if PostgreSQL does not notify this process, which then polls. */
  readonly listenConnection: ListenConnection | undefined;
  readonly pushKeys: () => Promise<PushKeys>;
  /** The limits in use, by the name of their policy. */
  readonly limits: Map<string, Limit>;
  readonly robots: RobotPool;
  readonly hints: Hints;
  readonly gameCache: GameCache;
  readonly revocations: RevocationFeed;
  readonly credentials: KnownCredentials;
}

/** Creates the dependencies of a process, once per process, with defaults for all not `given`. */
export function createDeps(given: Pick<Deps, 'db' | 'config' | 'log'> & Partial<Deps>): Deps {
  const { clock = () => new Date(), revocations = new RevocationFeed() } = given;
  const { databaseListen, databaseUrl } = given.config;
  const { robots = new RobotPool(given.config.robots) } = given;
  return {
    clock,
    clockSkew: () => 0,
    newSeed: () => randomBytes(32).toString('hex'),
    passwords: passwordHasher(),
    keys: deriveKeys(given.config),
    metrics: new Registry(),
    faultChecks: new Set(),
    outbox: new Outbox(given),
    listenConnection:
      databaseListen && databaseUrl !== undefined ? new ListenConnection(databaseUrl) : undefined,
    pushKeys: pushKeysOf({ ...given, clock }),
    limits: new Map(),
    robots,
    hints: new Hints(robots.threads),
    gameCache: new GameCache(),
    revocations,
    credentials: new KnownCredentials(given.db, revocations),
    ...given,
  };
}
