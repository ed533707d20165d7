/**
 * Counts the jobs that run in this process, by their flags, and says which flags may have no more: a word such as `webhook`
 * names what many share, `owner/7` what belongs to one owner.
 */
export class Lanes {
  readonly #limits: Readonly<Record<string, number>>;
  readonly #running = new Map<string, number>();

  /** `limits`: most jobs at once by flag, or by the word before the stroke; others have no limit. */
  constructor(limits: Readonly<Record<string, number>>) {
    this.#limits = limits;
  }

  /** Returns the flags whose jobs must wait now. */
  closed(): string[] {
    return [...this.#running].filter(([flag, count]) => count >= this.#limitOf(flag)).map(([flag]) => flag);
  }

  /** Runs a job with these flags. Returns false if it must wait, as others were faster. */
  async run(flags: readonly string[], work: () => Promise<void>): Promise<boolean> {
    const isOpen = flags.every((flag) => (this.#running.get(flag) ?? 0) < this.#limitOf(flag));
    if (!isOpen) return false;
    this.#count(flags, 1);
    try {
      await work();
    } finally {
      this.#count(flags, -1);
    }
    return true;
  }

  #count(flags: readonly string[], change: number): void {
    for (const flag of flags) {
      const next = (this.#running.get(flag) ?? 0) + change;
      if (next === 0) this.#running.delete(flag);
      else this.#running.set(flag, next);
    }
  }

  #limitOf(flag: string): number {
    const [word = flag] = flag.split('/');
    return this.#limits[word] ?? Number.POSITIVE_INFINITY;
  }
}
