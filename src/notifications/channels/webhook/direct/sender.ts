import {
  claimDirect,
  type DirectDelivery,
  releaseDirect,
  setAside,
  stillWaiting,
} from '../../../../db/direct-deliveries.ts';
import { drainWhenDue } from '../../../../db/endpoint-queue.ts';
import type { EndpointRow } from '../../../../db/webhook-endpoints.ts';
import type { Deps } from '../../../../deps.ts';
import type { AttemptResult, DirectSender } from '../../../channel.ts';
import { facts, notificationTypes } from '../../../events/types.ts';
import type { Lanes } from '../../../workers/lanes.ts';
import { flagsFor } from '../flags.ts';
import { isHealthy } from '../health.ts';
import { KnownEndpoints } from './endpoints.ts';
import { Results } from './results.ts';
import { Waiting } from './waiting.ts';

/** Most deliveries that wait in the memory of a process; about two kilobytes each. */
const capacity = 4_000;
/** Unreserved deliveries are claimed when fewer than this wait here. */
const claimBelow = 500;
/** How long a delivery is reserved for the process that wrote or claimed it, ms, */
const reservedMs = 30_000;
/** and the end of that time in which it is not attempted any more, ms: longer than an attempt may take. */
const marginMs = 12_000;

const turnTypes = notificationTypes.filter((type) => facts[type].isAboutTurn);

/** Attempts one delivery. */
export type Attempt = (delivery: DirectDelivery, endpoint: EndpointRow | undefined) => Promise<AttemptResult>;

/**
 * Sends webhooks to healthy endpoints from memory, within the lanes, and stores the results in batches. An endpoint that
 * fails or is slow is set aside: what waits for it is left to the job of its owner.
 */
export class DirectWebhooks implements DirectSender {
  readonly #deps: Deps;
  readonly #lanes: Lanes;
  readonly #attempt: Attempt;
  readonly #waiting = new Waiting();
  readonly #endpoints: KnownEndpoints;
  readonly #results: Results;
  readonly #running = new Set<Promise<void>>();
  #isClosed = false;

  constructor(deps: Deps, lanes: Lanes, attempt: Attempt) {
    this.#deps = deps;
    this.#lanes = lanes;
    this.#attempt = attempt;
    this.#endpoints = new KnownEndpoints(deps.db.prisma);
    this.#results = new Results(deps);
  }

  reserve(): { limit: number; until: Date } {
    const limit = this.#isClosed ? 0 : Math.max(0, capacity - this.#waiting.size);
    return { limit, until: new Date(this.#deps.clock().getTime() + reservedMs) };
  }

  accept(deliveries: readonly DirectDelivery[]): void {
    for (const delivery of deliveries) this.#waiting.add(delivery);
    this.#startWork();
  }

  async claim(): Promise<void> {
    const { db, clock } = this.#deps;
    this.#waiting.delete(await this.#outdated(this.#waiting.all()));
    while (!this.#isClosed && this.#waiting.size < claimBelow) {
      const { until } = this.reserve();
      const claimed = await claimDirect(db.prisma, clock(), until, claimBelow);
      if (claimed === undefined) return;
      const outdated = await this.#outdated(claimed);
      this.accept(claimed.filter((delivery) => !outdated.has(delivery)));
    }
  }

  /** Leaves what waits for an endpoint to the job of its owner. */
  async setAside(endpoint: string): Promise<void> {
    const { db, clock } = this.#deps;
    this.#endpoints.forget(endpoint);
    const owner = (await this.#endpoints.find(endpoint))?.playerId;
    const ids = this.#waiting.remove(endpoint).map(({ id }) => id);
    await setAside(db.prisma, endpoint, ids, clock());
    if (owner !== undefined) await drainWhenDue(db.prisma, owner);
  }

  /** Ends: what is under way is waited for, what waits is left to other processes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const ids = this.#waiting.remove().map(({ id }) => id);
    if (ids.length > 0) await releaseDirect(this.#deps.db.prisma, ids, this.#deps.clock());
    await Promise.all(this.#running);
    await this.#results.close();
  }

  /** Returns those that are not to be sent: some are finished, or dropped now as there is no reason to send them any more. */
  async #outdated(deliveries: readonly DirectDelivery[]): Promise<Set<DirectDelivery>> {
    if (deliveries.length === 0) return new Set();
    const ids = deliveries.map(({ id }) => id);
    const waiting = await stillWaiting(this.#deps.db.prisma, ids, turnTypes);
    const outdated = deliveries.filter(({ id }) => waiting.get(id) !== true);
    for (const delivery of outdated)
      if (waiting.has(delivery.id)) this.#results.add({ delivery, result: 'dropped' });
    return new Set(outdated);
  }

  #startWork(): void {
    const isOpen = (endpoint: string, owner: string) => this.#lanes.isOpen(flagsFor(endpoint, owner));
    while (!this.#isClosed && this.#waiting.size > 0) {
      const delivery = this.#waiting.take(isOpen);
      if (delivery === undefined) return;
      const work = this.#run(delivery).finally(() => this.#running.delete(work));
      this.#running.add(work);
    }
  }

  async #run(delivery: DirectDelivery): Promise<void> {
    const flags = flagsFor(delivery.endpointId, delivery.ownerId);
    try {
      await this.#lanes.run(flags, () => this.#attemptNow(delivery));
    } catch (error) {
      this.#deps.log.error({ err: error, delivery: delivery.id }, 'a webhook could not be attempted');
    }
    this.#waiting.finish(delivery);
    this.#startWork();
  }

  async #attemptNow(delivery: DirectDelivery): Promise<void> {
    const now = this.#deps.clock().getTime();
    // It has waited for too long: the process that claims it next attempts it.
    if (delivery.reservedUntil.getTime() - now < marginMs) return;
    const endpoint = await this.#endpoints.find(delivery.endpointId);
    const result = await this.#attempt(delivery, endpoint);
    this.#results.add({ delivery, result });
    if (result !== 'dropped' && !isHealthy(result)) await this.setAside(delivery.endpointId);
  }
}
