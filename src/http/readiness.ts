import { writeProbe } from '../db/connection/probe.ts';
import { secondMs } from '../helpers/time-units.ts';
import { failingChannels, faultsOfWorkers } from '../notifications/index.ts';
import { clockSkewOf } from '../platform/clock-skew.ts';
import type { Deps } from '../platform/deps.ts';

/** A process whose clock is further off than this is not ready, ms. */
const mostSkewMs = 30 * secondMs;
/** How long a check of the database counts, ms: nobody can load the database by asking. */
const countsMs = secondMs;

/** What the database said to a check. */
interface Checked {
  readonly fault: string | undefined;
  /** Channels that deliver nothing at present. */
  readonly degraded: readonly string[];
}

const checks = new WeakMap<object, { readonly at: number; readonly checked: Promise<Checked> }>();

/** Returns what keeps this process from being ready, in sentences, and the channels that deliver nothing. */
export async function readiness(deps: Deps): Promise<{ faults: string[]; degraded: readonly string[] }> {
  const { fault, degraded } = await checkOnce(deps);
  const skew = clockSkewOf(deps);
  const isSkewed = Math.abs(skew) > mostSkewMs;
  const seconds = Math.round(skew / secondMs);
  const faults = [
    ...(fault === undefined ? [] : [fault]),
    ...faultsOfWorkers(deps),
    ...(isSkewed ? [`The clock of this machine is ${seconds} s ahead of the database's.`] : []),
  ];
  return { faults, degraded };
}

/** Checks the database, at most once a second however many ask. */
function checkOnce(deps: Deps): Promise<Checked> {
  const last = checks.get(deps.db);
  if (last !== undefined && performance.now() - last.at < countsMs) return last.checked;
  const checked = check(deps);
  checks.set(deps.db, { at: performance.now(), checked });
  return checked;
}

async function check(deps: Deps): Promise<Checked> {
  const failed = (fault: string) => (error: unknown) => {
    deps.log.warn({ reason: error instanceof Error ? error.message : String(error) }, fault);
    return { fault, degraded: [] };
  };
  return failingChannels(deps).then(
    (degraded) =>
      writeProbe(deps.db.prisma).then(
        () => ({ fault: undefined, degraded }),
        failed('The database does not write.'),
      ),
    failed('The database does not answer.'),
  );
}
