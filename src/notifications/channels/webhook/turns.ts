import type { Due } from '../../../db/due.ts';
import { groupBy } from '../../../helpers/group-by.ts';
import { Semaphore } from '../../../helpers/semaphore.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AttemptResult } from '../../channel.ts';
import { currentOf, type DeliveryResult, storeResults } from '../../outbox/attempt.ts';
import type { DeliveryRow } from '../../store/deliveries.ts';
import { addTurns, claimTurn, endTurn, releaseDeliveries } from '../../store/endpoint-queue.ts';
import { type EndpointRow, findEndpoints, markSlow } from '../../store/webhook-endpoints.ts';
import { isHealthy, slowAfterMs } from './health.ts';
import { webhookChannel } from './schedule.ts';

/** Attempts one delivery. */
type Attempt = (delivery: DeliveryRow, endpoint: EndpointRow) => Promise<AttemptResult>;

/** Endpoints that one turn serves at once. */
const endpointsAtOnce = 4;
/** Deliveries that are under way at once to an endpoint that is doing well. */
const attemptsAtOnce = 4;
/** Most deliveries to such an endpoint that are claimed together. */
const batchSize = 40;
/** Time after which a turn begins no other attempt, ms. */
const turnMs = 5_000;
/** How long a turn and its deliveries are reserved, ms: longer than the rest of a turn and an attempt may take. */
export const leaseMs = 30_000;

/** What a turn sends to one endpoint. */
interface Batch {
  readonly endpoint: EndpointRow;
  readonly end: number;
  readonly isSlow: boolean;
  readonly results: DeliveryResult[];
  /** Whether it goes on: not once an attempt has failed or takes long. */
  isOpen: boolean;
}

/** Sends webhooks in turns of the endpoints' owners. */
export class Turns {
  readonly #deps: Deps;
  readonly #attempt: Attempt;
  /** Attempts that take long: no turn waits for them. */
  readonly #slow = new Set<Promise<void>>();

  constructor(deps: Deps, attempt: Attempt) {
    this.#deps = deps;
    this.#attempt = attempt;
  }

  /**
   * Serves a few of an owner's endpoints for which something is due, each until one delivery fails or takes long, or the time
   * is up. Then the other owners have their turns; the rest is left to the owner's next one.
   */
  async take(due: Due, isSlow: boolean): Promise<void> {
    const { db, clock } = this.#deps;
    const end = performance.now() + turnMs;
    const now = clock();
    const until = new Date(now.getTime() + leaseMs);
    const bounds = { now, until, endpoints: endpointsAtOnce, each: isSlow ? 1 : batchSize };
    const deliveries = await claimTurn(db.prisma, due.key, isSlow, bounds);
    const claimed = groupBy(deliveries, ({ endpointId }) => endpointId ?? '');
    const endpoints = await findEndpoints(db.prisma, [...claimed.keys()]);
    await Promise.all(
      [...claimed].map(async ([id, theirs]) => {
        const endpoint = endpoints.get(id);
        if (endpoint === undefined) return; // it was deleted since, and its deliveries with it
        await this.#send({ endpoint, end, isSlow, results: [], isOpen: true }, theirs);
      }),
    );
    await endTurn(db.prisma, due, isSlow);
  }

  /** Waits for the attempts that are still under way. */
  async close(): Promise<void> {
    await Promise.all(this.#slow);
  }

  /** Sends what was claimed for an endpoint, what is about one game in its order, and stores how that ended. */
  async #send(batch: Batch, claimed: readonly DeliveryRow[]): Promise<void> {
    const { db, clock } = this.#deps;
    const current = await currentOf(this.#deps, claimed);
    const slots = new Semaphore(attemptsAtOnce);
    const left: string[] = [];
    const sendGame = async (deliveries: readonly DeliveryRow[]) => {
      for (const delivery of deliveries) {
        if (!batch.isOpen || performance.now() >= batch.end) left.push(delivery.id);
        else if (!current.has(delivery.id)) batch.results.push({ delivery, result: 'dropped' });
        else await this.#attemptOne(batch, delivery);
      }
    };
    const games = [...groupBy(claimed, ({ gameId, id }) => gameId ?? id).values()];
    await Promise.all(games.map((deliveries) => slots.run(() => sendGame(deliveries))));
    await storeResults(this.#deps, webhookChannel, batch.results);
    if (left.length > 0) await releaseDeliveries(db.prisma, left, clock());
  }

  async #attemptOne(batch: Batch, delivery: DeliveryRow): Promise<void> {
    const { endpoint, results } = batch;
    const attempt = this.#attempt(delivery, endpoint);
    const result = batch.isSlow ? await attempt : await soonOf(attempt);
    if (result === undefined) {
      batch.isOpen = false;
      await markSlow(this.#deps.db.prisma, endpoint.id);
      const late = this.#storeLate(endpoint, delivery, attempt).finally(() => this.#slow.delete(late));
      this.#slow.add(late);
      return;
    }
    results.push({ delivery, result });
    if (result !== 'dropped' && !isHealthy(result)) batch.isOpen = false;
  }

  async #storeLate(
    { playerId }: EndpointRow,
    delivery: DeliveryRow,
    attempt: Promise<AttemptResult>,
  ): Promise<void> {
    try {
      await storeResults(this.#deps, webhookChannel, [{ delivery, result: await attempt }]);
      await addTurns(this.#deps.db.prisma, playerId);
    } catch (error) {
      this.#deps.log.warn({ err: error, delivery: delivery.id }, 'the result of a webhook was not stored');
    }
  }
}

/** Returns the result of an attempt; undefined when it takes long. */
async function soonOf(attempt: Promise<AttemptResult>): Promise<AttemptResult | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, slowAfterMs, undefined);
  });
  return Promise.race([attempt, late]).finally(() => clearTimeout(timer));
}
