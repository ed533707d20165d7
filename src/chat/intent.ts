import type { Decision } from '../engine/index.ts';
import type { TableWish } from './parse-new.ts';
import type { CommandName } from './words.ts';

/** A label of an option as on the picture: `7`, `7a`, `7a.2`. */
export interface Label {
  readonly cell: number;
  readonly turn: string;
  readonly deployment: number | undefined;
}

/** What somebody wants, as far as the words alone tell. */
export type Intent =
  | { readonly type: 'help'; readonly about?: CommandName }
  | {
      readonly type:
        | 'games'
        | 'open'
        | 'turn'
        | 'score'
        | 'messages'
        | 'start'
        | 'leave'
        | 'rematch'
        | 'nudge'
        | 'link'
        | 'claim'
        | 'pass';
    }
  | { readonly type: 'board'; readonly isText: boolean }
  | { readonly type: 'options'; readonly about?: Label; readonly page: number }
  /** `who` stands there, in words: `3a road`, `3a builder field sw`. */
  | { readonly type: 'label'; readonly label: Label; readonly who?: readonly string[] }
  | { readonly type: 'decision'; readonly decision: Decision }
  | { readonly type: 'log'; readonly count: number }
  | { readonly type: 'remaining'; readonly cell?: { readonly x: number; readonly y: number } }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'resign'; readonly isSure: boolean }
  | { readonly type: 'new'; readonly wish: TableWish }
  | { readonly type: 'join'; readonly which: string }
  | { readonly type: 'invite'; readonly names: readonly string[] }
  | Unclear;

/** Words that were not understood, and what may have been meant. */
export interface Unclear {
  readonly type: 'unclear';
  /** What exactly was not understood. */
  readonly heard: string;
  readonly guesses: readonly string[];
  /** What was tried to say, as far as that is clear: a decision, or a command whose form is explained. */
  readonly about?: 'decision' | CommandName;
}

/** A command: what is wanted, and the game if one was named. */
export interface Command {
  /** The short id after `#`, lower case. */
  readonly game: string | undefined;
  readonly intent: Intent;
}

/** A label as people read it. */
export function formatLabel({ cell, turn, deployment }: Label): string {
  return `${cell}${turn}${deployment === undefined ? '' : `.${deployment}`}`;
}
