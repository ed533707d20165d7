import { declineRest } from '../core/parts.ts';
import { choicesOf, play as playAny, playPart as playPartOf } from '../core/play.ts';
import { copyPosition, markOf, NONE, type Position, undoTo } from '../core/position/position.ts';
import { scoresOf } from '../core/position/seats.ts';
import { awaitingSeat, isOver } from '../core/position/turn-state.ts';
import { rulesetOf } from '../core/ruleset.ts';
import { phaseOf } from '../core/turn.ts';
import type { Decision, PlayedDecision } from '../decision.ts';
import { type GameState, positionOf, stateOf } from '../game.ts';

/**
 * A game that may be changed and taken back as often as one likes. It is read by the functions of this door; its
 * members are the business of the engine alone.
 */
export type Search = Position;

/** Begins a search: the state is copied once, and stays as it is. */
export function beginSearch(state: GameState): Search {
  return copyPosition(positionOf(state));
}

/** Returns the state that a search has reached, which later changes of the search do not touch. */
export function stateIn(search: Search): GameState {
  return stateOf(copyPosition(search));
}

/** Carries out a legal decision of a seat and all that follows from it; `undoTo` takes it back. */
export function play(search: Search, seat: number, decision: PlayedDecision): void {
  playAny(search, seat, decision);
}

/** Every legal decision of the awaiting seat; several followers that leave the town at once are not listed. */
export function choices(search: Search): Decision[] {
  return choicesOf(search) as Decision[];
}

/** Most decisions that a program weighs one by one. */
const MAX_WEIGHED = 3000;

/**
 * The same for programs that weigh each decision. Where a portal or towers allow many thousands, it has all placements
 * alone and with a piece on their tile, and an even share of the others.
 */
export function choicesToWeigh(search: Search): Decision[] {
  const all = choices(search);
  if (all.length <= MAX_WEIGHED) return all;
  const plain = all.filter((decision) => isPlain(search, decision));
  const others = all.filter((decision) => !isPlain(search, decision));
  const step = Math.ceil(others.length / Math.max(1, MAX_WEIGHED - plain.length));
  return [...plain, ...others.filter((_, index) => index % step === 0)];
}

/** Whether a decision does nothing elsewhere on the board than on the tile that it lays. */
function isPlain(search: Search, decision: Decision): boolean {
  const isElsewhere = 'deploy' in decision && decision.deploy !== undefined && 'x' in decision.deploy;
  return !isElsewhere && !rulesetOf(search).members.some(({ name }) => name in decision);
}

/** The seat whose decision the game waits for, and the phase that it is in; undefined when the game is over. */
export function awaitingIn(search: Search): { readonly seat: number; readonly phase: string } | undefined {
  const seat = awaitingSeat(search);
  const phase = phaseOf(search);
  return phase === undefined || seat === NONE ? undefined : { seat, phase: phase.name };
}

/** Points of every seat. */
export function scoresIn(search: Search): number[] {
  return scoresOf(search);
}

/**
 * Points of every seat if the game ended now: pending decisions of the part count as declined, so that complete features
 * are scored; unfinished features are scored as at the end.
 */
export function projectIn(search: Search): number[] {
  if (isOver(search)) return scoresOf(search);
  const mark = markOf(search);
  const { events } = search;
  search.events = undefined;
  declineRest(search);
  for (const score of rulesetOf(search).hooks.finalScore) score(search);
  const scores = scoresOf(search);
  undoTo(search, mark);
  search.events = events;
  return scores;
}

/** Carries out a legal decision of the awaiting seat and its consequences in the part, before the next tile is drawn. */
export function playPart(search: Search, decision: Decision): void {
  playPartOf(search, decision);
}
