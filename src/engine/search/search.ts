import { declineRest } from '../core/parts.ts';
import {
  choicesOf,
  kindOfDecision,
  kindOnOffer,
  play as playAny,
  playPart as playPartOf,
  refuse,
} from '../core/play.ts';
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

/**
 * The same without what is done elsewhere on the board than on the tile that a decision lays: deployments through a portal,
 * floors of other towers. `choicesElsewhere` has those.
 */
export function choicesOnTile(search: Search): Decision[] {
  return choicesOf(search, 'tile') as Decision[];
}

/** Every legal decision that lays its tile like a bare one of `choicesOnTile` and acts elsewhere. */
export function choicesElsewhere(search: Search, bare: Decision): Decision[] {
  const kind = kindOnOffer(search, bare);
  const textsOnTile = kind?.deployments?.(search, bare, 'tile').map((decision) => JSON.stringify(decision));
  const onTile = new Set(textsOnTile);
  const all = kind?.deployments?.(search, bare) ?? [];
  return all.filter((decision) => !onTile.has(JSON.stringify(decision))) as Decision[];
}

/** Whether a decision of the awaiting seat keeps to the rules. */
export function isLegalIn(search: Search, decision: Decision): boolean {
  return refuse(search, awaitingSeat(search), decision) === undefined;
}

/** Whether a decision lays a tile and neither deploys a piece nor takes another action. */
export function isBare(search: Search, decision: Decision): boolean {
  const kind = kindOfDecision(search, decision);
  if (kind?.deploymentOf === undefined || kind.deploymentOf(decision) !== undefined) return false;
  return !rulesetOf(search).members.some(({ name }) => name in decision);
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
