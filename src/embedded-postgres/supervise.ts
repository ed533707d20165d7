import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DatabaseSetupError } from '../db/connection/setup-error.ts';
import { minuteMs, secondMs } from '../helpers/time-units.ts';
import type { Postmaster } from './postmaster.ts';

/** A server, and the connection that holds the service's lock on it and breaks when the server is lost. */
export interface HeldServer {
  readonly server: Postmaster;
  readonly lock: pg.Client;
}

export interface Supervision {
  /** Finds the server, or restarts it on its previous port, and takes its lock. */
  acquire(): Promise<HeldServer>;
  /** Stops the server with this process id. */
  stop(pid: number): Promise<void>;
  /** Receives sentences that an administrator must not miss. */
  warn(sentence: string): void;
  /** Called once if the server can't be restored. */
  onLost(error: Error): void;
}

/** Pauses before the attempts to restore a server, ms. */
const pauses = [0, 200, secondMs, 3 * secondMs];
/** A server lost more than `max` times within `period` ms is given up. */
const limit = { max: 10, period: 10 * minuteMs };

/**
 * Restores a lost server: one that recovers automatically, as after the death of one of its processes, or one that must
 * be restarted. Returns a function that stops it.
 */
export function supervise(first: HeldServer, supervision: Supervision): () => Promise<void> {
  const { stop, warn, onLost } = supervision;
  let current = first;
  let stopping: Promise<void> | undefined;
  let restoring = Promise.resolve();
  let losses: number[] = [];
  const watch = (held: HeldServer) => {
    current = held;
    held.lock.once('end', () => {
      if (!stopping) restoring = restore(held.server.pid).catch(onLost);
    });
  };
  const restore = async (pid: number) => {
    losses = [...losses.filter((at) => Date.now() - at < limit.period), Date.now()];
    if (losses.length > limit.max)
      throw new DatabaseSetupError(`PostgreSQL (process ${pid}) went away too often.`);
    warn(`PostgreSQL (process ${pid}) went away; it is waited for or started again.`);
    const held = await reacquire(supervision, () => stopping !== undefined);
    if (!held) return;
    watch(held);
    warn(`PostgreSQL (process ${held.server.pid}) works again.`);
  };
  watch(first);
  return () => {
    stopping ??= Promise.resolve().then(async () => {
      await restoring;
      await stop(current.server.pid);
    });
    return stopping;
  };
}

/**
 * Returns undefined if it is being stopped.
 * @throws the error of the last attempt
 */
async function reacquire(
  { acquire }: Supervision,
  isStopping: () => boolean,
): Promise<HeldServer | undefined> {
  let failure: unknown;
  for (const pause of pauses) {
    await sleep(pause);
    if (isStopping()) return undefined;
    try {
      return await acquire();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
