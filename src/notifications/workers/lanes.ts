import { Tally } from '../../helpers/tally.ts';

/**
 * Counts the jobs that run in this process, by their flags, and says which flags may have no more: a word such as `webhook`
 * names what many share, `owner/7` what belongs to one owner.
 */
export class Lanes {
  readonly #limits: Readonly<Record<string, number>>;
  readonly #running = new Tally();

  /** `limits`: most jobs at once by flag, or by the word before the stroke; others have no limit. */
  constructor(limits: Readonly<Record<string, number>>) {
    this.#limits = limits;
  }

  /** Returns the flags whose jobs must wait now. */
  closed(): string[] {
    return this.#running
      .entries()
      .filter(([flag, count]) => count >= this.#limitOf(flag))
      .map(([flag]) => flag);
  }

  /** Runs a job with these flags. Returns false if it must wait, as others were faster. */
  async run(flags: readonly string[], work: () => Promise<void>): Promise<boolean> {
    const isOpen = flags.every((flag) => this.#running.of(flag) < this.#limitOf(flag));
    if (!isOpen) return false;
    for (const flag of flags) this.#running.add(flag, 1);
    try {
      await work();
    } finally {
      for (const flag of flags) this.#running.add(flag, -1);
    }
    return true;
  }

  #limitOf(flag: string): number {
    const [word = flag] = flag.split('/');
    return this.#limits[word] ?? Number.POSITIVE_INFINITY;
  }
}
