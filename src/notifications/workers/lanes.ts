/** Sent at once by one process: webhooks in all, to receivers known as slow, to one receiver; mails. */
const most = { webhook: 28, slow: 8, endpoint: 4, email: 6 } as const;

/** A receiver that takes longer than this gets no more of the places of those that answer, ms. */
const dawdlesAfterMs = 1_000;

/** Marks of a job: `webhook` and `endpoint <id>`, or `slow`, or `email`. */
type Flags = readonly string[];

/**
 * Who may be sent to now. A receiver that is slow or fails gets a share of its own, none gets more than a few places,
 * and whoever lets us wait gives its places back, so that nobody waits for another's receiver.
 */
export class Lanes {
  readonly #open = new Map<string, number>();
  readonly #dawdling = new Map<string, number>();
  readonly #onDawdling: (flags: Flags) => void;

  /** `onDawdling` hears of work that takes long: its places are free again, without a worker that is free with them. */
  constructor(onDawdling: (flags: Flags) => void = () => {}) {
    this.#onDawdling = onDawdling;
  }

  /** Marks of jobs that must wait. */
  closed(): string[] {
    const full = [...this.#open].filter(([flag, count]) => count >= mostOf(flag)).map(([flag]) => flag);
    return [...full, ...this.#dawdling.keys()];
  }

  /** Does the work of a job with these marks. False: it must wait, as others were faster. */
  async within(flags: Flags, work: () => Promise<void>): Promise<boolean> {
    const closed = new Set(this.closed());
    if (flags.some((flag) => closed.has(flag))) return false;
    for (const flag of flags) add(this.#open, flag, 1);
    const endpoint = flags.filter((flag) => flag.startsWith('endpoint '));
    let isDawdling = false;
    const timer = setTimeout(() => {
      isDawdling = true;
      if (flags.includes('webhook')) add(this.#open, 'webhook', -1);
      for (const flag of endpoint) add(this.#dawdling, flag, 1);
      this.#onDawdling(endpoint);
    }, dawdlesAfterMs);
    try {
      await work();
    } finally {
      clearTimeout(timer);
      for (const flag of flags) if (!isDawdling || flag !== 'webhook') add(this.#open, flag, -1);
      if (isDawdling) for (const flag of endpoint) add(this.#dawdling, flag, -1);
    }
    return true;
  }
}

function add(counts: Map<string, number>, flag: string, change: number): void {
  const count = (counts.get(flag) ?? 0) + change;
  if (count === 0) counts.delete(flag);
  else counts.set(flag, count);
}

function mostOf(flag: string): number {
  return flag === 'webhook' || flag === 'slow' || flag === 'email' ? most[flag] : most.endpoint;
}
