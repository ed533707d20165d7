/** A receiver that takes longer than this gives its place in the shared lane to others, ms. */
export const slowAfterMs = 1_000;

/**
 * Flags of a job: a word names a lane that many share, `owner/7` a lane that the receivers of one owner share, and a word
 * with an id (`endpoint 7`) one receiver.
 */
type Flags = readonly string[];

const isReceiver = (flag: string) => flag.includes(' ');

/**
 * Limits concurrent jobs by their flags. Slow receivers give their places in the shared lanes back, so that they can't
 * starve the others.
 */
export class Lanes {
  readonly #limits: Readonly<Record<string, number>>;
  readonly #onSlow: (flags: Flags) => void;
  readonly #running = new Map<string, number>();
  readonly #slow = new Map<string, number>();

  /**
   * `limits`: most jobs at once by flag, or by the first word of a flag with an id; others have no limit. `onSlow` is
   * called with the flags of a job that takes long.
   */
  constructor(limits: Readonly<Record<string, number>>, onSlow: (flags: Flags) => void = () => {}) {
    this.#limits = limits;
    this.#onSlow = onSlow;
  }

  /** Flags whose jobs must wait now. */
  closed(): string[] {
    const full = [...this.#running].filter(([flag, count]) => count >= this.#limitOf(flag));
    return [...full.map(([flag]) => flag), ...this.#slow.keys()];
  }

  /** Whether a job with these flags could run now. */
  isOpen(flags: Flags): boolean {
    return flags.every(
      (flag) => (this.#running.get(flag) ?? 0) < this.#limitOf(flag) && !this.#slow.has(flag),
    );
  }

  /** Runs a job with these flags. False: it must wait, as others were faster. */
  async run(flags: Flags, work: () => Promise<void>): Promise<boolean> {
    if (!this.isOpen(flags)) return false;
    const receivers = flags.filter(isReceiver);
    const shared = receivers.length === 0 ? [] : flags.filter((flag) => !isReceiver(flag));
    count(this.#running, flags, 1);
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      count(this.#running, shared, -1);
      count(this.#slow, receivers, 1);
      this.#onSlow(flags);
    }, slowAfterMs);
    try {
      await work();
    } finally {
      clearTimeout(timer);
      count(this.#running, isSlow ? flags.filter((flag) => !shared.includes(flag)) : flags, -1);
      if (isSlow) count(this.#slow, receivers, -1);
    }
    return true;
  }

  #limitOf(flag: string): number {
    const end = flag.search(/[ /]/);
    return this.#limits[end === -1 ? flag : flag.slice(0, end)] ?? Number.POSITIVE_INFINITY;
  }
}

function count(counts: Map<string, number>, flags: Flags, change: number): void {
  for (const flag of flags) {
    const next = (counts.get(flag) ?? 0) + change;
    if (next === 0) counts.delete(flag);
    else counts.set(flag, next);
  }
}
