import { isUnavailable } from '../db/connection/unavailable.ts';
import { Coalescing } from '../helpers/coalescing.ts';
import { minuteMs, secondMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';

/** A source of due work, such as a `DueWork`. */
export interface DueSource {
  /** Takes due work up to the capacity. */
  takeAvailable(): Promise<void>;
}

/** Maximum time between checks, ms, which find work without a notification. */
const longestSleepMs = { listening: minuteMs, alone: secondMs };
/** Delay before checking again for due work that was not taken, and after a failure, ms. */
const soonMs = secondMs;
/** Delay before checking whether a process that took announced work has died, ms. */
const takeoverMs = 30 * secondMs;
/** Interval of checking the clock, which can be changed, ms. */
const tickMs = secondMs;
/** Pause after a check, ms, so that simultaneous work is found together. */
const restMs = 5;

/** Sleeps until work is due, or `wake` announces it, and starts it. */
export class DueLoop {
  readonly #deps: Pick<Deps, 'clock' | 'config' | 'log'>;
  readonly #sources: Readonly<Record<string, DueSource>>;
  readonly #next: () => Promise<ReadonlyMap<string, Date>>;
  readonly #looking = new Coalescing(() => this.#look());
  /** Kinds announced as due. */
  readonly #named = new Set<string>();
  #looksForAll = false;
  #wakeAt = 0;
  /** The earliest time passed to `wakeBy` since the last check started. */
  #wakeBy = Number.POSITIVE_INFINITY;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  #isAway = false;

  /**
   * @param next returns when the first item of each source is due, possibly in the past; empty if nothing waits
   */
  constructor(
    deps: Pick<Deps, 'clock' | 'config' | 'log'>,
    sources: Readonly<Record<string, DueSource>>,
    next: () => Promise<ReadonlyMap<string, Date>>,
  ) {
    this.#deps = deps;
    this.#sources = sources;
    this.#next = next;
    this.wake();
  }

  /**
   * Checks immediately for due work.
   * @param payload a PostgreSQL notification's payload: the kind and time of due work; if empty, all sources are checked
   */
  wake(payload = ''): void {
    const [kind = '', time = ''] = payload.split(' ');
    const at = new Date(time);
    if (at > this.#deps.clock())
      this.wakeBy(at); // another process's clock may be a little ahead
    else {
      if (kind in this.#sources) this.#named.add(kind);
      else this.#looksForAll = true;
      this.#looking.request();
    }
  }

  /** Checks for due work at a time, unless it checks before. */
  wakeBy(at: Date): void {
    this.#wakeBy = Math.min(this.#wakeBy, at.getTime());
    if (this.#wakeBy >= this.#wakeAt) return;
    this.#wakeAt = this.#wakeBy;
    this.#sleep();
  }

  /** Finishes the current check. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#looking.stop();
    clearTimeout(this.#timer);
  }

  async #look(): Promise<number> {
    clearTimeout(this.#timer);
    this.#wakeBy = Number.POSITIVE_INFINITY;
    const until = await (this.#looksForAll ? this.#takeAll() : this.#takeNamed());
    this.#wakeAt = Math.min(until, this.#wakeBy);
    this.#sleep();
    return restMs;
  }

  /** Takes announced work. Returns when to check again. */
  async #takeNamed(): Promise<number> {
    const kinds = [...this.#named];
    this.#named.clear();
    try {
      for (const kind of kinds) await this.#sources[kind]?.takeAvailable();
      return Math.min(this.#wakeAt, this.#deps.clock().getTime() + takeoverMs);
    } catch (error) {
      this.#logFailure(error);
      return this.#deps.clock().getTime() + soonMs;
    }
  }

  /** Looks up due work, and takes it. Returns when to check again. */
  async #takeAll(): Promise<number> {
    this.#named.clear();
    this.#looksForAll = false;
    const { clock, config } = this.#deps;
    let sleepMs = config.databaseListen ? longestSleepMs.listening : longestSleepMs.alone;
    try {
      for (const [name, at] of await this.#next()) {
        const ms = at.getTime() - clock().getTime();
        if (ms <= 0) await this.#sources[name]?.takeAvailable();
        sleepMs = Math.min(sleepMs, ms <= 0 ? soonMs : ms);
      }
      this.#isAway = false;
    } catch (error) {
      this.#logFailure(error);
      sleepMs = soonMs;
    }
    return clock().getTime() + sleepMs;
  }

  #sleep(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const ms = this.#wakeAt - this.#deps.clock().getTime();
    const onTick = () => (this.#wakeAt <= this.#deps.clock().getTime() ? this.wake() : this.#sleep());
    this.#timer = setTimeout(onTick, Math.max(Math.min(ms, tickMs), 0)).unref();
  }

  /** Logs once that the database is unavailable. */
  #logFailure(error: unknown): void {
    const wasAway = this.#isAway;
    this.#isAway = isUnavailable(error);
    if (!this.#isAway) this.#deps.log.error({ err: error }, 'due work could not be looked up');
    else if (!wasAway)
      this.#deps.log.warn({ reason: (error as Error).message }, 'due work waits for the database');
  }
}
