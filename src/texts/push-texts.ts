import type { GameWords } from './email-words.ts';

/** The words of one push notification. */
export interface PushWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Push notifications whose words are not those of the email: shorter, as a phone shows them. */
export interface PushTexts {
  readonly turn: (words: GameWords) => PushWords;
  readonly reminder: (words: GameWords) => PushWords;
  readonly nudge: (words: GameWords) => PushWords;
  readonly decision: (words: GameWords) => PushWords;
  /** To a device whose player wants to see whether anything arrives there. */
  readonly test: PushWords;
}
