import type { chat } from './en/chat.ts';
import type { commands } from './en/commands.ts';
import type { RequestKindName } from './request-texts.ts';

/** Everything that answers in a chat say in a language. */
export type ChatTexts = typeof chat;

export type CommandName = keyof typeof commands;

/** The words for a command, the first being the one that answers name, and more about it for `help`. */
export interface CommandText {
  readonly words: readonly [string, ...string[]];
  readonly help: string;
}

export type CommandTexts = Readonly<Record<CommandName, CommandText>>;

/** Words that people may write apart from commands, plain: lower case, no accents. */
export interface ChatWords {
  /** May stand before an option or a decision and says nothing: `play 7a`. */
  readonly play: readonly string[];
  /** Words that say nothing beside the label of an option: `ok 1a thanks`. */
  readonly courtesies: readonly string[];
  /** `resign yes` */
  readonly yes: readonly string[];
  /** Between two dates: `vacation 2026-12-24 until 2027-01-02`. */
  readonly until: readonly string[];
  /** `board text` */
  readonly text: readonly string[];
  /** `options page 2` */
  readonly page: readonly string[];
  /** The word before the degrees of a rotation: `3,-1 turned 90`. */
  readonly turned: readonly string[];
  /** Declining in the form of a decision: `wagon none`. */
  readonly none: readonly string[];
  /** Say nothing between the parts of a decision: `meeple on the road0`. */
  readonly fillers: readonly string[];
  /** From one to six, as regular expressions. */
  readonly numbers: readonly string[];
  /** People's words for the levels of robots. */
  readonly robots: Readonly<Record<'easy' | 'fair' | 'strong', readonly string[]>>;
  /** People's words for what they request of each other. */
  readonly requests: Readonly<Record<RequestKindName, readonly string[]>>;
  readonly requestFillers: readonly string[];
  /** Parts of a plan: which tile, conditions and what they say, standing answers; forced answers on and off. */
  readonly plans: Readonly<Record<PlanPart, readonly string[]>>;
  /** Parts of a new table, as regular expressions; units also by a letter, as in `3d`. */
  readonly new: Readonly<Record<NewTablePart, string>>;
}

export type PlanPart =
  | 'plan'
  | 'tile'
  | 'after'
  | 'any'
  | 'if'
  | 'and'
  | 'not'
  | 'completed'
  | 'occupied'
  | 'free'
  | 'claimed'
  | 'always'
  | 'away'
  | 'towards'
  | 'else'
  | 'on'
  | 'off';

export type NewTablePart =
  | 'players'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'noDeadline'
  | 'forfeit'
  | 'skip'
  | 'standIn'
  | 'easyRobot'
  | 'fairRobot'
  | 'strongRobot'
  | 'handOf3'
  | 'handOf1'
  | 'smallCity2'
  | 'smallCity4'
  | 'perCityOnce'
  | 'perCity'
  | 'perField'
  | 'fieldPoints3'
  | 'fieldPoints4'
  | 'eachFollower'
  | 'majority'
  | 'drawnSeats'
  | 'reliability'
  | 'public'
  | 'unlisted'
  | 'private'
  | 'allExpansions'
  | 'noExpansions'
  | 'edition'
  | 'first'
  | 'second'
  | 'third'
  | 'fillers';
