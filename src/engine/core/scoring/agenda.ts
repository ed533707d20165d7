import type { AgendaReason } from '../expansion.ts';
import { addToAgenda, agendaFeature, agendaLength, agendaReason } from '../position/agenda.ts';
import { isOccupied } from '../position/features.ts';
import { ownerOfPiece, piecesOn } from '../position/pieces.ts';
import type { Position } from '../position/position.ts';
import { takeHome } from '../return-pieces.ts';
import { kindOfPiece, rulesetOf } from '../ruleset.ts';

/** Reason of a feature that the tile of this part completed. */
export const COMPLETED = 'completed';

/** Puts a feature on the agenda of this part. */
export function putOnAgenda(position: Position, feature: number, reason: string): void {
  const number = rulesetOf(position).agenda.findIndex(({ name }) => name === reason);
  addToAgenda(position, feature, number);
}

/** Features that are scored in this part, in this order (R-TURN-5, R-TURN-6). */
export function featuresOnAgenda(position: Position): number[] {
  const features: number[] = [];
  for (let entry = 0; entry < agendaLength(position); entry++) features.push(agendaFeature(position, entry));
  return features;
}

/** Those of them that the tile of this part completed. */
export function completedOnAgenda(position: Position): number[] {
  const { agenda } = rulesetOf(position);
  const features: number[] = [];
  for (let entry = 0; entry < agendaLength(position); entry++) {
    const isCompleted = agenda[agendaReason(position, entry)]?.name === COMPLETED;
    if (isCompleted) features.push(agendaFeature(position, entry));
  }
  return features;
}

/** Pays everything on the agenda (phase 6). */
export function payAgenda(position: Position): void {
  const { agenda } = rulesetOf(position);
  for (let entry = 0; entry < agendaLength(position); entry++) {
    const reason = agenda[agendaReason(position, entry)];
    if (reason !== undefined) payFor(position, reason, agendaFeature(position, entry));
  }
}

/** Pays a feature for a reason, and lets expansions add to it. */
export function payFor(position: Position, reason: AgendaReason, feature: number): void {
  reason.pay(position, feature);
  for (const onScored of rulesetOf(position).hooks.onScored) onScored(position, feature);
}

/** Sends the pieces of everything on the agenda home (phase 8, R-TURN-7). */
export function returnFromAgenda(position: Position): void {
  for (let entry = 0; entry < agendaLength(position); entry++) {
    const feature = agendaFeature(position, entry);
    if (isOccupied(position, feature)) returnFrom(position, feature);
  }
}

/** Sends all pieces of a feature home but those that stay. */
export function returnFrom(position: Position, feature: number): void {
  const leaving = piecesOn(position, feature)
    .map((piece) => ({ piece, kind: kindOfPiece(position, piece), seat: ownerOfPiece(position, piece) }))
    .filter(({ kind }) => kind.stays !== true);
  takeHome(
    position,
    leaving.map(({ piece }) => piece),
  );
  for (const hook of rulesetOf(position).hooks.onReturned) {
    for (const { seat, kind } of leaving) hook(position, seat, kind, feature);
  }
}
