import type { Deps } from '../../../../deps.ts';
import { Coalescing } from '../../../coalescing.ts';
import { type DeliveryResult, storeResults } from '../../../outbox/attempt.ts';
import { webhookChannel } from '../flags.ts';
import { webhookSchedule } from '../schedule.ts';

/** Rest after results were stored, ms: those that come meanwhile are stored at once. */
const restMs = 50;
/** Most results that are stored at once. */
const batchSize = 200;

/** Stores results of attempts in batches. */
export class Results {
  readonly #deps: Deps;
  readonly #storing = new Coalescing(() => this.#store());
  #results: DeliveryResult[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  add(result: DeliveryResult): void {
    this.#results.push(result);
    this.#storing.request();
  }

  /** Stores what is left. */
  async close(): Promise<void> {
    await this.#storing.stop();
    await this.#store();
  }

  async #store(): Promise<number> {
    while (this.#results.length > 0) {
      const batch = this.#results.splice(0, batchSize);
      const channel = { name: webhookChannel, retrySchedule: webhookSchedule };
      // What could not be stored is attempted again when its reservation ends.
      await storeResults(this.#deps, channel, batch).catch((error: unknown) => {
        this.#deps.log.warn({ err: error, deliveries: batch.length }, 'results of webhooks were not stored');
      });
    }
    return restMs;
  }
}
