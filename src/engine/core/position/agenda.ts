import { type Position, write } from './position.ts';

/** The agenda: features that are scored in this part, in order, each with the number of its reason. */

/** How many features are scored in this part. */
export function agendaLength(position: Position): number {
  return position.memory[position.at.agendaCount];
}

/** The feature of an entry. */
export function agendaFeature(position: Position, entry: number): number {
  return position.memory[position.at.agendaFeature + entry];
}

/** Whether a feature is scored in this part. */
export function isOnAgenda(position: Position, feature: number): boolean {
  for (let entry = 0; entry < agendaLength(position); entry++) {
    if (agendaFeature(position, entry) === feature) return true;
  }
  return false;
}

/** Number of the reason of an entry in the ruleset's list. */
export function agendaReason(position: Position, entry: number): number {
  return position.memory[position.at.agendaReason + entry];
}

/** Adds an entry at the end. */
export function addToAgenda(position: Position, feature: number, reason: number): void {
  const { at } = position;
  const entry = agendaLength(position);
  write(position, at.agendaFeature + entry, feature);
  write(position, at.agendaReason + entry, reason);
  write(position, at.agendaCount, entry + 1);
}
