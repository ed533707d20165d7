import type { visibleGame } from '../games/access.ts';
import type { Deps } from '../platform/deps.ts';
import type { ChatTexts } from '../texts/chat-texts.ts';
import type { GameWords, Language, LessonId } from '../texts/index.ts';

/** A game as its row has it. */
export type Game = Awaited<ReturnType<typeof visibleGame>>;

/** The player who sent a text, and how to answer. */
export interface Asker {
  readonly deps: Deps;
  readonly playerId: string;
  /** The account whose application asks for the player. */
  readonly application: string | undefined;
  readonly language: Language;
  readonly timeZone: string;
  readonly texts: ChatTexts;
  /** Words of the asker's language for what is on the table. */
  readonly words: GameWords;
  /** The version of the game that the person was looking at. */
  readonly version: number | undefined;
  /** The `Idempotency-Key`, and a hash of what was sent with it. */
  readonly key: { readonly key: string; readonly bodyHash: string } | undefined;
}

/**
 * Whether a command was carried out, needs an answer to a question before it can be, was understood but refused, or was not
 * understood.
 */
export type Outcome = 'done' | 'asked' | 'refused' | 'not-understood';

/** The answer to a command. */
export interface Reply {
  readonly outcome: Outcome;
  readonly lines: readonly string[];
  /** As it stands after the command. */
  readonly game?: Game | undefined;
  /** Which picture goes with it: the board, or with the legal placements numbered. */
  readonly picture?: 'board' | 'legal' | undefined;
  /** The lesson whose board goes with it. */
  readonly lesson?:
    | { readonly id: LessonId; readonly played: string; readonly isLegalShown: boolean }
    | undefined;
  /** Whether it shows what only this player may know, such as a hand. */
  readonly isSecret?: boolean | undefined;
  /** Whether it is drawn with characters and needs a font of equal widths. */
  readonly isDrawn?: boolean | undefined;
  /** Whether it has just become the turn of the players that the game waits for. */
  readonly isNews?: boolean | undefined;
}

/** Replies to a command that was carried out. */
export function done(lines: readonly string[], more: Omit<Reply, 'outcome' | 'lines'> = {}): Reply {
  return { outcome: 'done', lines, ...more };
}

/** Replies to a command that may mean several things, or needs a confirmation, with a question; nothing has changed. */
export function asked(lines: readonly string[], more: Omit<Reply, 'outcome' | 'lines'> = {}): Reply {
  return { outcome: 'asked', lines, ...more };
}

/** Replies to a command that cannot be carried out. */
export function refused(lines: readonly string[], more: Omit<Reply, 'outcome' | 'lines'> = {}): Reply {
  return { outcome: 'refused', lines, ...more };
}
