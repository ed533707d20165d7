import { writeProbe } from '../db/connection/probe.ts';
import { secondMs } from '../helpers/time-units.ts';
import { failingChannels } from '../notifications/index.ts';
import type { Deps } from '../platform/deps.ts';

/** A process whose clock is further off than this is not ready, ms. */
const maxSkewMs = 30 * secondMs;
/** Time that a check of the database counts, in ms: nobody can load the database by asking. */
const countsMs = secondMs;

/** The result of a check of the database. */
interface Checked {
  readonly fault: string | undefined;
  /** Channels that deliver nothing at present. */
  readonly degraded: readonly string[];
}

/** Whether a process can do its work. */
export class Readiness {
  readonly #deps: Deps;
  #last: { readonly at: number; readonly checked: Promise<Checked> } | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Returns what keeps the process from being ready, in sentences, and the channels that deliver nothing. */
  async read(): Promise<{ faults: string[]; degraded: readonly string[] }> {
    const { fault, degraded } = await this.#checked();
    return { faults: [...(fault === undefined ? [] : [fault]), ...faultsIn(this.#deps)], degraded };
  }

  /** Checks the database, at most once a second however many ask. */
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
