import type { LogDecision, OwnedPiece } from '../engine/index.ts';
import type { ChoiceParts } from './expansion-words.ts';
import type { GameWords } from './game-words.ts';
import { plainName } from './names.ts';

/** What a plan prefers where the board decides. */
export type Goal = { readonly type: 'away' } | { readonly type: 'towards'; readonly seat: number };

/** Returns a goal in words: `away from you`, `towards Anna`. @param nameOf returns the name of the player on a seat */
export const goalIn = ({ goals }: GameWords, goal: Goal, nameOf: (seat: number) => string): string =>
  goal.type === 'away' ? goals.away : goals.towards(nameOf(goal.seat));

/** Returns the effect of a decision for a list of options. */
export function choiceIn(words: GameWords, decision: LogDecision): string {
  return joined(choicePartsIn(words, decision));
}

const joined = ({ text, also }: ChoiceParts) => (also === undefined ? text : `${text}, ${also}`);

/** Returns the same in two parts: what it has in common with others, and what it does in addition. */
export function choicePartsIn(words: GameWords, decision: LogDecision): ChoiceParts {
  return words.decision(decision.type)?.choice(decision, words) ?? { text: rawText(decision) };
}

/** Returns what becomes of the pieces that a decision sends home: `eating Anna’s knight`; nothing where it sends none. */
export function sentHomeIn(
  words: GameWords,
  decision: LogDecision,
  pieces: readonly OwnedPiece[],
): readonly string[] {
  const names = pieces.map(({ piece, seat, segment }) => words.pieceOf(piece, seat, segment));
  const text = words.decision(decision.type)?.sentHome?.(names, words);
  return text === undefined ? [] : [text];
}

/** Returns a decision as advice, beside a board that shows where: `place the tile and put a knight in the city`. */
export function adviceIn(words: GameWords, decision: LogDecision): string {
  return [toldIn(words, decision), ...addedIn(words, decision).map((added) => added.text)].join(', ');
}

/** Returns the same without what expansions add to the decision. */
export function toldIn(words: GameWords, decision: LogDecision): string {
  return words.decision(decision.type)?.imperative(decision, words) ?? choiceIn(words, decision);
}

/** Returns a decision that has no words, by its members: `circle 3 -1 road0`. */
function rawText(decision: LogDecision): string {
  return leavesOf(decision)
    .map((leaf) => (typeof leaf === 'string' ? plainName(leaf) : `${leaf}`))
    .join(' ');
}

function leavesOf(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leavesOf) : [value];
}

/** What an expansion adds to a decision that lays a tile. */
export interface Added {
  readonly text: string;
  /** The same in two parts. */
  readonly parts: ChoiceParts;
  /** The name of the member. */
  readonly name: string;
  /** Whether it names a cell of the board, which need not be that of the tile. */
  readonly isElsewhere: boolean;
  /** The segment of the tile that it names, if any. */
  readonly segment: string | undefined;
  /** The piece that it puts there, if any. */
  readonly piece: string | undefined;
}

/** Returns what expansions add to a decision: `the fiddler into the city`. */
export function addedIn(words: GameWords, decision: LogDecision): Added[] {
  return Object.entries(decision).flatMap(([name, value]) => {
    const member = words.member(name);
    if (member === undefined) return [];
    const parts = member.choice(value, words);
    const isElsewhere = namesCell(value);
    const segment = isElsewhere ? undefined : segmentIn(value);
    return [{ text: joined(parts), parts, name, isElsewhere, segment, piece: member.piece }];
  });
}

const namesCell = (value: unknown) => typeof value === 'object' && value !== null && 'x' in value;

/** Returns the segment that a value is, or has: `road0`, or `{ piece: 'meeple', segment: 'road0' }`. */
function segmentIn(value: unknown): string | undefined {
  const named = typeof value === 'object' && value !== null && 'segment' in value ? value.segment : value;
  return typeof named === 'string' && /^[a-z]+\d+$/.test(named) ? named : undefined;
}
