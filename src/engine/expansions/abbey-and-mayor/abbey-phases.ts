import { isAnyPlayable, isDrawDue } from '../../core/drawing.ts';
import type { Phase, PhaseOutcome } from '../../core/expansion.ts';
import { abandonTurn, openPart } from '../../core/parts.ts';
import { handSizeOf } from '../../core/position/bag.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { activeSeat, hasResigned, seatAfter } from '../../core/position/seats.ts';
import { perGame } from '../../core/position/state.ts';
import { placedTile } from '../../core/position/turn-state.ts';
import { nextInRound } from '../../core/rounds.ts';
import { jumpTo } from '../../core/turn.ts';
import { abbeys, mayPlaceAbbey } from './abbeys.ts';

/** 1 when the abbey on offer was declined. */
export const declined = perGame('abbey declined');

const closingFirst = perGame('first seat of the closing round');
const closingStep = perGame('step of the closing round');
const closingAwaits = perGame('closing round awaits a seat');

/** State of the abbeys. */
export const abbeyState = [abbeys, declined, closingFirst, closingStep, closingAwaits];

/** Phase 1: the abbey instead of a draw or an exchange, before the tiles are seen (R-HAND-4, 7, 8). */
export const abbeyChoicePhase: Phase = {
  name: 'abbey-choice',
  slot: 'before-draw',
  run(position): PhaseOutcome {
    if (placedTile(position) !== NONE) return jumpTo(position, 'deploy');
    if (takeDeclined(position)) return 'done';
    const seat = activeSeat(position);
    const isOffered = mayPlaceAbbey(position, seat) && isDrawOrExchangeNext(position, seat);
    return isOffered ? { ask: seat } : 'done';
  },
  decline: abandonTurn,
};

/** The last chance for abbeys, once around after the last tile (R-ABBEY-8). */
export const lastAbbeysPhase: Phase = {
  name: 'last-abbeys',
  slot: 'closing',
  run(position): PhaseOutcome {
    if (closingAwaits.get(position) === 1) {
      closingAwaits.set(position, 0);
      if (!takeDeclined(position) && placedTile(position) !== NONE) return jumpTo(position, 'deploy');
    }
    const seat = nextWithAbbey(position);
    if (seat === NONE) return 'done';
    openPart(position, seat, 1);
    closingAwaits.set(position, 1);
    return { ask: seat };
  },
  decline: (position) => declined.set(position, 1),
};

/** The next seat of the closing round that can place its abbey, or NONE; each comes up once. */
function nextWithAbbey(position: Position): number {
  if (closingStep.get(position) === 0) closingFirst.set(position, seatAfter(position, activeSeat(position)));
  return nextInRound(
    position,
    closingStep,
    closingFirst.get(position),
    (seat) => !hasResigned(position, seat) && mayPlaceAbbey(position, seat),
  );
}

function isDrawOrExchangeNext(position: Position, seat: number): boolean {
  return isDrawDue(position) || handSizeOf(position, seat) === 0 || !isAnyPlayable(position);
}

function takeDeclined(position: Position): boolean {
  if (declined.get(position) === 0) return false;
  declined.set(position, 0);
  return true;
}
