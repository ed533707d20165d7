import { type LogDecision, targetOf } from '../../../engine/index.ts';
import { labelsFor } from '../../../option-labels.ts';

/** Returns the cell of the board that a decision points at; undefined if it points at something else or at nothing. */
export function cellOf(decision: LogDecision): { readonly x: number; readonly y: number } | undefined {
  const target = targetOf(decision);
  return target !== undefined && 'cell' in target ? target.cell : undefined;
}

/** Returns the labels of decisions on offer, in their order: `7`, `7a`; they are the same as on a picture. */
export function decisionLabels(decisions: readonly LogDecision[]): string[] {
  return labelsFor(decisions.map((decision) => cellOf(decision) ?? {}));
}
