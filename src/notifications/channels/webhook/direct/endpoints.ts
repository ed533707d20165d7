import type { Tx } from '../../../../db/client.ts';
import { type EndpointRow, findEndpoints } from '../../../../db/webhook-endpoints.ts';

/** How long an endpoint counts as known, ms. */
const knownMs = 1_000;

/** Endpoints as they were a moment ago; those that are asked for at the same time are read at once. */
export class KnownEndpoints {
  readonly #db: Tx;
  #known = new Map<string, Promise<EndpointRow | undefined>>();
  #readAt = 0;
  #next: { readonly ids: Set<string>; readonly rows: Promise<Map<string, EndpointRow>> } | undefined;

  constructor(db: Tx) {
    this.#db = db;
  }

  /** Returns an endpoint; undefined: it was deleted. */
  find(id: string): Promise<EndpointRow | undefined> {
    if (performance.now() - this.#readAt > knownMs) {
      this.#known = new Map();
      this.#readAt = performance.now();
    }
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const found = this.#read(id);
    this.#known.set(id, found);
    return found;
  }

  /** Reads an endpoint anew the next time. */
  forget(id: string): void {
    this.#known.delete(id);
  }

  async #read(id: string): Promise<EndpointRow | undefined> {
    this.#next ??= this.#prepare();
    this.#next.ids.add(id);
    return (await this.#next.rows).get(id);
  }

  #prepare() {
    const ids = new Set<string>();
    const rows = Promise.resolve().then(async () => {
      this.#next = undefined;
      const found = await findEndpoints(this.#db, [...ids]);
      return new Map(found.map((row) => [row.id, row]));
    });
    return { ids, rows };
  }
}
