import type { AnchoredHead } from '../../../anchors/store.ts';

/** Anchored heads, taken game by game in the order of the games. */
export class AnchoredHeads {
  readonly #source: Iterator<AnchoredHead>;
  #next: IteratorResult<AnchoredHead>;

  constructor(source: Iterator<AnchoredHead>) {
    this.#source = source;
    this.#next = source.next();
  }

  /** Returns the heads of a game; those of games before it must have been taken. */
  takeOf(game: string): AnchoredHead[] {
    const heads: AnchoredHead[] = [];
    while (!this.#next.done && this.#next.value.game === game) heads.push(this.#take(this.#next.value));
    return heads;
  }

  /** Yields the games before one, or all that are left: they have an anchor and nothing else. */
  *gamesBefore(game: string | undefined): Generator<string> {
    while (!this.#next.done && (game === undefined || this.#next.value.game < game)) {
      const { game: lost } = this.#next.value;
      this.takeOf(lost);
      yield lost;
    }
  }

  #take(head: AnchoredHead): AnchoredHead {
    this.#next = this.#source.next();
    return head;
  }
}
