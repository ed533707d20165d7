import { isOccupied, nameOfFeature } from '../board/features.ts';
import type { Explanation } from '../events.ts';
import { kindOfPiece, ownerOfPiece, piecesOn, returnPiece } from '../pieces.ts';
import { add, type Position, report, write } from '../position.ts';

/** Why a feature is on the agenda of this part, and what then is paid. */
export interface AgendaReason {
  readonly name: string;
  /** Pays the feature's owners. */
  settle(position: Position, feature: number): void;
}

/** Something that pays a seat for each completed city of a field at the end of the game, besides its farmers. */
export interface FieldClaim {
  readonly seat: number;
  readonly field: number;
  /** Kind of the score entries. */
  readonly kind: string;
  readonly perCity: number;
}

/** An entry of the agenda: what is scored in this part. */
export interface AgendaEntry {
  readonly feature: number;
  readonly reason: string;
}

/** Puts a feature on the agenda of this part. */
export function putOnAgenda(position: Position, feature: number, reason: string): void {
  const { at, memory, ruleset } = position;
  const entry = memory[at.agendaCount];
  write(position, at.agendaFeature + entry, feature);
  write(
    position,
    at.agendaReason + entry,
    ruleset.agenda.findIndex(({ name }) => name === reason),
  );
  write(position, at.agendaCount, entry + 1);
}

/** What is scored in this part, in this order (R-TURN-5, R-TURN-6). */
export function agendaOf(position: Position): AgendaEntry[] {
  const { at, memory, ruleset } = position;
  return Array.from({ length: memory[at.agendaCount] }, (_, entry) => ({
    feature: memory[at.agendaFeature + entry],
    reason: ruleset.agenda[memory[at.agendaReason + entry]]?.name ?? '',
  }));
}

/** Gives points to a seat and says why; 0 points are no entry (R-END-3, R-COUNT-3). */
export function pay(
  position: Position,
  seat: number,
  points: number,
  kind: string,
  feature?: number,
  explanation?: Explanation,
): void {
  payNamed(
    position,
    seat,
    points,
    kind,
    feature === undefined || position.events === undefined ? undefined : nameOfFeature(position, feature),
    explanation,
  );
}

/** As `pay`, for a feature that is known by name only. */
export function payNamed(
  position: Position,
  seat: number,
  points: number,
  kind: string,
  feature?: string,
  explanation?: Explanation,
): void {
  if (points === 0) return;
  add(position, position.at.score + seat, points);
  add(position, position.at.gained + seat, points);
  if (position.events === undefined) return;
  report(position, {
    type: 'scored',
    seat,
    points,
    kind,
    ...(feature === undefined ? {} : { feature }),
    ...(explanation === undefined ? {} : { explanation }),
  });
}

/** Pays everything on the agenda (phase 6). */
export function settleAgenda(position: Position): void {
  const { at, memory, ruleset } = position;
  for (let entry = 0; entry < memory[at.agendaCount]; entry++) {
    ruleset.agenda[memory[at.agendaReason + entry]]?.settle(position, memory[at.agendaFeature + entry]);
  }
}

/** Sends the pieces of everything on the agenda home (phase 8, R-TURN-7). */
export function returnFromAgenda(position: Position): void {
  const { at, memory } = position;
  for (let entry = 0; entry < memory[at.agendaCount]; entry++) {
    const feature = memory[at.agendaFeature + entry];
    if (isOccupied(position, feature)) returnFrom(position, feature);
  }
}

/** Sends all pieces of a feature home but those that stay. */
export function returnFrom(position: Position, feature: number): void {
  for (const piece of piecesOn(position, feature)) {
    const kind = kindOfPiece(position, piece);
    if (kind.stays === true) continue;
    const seat = ownerOfPiece(position, piece);
    returnPiece(position, piece);
    for (const hook of position.ruleset.hooks.onReturned) hook(position, seat, kind, feature);
  }
}
