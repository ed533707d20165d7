import { endGame, endWithoutResult } from './ending.ts';
import type { DecisionKind, Scope } from './expansion.ts';
import { clearJournal, type Position, report } from './position/position.ts';
import { activeSeat, hasResigned, markResigned, seatsOf } from './position/seats.ts';
import { awaitingSeat, isOver, markTurnSkipped, phaseNumber } from './position/turn-state.ts';
import { type Refusal, refusal } from './refusal.ts';
import { rulesetOf } from './ruleset.ts';
import { decline, markAnswered, phaseOf, proceed } from './turn.ts';

/** A decision as it comes from outside; its shape was checked by the schema of its type. */
export interface AnyDecision {
  readonly type: string;
}

/** Kinds of decision that may be the answer now. */
export function decisionsOnOffer(position: Position): DecisionKind[] {
  const phase = phaseOf(position)?.name ?? '';
  return rulesetOf(position).decisions.filter((kind) => isOnOffer(position, kind, phase));
}

function isOnOffer(position: Position, kind: DecisionKind, phase: string): boolean {
  return kind.phases.includes(phase) && (kind.isOnOffer?.(position) ?? true);
}

/** The kind of a decision; undefined if the game has no such decision. */
export function kindOfDecision(position: Position, { type }: AnyDecision): DecisionKind | undefined {
  return rulesetOf(position).decisions.find((kind) => kind.type === type);
}

/** The kind of a decision if it may be the answer now. */
export function kindOnOffer(position: Position, decision: AnyDecision): DecisionKind | undefined {
  const kind = kindOfDecision(position, decision);
  const phase = phaseOf(position)?.name ?? '';
  return kind !== undefined && isOnOffer(position, kind, phase) ? kind : undefined;
}

/** Every legal decision of the awaiting seat: each placement is followed by the same with each deployment of a scope. */
export function choicesOf(position: Position, scope?: Scope): AnyDecision[] {
  const choices: AnyDecision[] = [];
  for (const kind of decisionsOnOffer(position)) {
    for (const choice of kind.choices(position)) {
      choices.push(choice);
      for (const each of kind.deployments?.(position, choice, scope) ?? []) choices.push(each);
    }
  }
  return choices;
}

/** Every legal decision of the awaiting seat, placements only without a deployment. */
export function bareChoicesOf(position: Position): AnyDecision[] {
  return decisionsOnOffer(position).flatMap((kind) => kind.choices(position));
}

/** Returns why a seat may not decide so now, or undefined when it may. */
export function refuse(position: Position, seat: number, decision: AnyDecision): Refusal | undefined {
  if (isOver(position)) return refusal('game-over', 'R-END-1', 'The game is over.');
  if (decision.type === 'end') return undefined;
  if (decision.type === 'resign') {
    if (!hasResigned(position, seat)) return undefined;
    return refusal('not-your-turn', 'R-END-5', `Seat ${seat} has resigned already.`);
  }
  const awaiting = awaitingSeat(position);
  if (awaiting !== seat) {
    const detail = `The game waits for seat ${awaiting} now, not seat ${seat}.`;
    return refusal('not-your-turn', 'R-TURN-4', detail);
  }
  return decision.type === 'skip' ? undefined : refuseAnswer(position, decision);
}

function refuseAnswer(position: Position, decision: AnyDecision): Refusal | undefined {
  const kind = kindOnOffer(position, decision);
  if (kind !== undefined) return kind.refuse(position, decision);
  const types = decisionsOnOffer(position).map(({ type }) => `"${type}"`);
  const detail = `The decision to make now is ${types.join(' or ')}, not "${decision.type}".`;
  return refusal('wrong-decision', 'R-TURN-2', detail);
}

/** Carries out a legal decision and all that follows from it, for good: it can't be undone. */
export function enact(position: Position, seat: number, decision: AnyDecision): void {
  play(position, seat, decision);
  clearJournal(position);
}

/** Carries out a legal decision and all that follows from it, up to the next decision or the end. */
export function play(position: Position, seat: number, decision: AnyDecision): void {
  if (decision.type === 'resign') resign(position, seat);
  else if (decision.type === 'skip') skipTurn(position);
  else if (decision.type === 'end') endWithoutResult(position);
  else takeEffect(position, decision);
  proceed(position);
}

/** Carries out only a legal decision; its consequences are left to `proceed`. */
export function takeEffect(position: Position, decision: AnyDecision): void {
  const kind = kindOnOffer(position, decision);
  if (kind === undefined) {
    throw new Error(`no decision ${decision.type} is on offer`);
  }
  kind.effect(position, decision);
  markAnswered(position);
}

/** Declines for the awaiting seat because its time is over, and ends its turn (R-END-6). */
function skipTurn(position: Position): void {
  const seat = awaitingSeat(position);
  if (seat === activeSeat(position)) markTurnSkipped(position);
  report(position, { type: 'turn-skipped', seat });
  decline(position);
}

/**
 * Carries out a legal decision of the awaiting seat and its immediate consequences: up to the next decision in the part,
 * or to its end, before the next tile is drawn.
 */
export function playPart(position: Position, decision: AnyDecision): void {
  const end = phaseNumber(position) < rulesetOf(position).slotAt.next ? 'next' : 'final';
  takeEffect(position, decision);
  proceed(position, end);
}

/** Takes a seat out of the game for good; the game ends when one other is left (R-END-5). */
function resign(position: Position, seat: number): void {
  markResigned(position, seat);
  report(position, { type: 'seat-resigned', seat });
  const staying = seatsOf(position).filter((each) => !hasResigned(position, each));
  if (staying.length <= 1) endGame(position);
  else if (awaitingSeat(position) === seat) decline(position);
  else if (canOnlyDecline(position)) markAnswered(position);
}

/** Whether all that is left to the awaiting seat is to decline: then it is not asked (R-TURN-3). */
function canOnlyDecline(position: Position): boolean {
  return canDecline(position) && bareChoicesOf(position).length === 1;
}

/** Whether the awaiting seat may decline the pending decision. */
export function canDecline(position: Position): boolean {
  return decisionsOnOffer(position).every(({ declining }) => declining !== undefined);
}
