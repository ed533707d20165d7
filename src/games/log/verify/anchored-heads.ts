import type { AnchoredHead } from '../../../anchors/store.ts';

/** Anchored heads, consumed game by game in the order of game ids. */
export class AnchoredHeads {
  readonly #source: Iterator<AnchoredHead>;
  #next: IteratorResult<AnchoredHead>;

  constructor(source: Iterator<AnchoredHead>) {
    this.#source = source;
    this.#next = source.next();
  }

  /** Returns the heads of a game; the heads of all games before it must have been taken. */
  takeOf(game: string): AnchoredHead[] {
    const heads: AnchoredHead[] = [];
    while (!this.#next.done && this.#next.value.game === game) heads.push(this.#take(this.#next.value));
    return heads;
  }

  /** Yields the games before a given one, or all remaining ones: they have an anchor and nothing else. */
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
