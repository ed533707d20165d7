import { setTimeout as pause } from 'node:timers/promises';

/** Something about a game that waits for its statement. */
interface OfGame {
  readonly game: string;
}

/** Most statements under way: while one waits for the disk, the next can be worked off. */
const mostStatements = 2;
/** A statement that takes longer, ms, is held up by something, and no longer keeps others waiting. */
const heldUpMs = 100;

/**
 * Has statements shared: what comes at the same time, or while statements are under way, goes together in the next one, at
 * most once for each game. What comes alone does not wait.
 */
export class SharedStatements<Asked extends OfGame> {
  readonly #most: number;
  readonly #send: (asked: readonly Asked[]) => Promise<void>;
  #waiting: Asked[] = [];
  #underWay = 0;
  #isSoon = false;

  /** `most` limits how many share a statement; `send` never rejects. */
  constructor(most: number, send: (asked: readonly Asked[]) => Promise<void>) {
    this.#most = most;
    this.#send = send;
  }

  add(asked: Asked): void {
    this.#waiting.push(asked);
    if (this.#isSoon) return;
    this.#isSoon = true;
    // What other connections have sent as well is read first.
    setImmediate(() => {
      this.#isSoon = false;
      this.#sendNext();
    });
  }

  #sendNext(): void {
    while (this.#waiting.length > 0 && this.#underWay < mostStatements) {
      this.#underWay += 1;
      const sent = this.#send(this.#take());
      void Promise.race([sent, pause(heldUpMs, undefined, { ref: false })]).finally(() => {
        this.#underWay -= 1;
        this.#sendNext();
      });
    }
  }

  /** Takes what has waited longest, one of each game. */
  #take(): Asked[] {
    const taken = new Map<string, Asked>();
    const rest: Asked[] = [];
    for (const each of this.#waiting) {
      if (taken.size < this.#most && !taken.has(each.game)) taken.set(each.game, each);
      else rest.push(each);
    }
    this.#waiting = rest;
    return [...taken.values()];
  }
}
