import type { GameWords } from './email-words.ts';

/** The words of one push notification. */
export interface PushWords {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Push notifications with shorter words than the email's, to fit a phone. */
export interface PushTexts {
  readonly turn: (words: GameWords) => PushWords;
  readonly reminder: (words: GameWords) => PushWords;
  readonly nudge: (words: GameWords) => PushWords;
  readonly decision: (words: GameWords) => PushWords;
  /** To a device whose player wants to see whether anything arrives there. */
  readonly test: PushWords;
}
