import type { visibleGame } from '../games/access.ts';
import type { Deps } from '../platform/deps.ts';
import type { ChatTexts } from '../texts/chat-texts.ts';
import type { GameWords, Language, LessonId } from '../texts/index.ts';

/** A game's row. */
export type Game = Awaited<ReturnType<typeof visibleGame>>;

/** The player who sent a text, and the context for replies. */
export interface Asker {
  readonly deps: Deps;
  readonly playerId: string;
  /** The account whose application sent the text for the player. */
  readonly application: string | undefined;
  readonly language: Language;
  readonly timeZone: string;
  readonly texts: ChatTexts;
  /** The game's terms in the asker's language. */
  readonly words: GameWords;
  /** The version of the game that the person saw. */
  readonly version: number | undefined;
  /** The `Idempotency-Key`, and a hash of its request. */
  readonly key: { readonly key: string; readonly bodyHash: string } | undefined;
}

/** The outcome of a command: carried out, waiting for the answer to a question, understood but refused, or not understood. */
export type Outcome = 'done' | 'asked' | 'refused' | 'not-understood';

/** The reply to a command. */
export interface Reply {
  readonly outcome: Outcome;
  readonly lines: readonly string[];
  /** The state after the command. */
  readonly game?: Game | undefined;
  /** The picture to attach: the board, or with numbered legal placements. */
  readonly picture?: 'board' | 'legal' | undefined;
  /** The lesson whose board to attach. */
  readonly lesson?:
    | { readonly id: LessonId; readonly played: string; readonly isLegalShown: boolean }
    | undefined;
  /** True if it shows information that only this player may see, such as a hand. */
  readonly isSecret?: boolean | undefined;
  /** True if it is a drawing in characters that needs a monospaced font. */
  readonly isDrawn?: boolean | undefined;
  /** True if a new turn has just started. */
  readonly isNews?: boolean | undefined;
}

/** Creates the reply to a command that was carried out. */
export function done(lines: readonly string[], more: Omit<Reply, 'outcome' | 'lines'> = {}): Reply {
  return { outcome: 'done', lines, ...more };
}

/** Creates a question as the reply to a command that is ambiguous or needs confirmation; nothing has changed. */
export function asked(lines: readonly string[], more: Omit<Reply, 'outcome' | 'lines'> = {}): Reply {
  return { outcome: 'asked', lines, ...more };
}

/** Creates the reply to a command that can't be carried out. */
export function refused(lines: readonly string[], more: Omit<Reply, 'outcome' | 'lines'> = {}): Reply {
  return { outcome: 'refused', lines, ...more };
}
