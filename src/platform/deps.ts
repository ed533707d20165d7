import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client.ts';
import type { Config } from '../settings/config.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Tracing } from './tracing.ts';

/** The log of a process: pino's, or a silent one in tests. */
export type Log = FastifyBaseLogger;

/** Everything that tests replace; the rest is imported. */
export interface Deps {
  readonly db: Db;
  readonly config: Config;
  readonly clock: () => Date;
  /** 32 random bytes as 64 hex digits, from a cryptographic source. */
  readonly newSeed: () => string;
  readonly log: Log;
  readonly passwords: PasswordHasher;
  /** Undefined: nothing is traced. */
  readonly tracing?: Tracing | undefined;
}
