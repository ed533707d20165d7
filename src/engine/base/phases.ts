import {
  drawFittingTile,
  exchangeHand,
  fillHand,
  isAnyPlayable,
  isDrawDue,
  isPlayedFromHand,
} from '../core/drawing.ts';
import { endGame } from '../core/ending.ts';
import type { Phase, PhaseOutcome } from '../core/expansion.ts';
import { abandonTurn, beginPart } from '../core/parts.ts';
import { handSizeOf, isTileDrawn, tilesRemaining } from '../core/position/bag.ts';
import { NONE, type Position, report } from '../core/position/position.ts';
import { activeSeat, hasResigned, seatAfter, seatCount, seatsOf } from '../core/position/seats.ts';
import { isSecondPartDue, isTurnSkipped, placedTile } from '../core/position/turn-state.ts';
import { rulesetOf } from '../core/ruleset.ts';
import { payAgenda, returnFromAgenda } from '../core/scoring/agenda.ts';
import { jumpTo } from '../core/turn.ts';
import { listCompleted } from './completed.ts';

/** The phases that every game has (chapter 7); expansions put theirs into the slots between. */
export const PHASES: readonly Phase[] = [
  { name: 'draw', slot: 'draw', run: draw },
  { name: 'place', slot: 'place', run: askForTile, decline: abandonTurn },
  { name: 'complete', slot: 'complete', run: done(listCompleted) },
  { name: 'score', slot: 'score', run: done(payAgenda) },
  { name: 'return', slot: 'return', run: done(returnFromAgenda) },
  { name: 'refill', slot: 'refill', run: done(refillHand) },
  { name: 'next', slot: 'next', run: nextPart },
  { name: 'ending', slot: 'before-final', run: done(announceEnd) },
  { name: 'final', slot: 'final', run: done(scoreFinally) },
];

/** A phase that does its work at once. */
function done(work: (position: Position) => void): Phase['run'] {
  return (position) => {
    work(position);
    return 'done';
  };
}

/** Phase 2, with R-HAND-3, 4, 7, 8. */
function draw(position: Position): PhaseOutcome {
  const wasDue = isDrawDue(position);
  if (wasDue && drawFittingTile(position)) return 'done';
  if (!isPlayedFromHand(position)) return jumpTo(position, 'next');
  const seat = activeSeat(position);
  // Tiles that were given back to the bag may come when a hand is empty already.
  if (handSizeOf(position, seat) === 0) fillHand(position, seat);
  if (isAnyPlayable(position)) return 'done';
  // The abbey was asked for before the draw; before the exchange it is asked for anew.
  if (wasDue && handSizeOf(position, seat) > 0) return jumpTo(position, 'before-draw');
  if (handSizeOf(position, seat) > 0) exchangeHand(position, seat);
  if (handSizeOf(position, seat) === 0) return jumpTo(position, 'next');
  return isAnyPlayable(position) ? 'done' : jumpTo(position, 'before-draw');
}

/** Phase 3. */
function askForTile(position: Position): PhaseOutcome {
  return placedTile(position) === NONE ? { ask: activeSeat(position) } : 'done';
}

/** Phase 11. */
function refillHand(position: Position): void {
  if (isPlayedFromHand(position)) fillHand(position, activeSeat(position));
}

/** Phase 12: the second part, the next seat's turn, or the end of the game (R-TURN-1, R-END-1). */
function nextPart(position: Position): PhaseOutcome {
  const seat = activeSeat(position);
  if (isSecondPartDue(position) && !isTurnSkipped(position) && !hasResigned(position, seat)) {
    beginPart(position, seat, 2);
    return 'jumped';
  }
  if (areAllTilesPlayed(position)) return jumpTo(position, 'closing');
  beginPart(position, nextSeat(position, seat), 1);
  return 'jumped';
}

/** R-END-1; the hands of seats that have resigned are out of the game with them. */
function areAllTilesPlayed(position: Position): boolean {
  if (tilesRemaining(position) > 0 || isTileDrawn(position)) return false;
  return seatsOf(position).every((seat) => handSizeOf(position, seat) === 0 || hasResigned(position, seat));
}

/** The next seat clockwise that has a turn (R-TURN-1, R-HAND-8, R-END-5). */
function nextSeat(position: Position, seat: number): number {
  for (let step = 1; step <= seatCount(position); step++) {
    const next = seatAfter(position, seat, step);
    if (!hasResigned(position, next) && hasTurn(position, next)) return next;
  }
  throw new Error('tiles remain but nobody has a turn');
}

function hasTurn(position: Position, seat: number): boolean {
  if (isDrawDue(position) || handSizeOf(position, seat) > 0 || tilesRemaining(position) > 0) return true;
  return rulesetOf(position).hooks.mayPlayWithoutTile.some((mayPlay) => mayPlay(position, seat));
}

function announceEnd(position: Position): void {
  report(position, { type: 'play-ended' });
}

/** Chapter 13, R-END-3 and R-END-4. */
function scoreFinally(position: Position): void {
  for (const score of rulesetOf(position).hooks.finalScore) score(position);
  endGame(position);
}
