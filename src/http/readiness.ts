import { writeProbe } from '../db/connection/probe.ts';
import { secondMs } from '../helpers/time-units.ts';
import { failingChannels } from '../notifications/index.ts';
import type { Deps } from '../platform/deps.ts';

/** Maximum clock skew of a ready process, ms. */
const maxSkewMs = 30 * secondMs;
/** Lifetime of a database check, ms, so that probes can't load the database. */
const countsMs = secondMs;

/** The result of a check of the database. */
interface Checked {
  readonly fault: string | undefined;
  /** Channels that currently can't deliver. */
  readonly degraded: readonly string[];
}

/** Reports whether a process can do its work. */
export class Readiness {
  readonly #deps: Deps;
  #last: { readonly at: number; readonly checked: Promise<Checked> } | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns the reasons why the process is not ready, in sentences, and the channels that can't deliver. */
  async read(): Promise<{ faults: string[]; degraded: readonly string[] }> {
    const { fault, degraded } = await this.#checked();
    return { faults: [...(fault === undefined ? [] : [fault]), ...faultsIn(this.#deps)], degraded };
  }

  /** Checks the database, at most once a second for all callers. */
  #checked(): Promise<Checked> {
    if (this.#last === undefined || performance.now() - this.#last.at >= countsMs)
      this.#last = { at: performance.now(), checked: check(this.#deps) };
    return this.#last.checked;
  }
}

function faultsIn({ clockSkew, faultChecks }: Deps): string[] {
  const skew = clockSkew();
  const isSkewed = Math.abs(skew) > maxSkewMs;
  const seconds = Math.round(skew / secondMs);
  return [
    ...[...faultChecks].flatMap((faults) => faults()),
    ...(isSkewed ? [`The clock of this machine is ${seconds} s ahead of the database's.`] : []),
  ];
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
