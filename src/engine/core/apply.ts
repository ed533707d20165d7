import type { DecisionKind } from './expansion.ts';
import { clearJournal, type Position, report, write } from './position.ts';
import { type Refusal, refusal } from './refusal.ts';
import { answered, declineAsked, endGame, hasLeft, phaseOf, proceed } from './turn.ts';

/** A decision as it comes from outside; its shape was checked by the schema of its type. */
export interface AnyDecision {
  readonly type: string;
}

/** Kinds of decision that may be the answer to what is asked now. */
export function decisionsAsked(position: Position): DecisionKind[] {
  const { name } = phaseOf(position);
  return position.ruleset.decisions.filter(
    (kind) => kind.phases.includes(name) && (kind.isOnOffer?.(position) ?? true),
  );
}

/** Every legal answer of the seat that is asked. */
export function choicesOf(position: Position): AnyDecision[] {
  return decisionsAsked(position).flatMap((kind) => kind.choices(position));
}

/** Why a seat may not decide so now, or undefined when it may. */
export function refuseDecision(position: Position, seat: number, decision: AnyDecision): Refusal | undefined {
  const { at, memory } = position;
  if (memory[at.over] === 1) return refusal('game-over', 'R-END-1', 'The game is over.');
  const asked = memory[at.asked];
  if (asked !== seat) {
    return refusal('not-asked', 'R-TURN-4', `Seat ${asked} is asked for a decision now, not seat ${seat}.`);
  }
  const kind = decisionsAsked(position).find(({ type }) => type === decision.type);
  if (kind === undefined) {
    const asks = decisionsAsked(position).map(({ type }) => `"${type}"`);
    const detail = `The decision that is asked for now is ${asks.join(' or ')}, not "${decision.type}".`;
    return refusal('wrong-decision', 'R-TURN-2', detail);
  }
  return kind.refuse(position, decision);
}

/** Carries out a legal decision and all that follows from it, up to the next question or the end. */
export function carryOut(position: Position, decision: AnyDecision): void {
  takeEffect(position, decision);
  proceed(position);
  clearJournal(position);
}

/** Carries out a legal decision alone; what follows is left to `proceed`. */
export function takeEffect(position: Position, decision: AnyDecision): void {
  const kind = decisionsAsked(position).find(({ type }) => type === decision.type);
  if (kind === undefined) throw new Error(`no decision ${decision.type} is asked`);
  kind.effect(position, decision);
  answered(position);
}

/** The time of the seat that is asked is over: its decision is declined, its turn skipped (R-END-6). */
export function skipAsked(position: Position): void {
  const { at, memory } = position;
  const seat = memory[at.asked];
  if (seat === memory[at.turnSeat]) write(position, at.skipped, 1);
  report(position, { type: 'turn-skipped', seat });
  declineAsked(position);
  proceed(position);
  clearJournal(position);
}

/** A seat leaves the game for good (R-END-5). */
export function leaveGame(position: Position, seat: number): void {
  const { at, memory } = position;
  write(position, at.left + seat, 1);
  report(position, { type: 'seat-left', seat });
  const staying = Array.from({ length: at.seats }, (_, each) => each).filter(
    (each) => !hasLeft(position, each),
  );
  if (staying.length <= 1) endGame(position);
  else if (memory[at.asked] === seat) {
    declineAsked(position);
    proceed(position);
  }
  clearJournal(position);
}
