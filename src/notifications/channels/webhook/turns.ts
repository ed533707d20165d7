import { groupBy } from '../../../helpers/group-by.ts';
import { Semaphore } from '../../../helpers/semaphore.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { NextDue } from '../../../platform/due-work.ts';
import type { AttemptResult } from '../../channel.ts';
import { currentOf, type DeliveryResult, storeResults } from '../../outbox/attempt.ts';
import type { DeliveryRow } from '../../store/deliveries.ts';
import {
  addTurns,
  type Claimed,
  endTurn,
  releaseDeliveries,
  type TakenTurn,
} from '../../store/endpoint-queue.ts';
import { type EndpointRow, markSlow } from '../../store/webhook-endpoints.ts';
import { isHealthy, slowAfterMs } from './health.ts';
import { webhookChannel } from './schedule.ts';

/** Attempts one delivery. */
type Attempt = (delivery: DeliveryRow, endpoint: EndpointRow) => Promise<AttemptResult>;

/** What a turn claims: endpoints served at once, and deliveries to each; one each for slow endpoints. */
export const bounds = { usual: { endpoints: 4, each: 40 }, slow: { endpoints: 4, each: 1 } };
/** Simultaneous deliveries to a healthy endpoint. */
const attemptsAtOnce = 4;
/** Time after which a turn starts no further attempt, ms. */
const turnMs = 5_000;
/** How long a turn and its deliveries are reserved, ms: longer than the rest of a turn plus an attempt can take. */
export const leaseMs = 30_000;

/** A turn's deliveries to one endpoint. */
interface Batch {
  readonly end: number;
  readonly isSlow: boolean;
  readonly results: DeliveryResult[];
  /** False once an attempt has failed or takes long. */
  isOpen: boolean;
}

/** Sends webhooks in turns by owner. */
export class Turns {
  readonly #deps: Deps;
  readonly #attempt: Attempt;
  /** Slow attempts, which no turn waits for. */
  readonly #slow = new Set<Promise<void>>();

  constructor(deps: Deps, attempt: Attempt) {
    this.#deps = deps;
    this.#attempt = attempt;
  }

  /**
   * Serves some of an owner's endpoints with due deliveries, each until a delivery fails or takes long, or until time is
   * up. Other owners then get their turns; the rest is left to this owner's next turn. Returns when that is due.
   */
  async serve({ due, claimed }: TakenTurn, isSlow: boolean): Promise<NextDue> {
    const end = performance.now() + turnMs;
    const byEndpoint = groupBy(claimed, ({ endpoint }) => endpoint.id);
    await Promise.all(
      [...byEndpoint.values()].map((theirs) =>
        this.#send({ end, isSlow, results: [], isOpen: true }, theirs),
      ),
    );
    return { at: await endTurn(this.#deps.db.prisma, due, isSlow) };
  }

  /** Waits for attempts under way. */
  async close(): Promise<void> {
    await Promise.all(this.#slow);
  }

  /** Sends the claimed deliveries of an endpoint, keeping the order within each game, and stores the results. */
  async #send(batch: Batch, claimed: readonly Claimed[]): Promise<void> {
    const { db, clock } = this.#deps;
    const all = claimed.map(({ delivery }) => delivery);
    const current = await currentOf(this.#deps, all);
    const slots = new Semaphore(attemptsAtOnce);
    const left: string[] = [];
    const sendGame = async (theirs: readonly Claimed[]) => {
      for (const { delivery, endpoint } of theirs) {
        if (!batch.isOpen || performance.now() >= batch.end) left.push(delivery.id);
        else if (!current.has(delivery.id)) batch.results.push({ delivery, result: 'dropped' });
        else await this.#attemptOne(batch, endpoint, delivery);
      }
    };
    const games = [...groupBy(claimed, ({ delivery }) => delivery.gameId ?? delivery.id).values()];
    await Promise.all(games.map((theirs) => slots.run(() => sendGame(theirs))));
    await storeResults(this.#deps, webhookChannel, batch.results);
    if (left.length > 0) await releaseDeliveries(db.prisma, left, clock());
  }

  async #attemptOne(batch: Batch, endpoint: EndpointRow, delivery: DeliveryRow): Promise<void> {
    const { results } = batch;
    const attempt = this.#attempt(delivery, endpoint);
    const result = batch.isSlow ? await attempt : await resultIfSoon(attempt);
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

/** Returns the result of an attempt; undefined if it takes long. */
async function resultIfSoon(attempt: Promise<AttemptResult>): Promise<AttemptResult | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, slowAfterMs, undefined);
  });
  return Promise.race([attempt, late]).finally(() => clearTimeout(timer));
}
