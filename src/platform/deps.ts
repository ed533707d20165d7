import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { Registry } from 'prom-client';
import type { Db } from '../db/client.ts';
import { GameCache } from '../db/games/game-cache.ts';
import { KnownCredentials } from '../db/players/known-credentials.ts';
import { RevocationFeed } from '../db/players/revocation-feed.ts';
import type { Config } from '../settings/config.ts';
import { type PasswordHasher, passwordHasher } from './password-hasher.ts';
import type { Tracing } from './tracing.ts';

/** The log of a process: pino's, or a silent one in tests. */
export type Log = FastifyBaseLogger;

/** Everything that a process has, and that tests replace; the rest is imported. */
export interface Deps {
  readonly db: Db;
  readonly config: Config;
  readonly log: Log;
  readonly clock: () => Date;
  /** Returns by how much the clock of this machine is ahead of `clock`, ms. */
  readonly clockSkew: () => number;
  /** 32 random bytes as 64 hex digits, from a cryptographic source. */
  readonly newSeed: () => string;
  readonly passwords: PasswordHasher;
  /** Undefined: nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** What `/metrics` serves of what the service does. */
  readonly metrics: Registry;
  /** Each returns what keeps a part of this process from working, in sentences, for `/readyz`. */
  readonly faultChecks: Set<() => string[]>;
  readonly gameCache: GameCache;
  readonly revocations: RevocationFeed;
  readonly credentials: KnownCredentials;
}

/** Creates what a process has, once for each process: the usual of whatever is not `given`. */
export function createDeps(given: Pick<Deps, 'db' | 'config' | 'log'> & Partial<Deps>): Deps {
  const revocations = new RevocationFeed();
  return {
    clock: () => new Date(),
    clockSkew: () => 0,
    newSeed: () => randomBytes(32).toString('hex'),
    passwords: passwordHasher(),
    metrics: new Registry(),
    faultChecks: new Set(),
    gameCache: new GameCache(),
    revocations,
    credentials: new KnownCredentials(given.db, revocations),
    ...given,
  };
}
