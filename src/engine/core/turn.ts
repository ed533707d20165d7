import type { Phase, PhaseOutcome, Slot } from './expansion.ts';
import { NONE, type Position, report } from './position/position.ts';
import { activeSeat, hasResigned } from './position/seats.ts';
import {
  awaitingSeat,
  isOver,
  isTurnSkipped,
  phaseNumber,
  setAwaitingSeat,
  setPhaseNumber,
} from './position/turn-state.ts';
import { rulesetOf } from './ruleset.ts';

/** Runs the phases until a decision is due, the game is over, or the named slot is reached. */
export function proceed(position: Position, stopBefore?: Slot): void {
  const { phases, slotAt } = rulesetOf(position);
  const end = stopBefore === undefined ? NONE : slotAt[stopBefore];
  while (awaitingSeat(position) === NONE && !isOver(position) && phaseNumber(position) !== end) {
    const phase = phases[phaseNumber(position)] as Phase;
    const outcome = phase.run(position);
    if (outcome === 'done') setPhaseNumber(position, phaseNumber(position) + 1);
    else if (outcome !== 'jumped') ask(position, outcome.ask);
  }
}

/** The phase that the position is in; undefined when the game is over. */
export function phaseOf(position: Position): Phase | undefined {
  return isOver(position) ? undefined : rulesetOf(position).phases[phaseNumber(position)];
}

/** Goes to the first phase of a slot. */
export function jumpTo(position: Position, slot: Slot): PhaseOutcome {
  setPhaseNumber(position, rulesetOf(position).slotAt[slot]);
  return 'jumped';
}

/** Clears the awaiting seat; the phase will be run again. */
export function markAnswered(position: Position): void {
  setAwaitingSeat(position, NONE);
}

/** Declines for the awaiting seat (R-END-5, R-END-6). */
export function decline(position: Position): void {
  const phase = phaseOf(position);
  const seat = awaitingSeat(position);
  if (phase === undefined) throw new Error('the game is over');
  report(position, { type: 'declined', seat, decision: phase.name });
  markAnswered(position);
  phase.decline?.(position, seat);
}

function ask(position: Position, seat: number): void {
  setAwaitingSeat(position, seat);
  if (hasResigned(position, seat) || hasLostTurn(position, seat)) decline(position);
}

/** Whether the clock ended the turn that the seat is in; what is asked after the last turn belongs to none (R-END-2, R-END-6). */
function hasLostTurn(position: Position, seat: number): boolean {
  const isInTurn = phaseNumber(position) < rulesetOf(position).slotAt.closing;
  return isInTurn && isTurnSkipped(position) && seat === activeSeat(position);
}
