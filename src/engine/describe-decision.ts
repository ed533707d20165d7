import { decisionKinds } from './catalogue.ts';
import type { DecisionKind, Target } from './core/expansion.ts';
import type { LogDecision } from './decision.ts';

const kindOfType = new Map<string, DecisionKind>(decisionKinds.map((kind) => [kind.type, kind]));

/** Whether a decision is the one that declines what its phase offers. */
export function isDeclining(decision: LogDecision): boolean {
  return kindOfType.get(decision.type)?.declines?.(decision) ?? false;
}

/** Returns what a decision points at on the board or in the town; undefined where it points at nothing. */
export function targetOf(decision: LogDecision): Target | undefined {
  return kindOfType.get(decision.type)?.target?.(decision);
}
