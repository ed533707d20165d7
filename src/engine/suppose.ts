import type { DecisionType } from './catalogue.ts';
import { isPlayedFromHand } from './core/drawing.ts';
import { beginPart, declineRest, openPart } from './core/parts.ts';
import { takeEffect } from './core/play.ts';
import { setDrawnType } from './core/position/bag.ts';
import { clearJournal, copyPosition, NONE, type Position } from './core/position/position.ts';
import { activeSeat, hasResigned } from './core/position/seats.ts';
import {
  awaitingSeat,
  isOver,
  isSecondPartDue,
  partOf,
  phaseNumber,
  placedTile,
  setAwaitingSeat,
} from './core/position/turn-state.ts';
import { rulesetOf } from './core/ruleset.ts';
import { takeSupposed } from './core/take-supposed.ts';
import { jumpTo, proceed } from './core/turn.ts';
import type { Decision } from './decision.ts';
import { type GameState, positionOf, stateOf } from './game.ts';

/**
 * Returns the game as if it were a seat's turn now: with its drawn tile, or at the decisions before the draw. Pending
 * decisions of others count as declined, and a tile they have to place as gone. It is for looking ahead within the turn:
 * later draws stay hidden.
 * @param tile type of the drawn tile; undefined if none is drawn yet
 * @param viewer the seat that looks ahead: the tile is taken out of its hand, or out of what it has not seen
 * @returns undefined if the seat has no more turns, no tile is left for it, or the game has no such tile
 */
export function supposeTurn(
  at: GameState,
  seat: number,
  tile?: string,
  viewer = seat,
): GameState | undefined {
  const position = copyPosition(positionOf(at));
  const { tileNamed, slotAt } = rulesetOf(position);
  const drawn = tile === undefined ? undefined : tileNamed.get(tile);
  if (hasResigned(position, seat) || (tile !== undefined && drawn === undefined)) return undefined;
  declineRest(position);
  if (isOver(position) || phaseNumber(position) >= slotAt.closing) return undefined;
  setAwaitingSeat(position, NONE);
  if (drawn !== undefined && !takeSupposed(position, seat, viewer, drawn)) return undefined;
  const part = nextPartOf(position, seat);
  if (isWithinTurn(position, seat)) openPart(position, seat, part);
  else beginPart(position, seat, part);
  setDrawnType(position, drawn?.index ?? NONE);
  if (drawn === undefined) beginTurn(position);
  else beginPlacing(position);
  clearJournal(position);
  return stateOf(position);
}

/** Returns which part of its turn a seat would begin: the one that it is in, the second one that is due, or the first. */
function nextPartOf(position: Position, seat: number): number {
  if (isWithinTurn(position, seat)) return partOf(position);
  return activeSeat(position) === seat && isSecondPartDue(position) ? 2 : 1;
}

/** Whether the seat is in a part whose tile is still to be placed. */
const isWithinTurn = (position: Position, seat: number): boolean =>
  activeSeat(position) === seat && placedTile(position) === NONE;

/** Jumps to the decisions before the draw, or else to those between it and the placement, or else to the tiles of the hand. */
function beginTurn(position: Position): void {
  jumpTo(position, 'before-draw');
  proceed(position, 'draw');
  if (awaitingSeat(position) !== NONE) return;
  jumpTo(position, 'before-place');
  proceed(position, 'place');
  if (awaitingSeat(position) === NONE && isPlayedFromHand(position)) beginPlacing(position);
}

function beginPlacing(position: Position): void {
  jumpTo(position, 'place');
  proceed(position, 'deploy');
}

/**
 * Returns the game after a legal decision of the awaiting seat: at the next one in its part, or at the part's end, before
 * hidden tiles refill a hand.
 */
export function supposeDecision(at: GameState, decision: Decision): GameState {
  const position = copyPosition(positionOf(at));
  takeEffect(position, decision);
  proceed(position, 'refill');
  clearJournal(position);
  return stateOf(position);
}

/** Returns the types of decision that a game has. */
export function decisionTypesIn(at: GameState): DecisionType[] {
  return rulesetOf(positionOf(at)).decisions.map(({ type }) => type as DecisionType);
}
