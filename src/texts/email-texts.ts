import type { Language } from './index.ts';

/** A letter's words about what is to be done and why it was sent. */
export interface LetterWords {
  readonly subject: string;
  /** What happened and what is asked: the first lines. */
  readonly lines: readonly string[];
  /** On the button. */
  readonly action?: string;
}

/** What a letter about a game can mention. Names are the players' own; times are in words. */
export interface GameWords {
  readonly game: string;
  readonly move: number;
  /** What the others did since the reader's last decision, as sentences; the last of them is news. */
  readonly news: readonly string[];
  readonly deadline: string | undefined;
  readonly by: string | undefined;
  readonly text?: string | undefined;
  /** In the order of their places. */
  readonly standing: readonly { readonly name: string; readonly points: number; readonly place: number }[];
}

/** The letters in one language; what happens in a game is said by `src/phrases`. */
export interface Phrases {
  readonly language: Language;
  yourTurn(words: GameWords): LetterWords;
  reminder(words: GameWords): LetterWords;
  nudge(words: GameWords): LetterWords;
  expired(words: GameWords & { readonly hasLeft: boolean }): LetterWords;
  started(words: GameWords): LetterWords;
  moved(words: GameWords): LetterWords;
  finished(words: GameWords): LetterWords;
  invited(words: GameWords): LetterWords;
  message(words: GameWords): LetterWords;
  digest(count: number): LetterWords;
  verify(name: string): LetterWords;
  reset(name: string): LetterWords;
  endpointDisabled(url: string, isGone: boolean): LetterWords;
  /** What webhooks say besides what happened: to everybody in a room, so that names are in it. */
  readonly told: {
    readonly turn: (name: string) => string;
    readonly stillTurn: (name: string) => string;
    readonly begun: (first: string) => string;
    readonly invites: (by: string) => string;
    readonly somebody: string;
  };
  /** Small words around letters. */
  readonly small: {
    readonly scores: string;
    readonly total: string;
    readonly until: string;
    readonly unsubscribe: string;
    readonly why: string;
    readonly boardAlt: (game: string) => string;
    readonly hello: (name: string) => string;
  };
}
