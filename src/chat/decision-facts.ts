import type { Decision } from '../engine/index.ts';
import { wordsIn } from '../texts/index.ts';

/** Every type of decision that a player can make. */
export const DECISION_TYPES: readonly string[] = Object.values(wordsIn('en').expansions).flatMap(
  ({ decisions = {} }) => Object.keys(decisions),
);

/** Whether a decision is the "no, thank you" of its phase. */
export function isDeclining(decision: Decision): boolean {
  const { type: _, ...members } = decision;
  const values: readonly unknown[] = Object.values(members);
  return values.every((value) => value === null || (Array.isArray(value) && value.length === 0));
}

/** What a decision points at on the board: an empty cell, or segments by `x,y:segment`. */
export type Target =
  | { readonly cell: { readonly x: number; readonly y: number } }
  | { readonly segments: readonly string[] };

/** What a decision points at; undefined when it is nothing on the board. */
export function targetOf(decision: Decision): Target | undefined {
  if ('x' in decision) return { cell: { x: decision.x, y: decision.y } };
  const places =
    'pieces' in decision
      ? decision.pieces.map(({ to }) => to)
      : 'to' in decision && decision.to !== null
        ? [decision.to]
        : [];
  return places.length === 0
    ? undefined
    : { segments: places.map(({ x, y, segment }) => `${x},${y}:${segment}`) };
}
