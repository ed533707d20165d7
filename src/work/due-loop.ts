import { isUnavailable } from '../db/connection/unavailable.ts';
import { Coalescing } from '../helpers/coalescing.ts';
import { minuteMs, secondMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';

/** Work that waits for its time, such as a `DueWork`. */
export interface DueSource {
  /** Takes what is due, as far as there is room. */
  takeUp(): Promise<void>;
}

/** Longest time for which nothing is looked for, ms: then whatever nobody was notified of is found, too. */
const longestSleepMs = { listening: minuteMs, alone: secondMs };
/** How soon is looked again for what is due and was not taken, and after a failure, ms. */
const soonMs = secondMs;
/** How soon is looked, after something was said to be due, whether a process that took it has died, ms. */
const takeoverMs = 30 * secondMs;
/** How often the clock is looked at, which may be set, ms. */
const tickMs = secondMs;
/** Rest after a look, ms: where many things become due, they are looked for together. */
const restMs = 5;

/** Sleeps until something is due, or `wake` says that it may be, and has it worked on. */
export class DueLoop {
  readonly #deps: Pick<Deps, 'clock' | 'config' | 'log'>;
  readonly #sources: Readonly<Record<string, DueSource>>;
  readonly #next: () => Promise<ReadonlyMap<string, Date>>;
  readonly #looking = new Coalescing(() => this.#look());
  /** Kinds that are said to be due. */
  readonly #named = new Set<string>();
  #looksForAll = false;
  #wakeAt = 0;
  /** The earliest time that `wakeBy` was given since the last look began. */
  #wakeBy = Number.POSITIVE_INFINITY;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;
  #isAway = false;

  /** @param next returns when the first of each source is due, which may be over; nothing where nothing waits */
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
   * Looks at once for what is due.
   * @param payload of a PostgreSQL notification: what is due where, and when; all are asked if it does not say
   */
  wake(payload = ''): void {
    const [kind = '', time = ''] = payload.split(' ');
    const at = new Date(time);
    if (at > this.#deps.clock())
      this.wakeBy(at); // the clock of another process is a little ahead
    else {
      if (kind in this.#sources) this.#named.add(kind);
      else this.#looksForAll = true;
      this.#looking.request();
    }
  }

  /** Looks for what is due at a time, unless it looks before. */
  wakeBy(at: Date): void {
    this.#wakeBy = Math.min(this.#wakeBy, at.getTime());
    if (this.#wakeBy >= this.#wakeAt) return;
    this.#wakeAt = this.#wakeBy;
    this.#sleep();
  }

  /** Finishes the look under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#looking.stop();
    clearTimeout(this.#timer);
  }

  async #look(): Promise<number> {
    clearTimeout(this.#timer);
    this.#wakeBy = Number.POSITIVE_INFINITY;
    const until = await (this.#looksForAll ? this.#lookForAll() : this.#takeNamed());
    this.#wakeAt = Math.min(until, this.#wakeBy);
    this.#sleep();
    return restMs;
  }

  /** Takes what is said to be due. Returns when to look again. */
  async #takeNamed(): Promise<number> {
    const kinds = [...this.#named];
    this.#named.clear();
    try {
      for (const kind of kinds) await this.#sources[kind]?.takeUp();
      return Math.min(this.#wakeAt, this.#deps.clock().getTime() + takeoverMs);
    } catch (error) {
      this.#logFailure(error);
      return this.#deps.clock().getTime() + soonMs;
    }
  }

  /** Asks what is due, and takes it. Returns when to look again. */
  async #lookForAll(): Promise<number> {
    this.#named.clear();
    this.#looksForAll = false;
    const { clock, config } = this.#deps;
    let sleepMs = config.databaseListen ? longestSleepMs.listening : longestSleepMs.alone;
    try {
      for (const [name, at] of await this.#next()) {
        const ms = at.getTime() - clock().getTime();
        if (ms <= 0) await this.#sources[name]?.takeUp();
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

  /** Logs once that the database is away. */
  #logFailure(error: unknown): void {
    const wasAway = this.#isAway;
    this.#isAway = isUnavailable(error);
    if (!this.#isAway) this.#deps.log.error({ err: error }, 'what is due could not be looked for this time');
    else if (!wasAway)
      this.#deps.log.warn({ reason: (error as Error).message }, 'what is due waits for the database');
  }
}
