import type { DirectDelivery } from '../../../../db/direct-deliveries.ts';

/** What waits for one endpoint, and the games of which something is under way to it. */
interface Line {
  readonly owner: string;
  readonly items: DirectDelivery[];
  readonly busyGames: Set<string>;
}

/** Of an endpoint, the deliveries among which one of a game that is not busy is looked for. */
const looksAt = 50;

/** Returns the index of the first delivery of a game that is not busy, among the first ones; -1: there is none. */
function nextOf({ items, busyGames }: Line): number {
  const end = Math.min(items.length, looksAt);
  for (let at = 0; at < end; at++) {
    const item = items[at];
    if (item !== undefined && !busyGames.has(item.gameId)) return at;
  }
  return -1;
}

/**
 * The deliveries that wait in this process. Endpoints have their turns one after the other; the deliveries of a game to an
 * endpoint follow one another in the order in which they came.
 */
export class Waiting {
  readonly #lines = new Map<string, Line>();
  #size = 0;

  /** How many deliveries wait. */
  get size(): number {
    return this.#size;
  }

  add(delivery: DirectDelivery): void {
    const { endpointId, ownerId } = delivery;
    const line = this.#lines.get(endpointId) ?? { owner: ownerId, items: [], busyGames: new Set() };
    line.items.push(delivery);
    this.#lines.set(endpointId, line);
    this.#size += 1;
  }

  /** Takes the next delivery, of an endpoint that is open, and makes its game busy. Undefined: there is none. */
  take(isOpen: (endpoint: string, owner: string) => boolean): DirectDelivery | undefined {
    for (const [endpoint, line] of this.#lines) {
      const next = nextOf(line);
      const delivery = line.items[next];
      if (delivery === undefined || !isOpen(endpoint, line.owner)) continue;
      line.items.splice(next, 1);
      line.busyGames.add(delivery.gameId);
      this.#size -= 1;
      // The other endpoints come first now.
      this.#lines.delete(endpoint);
      this.#lines.set(endpoint, line);
      return delivery;
    }
    return undefined;
  }

  /** Ends what is under way about a game to an endpoint. */
  finish({ endpointId, gameId }: DirectDelivery): void {
    const line = this.#lines.get(endpointId);
    line?.busyGames.delete(gameId);
    if (line?.items.length === 0 && line.busyGames.size === 0) this.#lines.delete(endpointId);
  }

  /** Returns all that waits. */
  all(): DirectDelivery[] {
    return [...this.#lines.values()].flatMap(({ items }) => items);
  }

  /** Removes deliveries, as far as they still wait. */
  delete(deliveries: ReadonlySet<DirectDelivery>): void {
    for (const { items } of this.#lines.values()) {
      const kept = items.filter((item) => !deliveries.has(item));
      this.#size -= items.length - kept.length;
      items.splice(0, Infinity, ...kept);
    }
  }

  /** Removes all that waits for an endpoint, or for all, and returns it. */
  remove(endpoint?: string): DirectDelivery[] {
    const lines = endpoint === undefined ? [...this.#lines.values()] : [this.#lines.get(endpoint)];
    const removed = lines.flatMap((line) => line?.items.splice(0, Infinity) ?? []);
    this.#size -= removed.length;
    return removed;
  }
}
