import { Lru } from '../helpers/lru.ts';
import type { Limit, Spent } from '../platform/limit.ts';
import type { SharedCounter } from './store.ts';

/** Maximum number of keys with cached leases. */
const maxKeys = 100_000;

/** Points that this process has taken from a key's shared count, to spend without a query. */
interface Lease {
  left: number;
  /** Points not taken by any process. */
  readonly shared: number;
  /** End of the window, milliseconds since 1970. */
  readonly endsAt: number;
}

/**
 * Limits by a shared count from which each process takes points in leases. The database is queried once per lease, not
 * per request, and not at all for an exhausted key. All processes together never allow more than the limit; points that
 * one has leased but not spent are unavailable to the others until the window ends.
 */
export class LeasedLimit implements Limit {
  readonly #counter: SharedCounter;
  readonly #points: number;
  readonly #leaseSize: number;
  readonly #leases = new Lru<string, Lease>(maxKeys);
  readonly #renewals = new Map<string, Promise<void>>();

  constructor(counter: SharedCounter, points: number, leaseSize: number) {
    this.#counter = counter;
    this.#points = points;
    this.#leaseSize = leaseSize;
  }

  /** Spends a key's points, or none if fewer are left. More than the limit counts as the whole limit. */
  async spend(key: string, points: number): Promise<Spent> {
    const cost = Math.min(points, this.#points);
    let lease = this.#leaseOf(key);
    while (lease === undefined || (lease.left < cost && lease.shared > 0)) {
      await this.#renew(key, cost);
      lease = this.#leaseOf(key);
    }
    const isAllowed = lease.left >= cost;
    if (isAllowed) lease.left -= cost;
    return { isAllowed, left: lease.left + lease.shared, resetMs: lease.endsAt - Date.now() };
  }

  async spent(key: string): Promise<number> {
    const lease = this.#leaseOf(key);
    if (lease !== undefined) return this.#points - lease.left - lease.shared;
    return (await this.#counter.read(key))?.spent ?? 0;
  }

  async refund(key: string, points: number): Promise<void> {
    const lease = this.#leaseOf(key);
    if (lease !== undefined) lease.left += points;
  }

  async reset(key: string): Promise<void> {
    this.#leases.delete(key);
    await this.#counter.delete(key);
  }

  #leaseOf(key: string): Lease | undefined {
    const lease = this.#leases.get(key);
    return lease !== undefined && lease.endsAt > Date.now() ? lease : undefined;
  }

  /** Takes a lease for a key, shared by simultaneous callers. */
  #renew(key: string, points: number): Promise<void> {
    const underWay = this.#renewals.get(key);
    if (underWay !== undefined) return underWay;
    const renewal = this.#take(key, Math.max(points, this.#leaseSize)).finally(() =>
      this.#renewals.delete(key),
    );
    this.#renewals.set(key, renewal);
    return renewal;
  }

  async #take(key: string, points: number): Promise<void> {
    const { spent, resetMs } = await this.#counter.add(key, points);
    const granted = Math.min(points, Math.max(0, this.#points - (spent - points)));
    this.#leases.set(key, {
      left: granted + (this.#leaseOf(key)?.left ?? 0),
      shared: Math.max(0, this.#points - spent),
      endsAt: Date.now() + Math.max(1, resetMs),
    });
  }
}
