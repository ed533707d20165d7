import { type Problem, problem } from '../platform/problems.ts';
import type { Policy, PolicyName } from './policies.ts';

/** A key's allowance under a policy after points were counted. */
export interface Allowance {
  readonly name: PolicyName;
  readonly policy: Policy;
  readonly isAllowed: boolean;
  /** Points left in this window. */
  readonly left: number;
  /** Milliseconds until the window ends; after a refusal, until the next useful attempt. */
  readonly resetMs: number;
}

/** Returns whole seconds to wait, at least one. */
export const secondsLeft = ({ resetMs }: Pick<Allowance, 'resetMs'>): number =>
  Math.max(1, Math.ceil(resetMs / 1000));

/** Returns the problem for a key without points. */
export function refusal(allowance: Allowance): Problem {
  const { name, policy } = allowance;
  const retryAfter = secondsLeft(allowance);
  return problem('too-many-requests', {
    detail: `That is more than ${policy.points} ${policy.counts} in ${durationOf(policy.seconds)}; try again in ${durationOf(retryAfter)}.`,
    'violated-policies': [name],
    retryAfter,
  });
}

function durationOf(seconds: number): string {
  if (seconds <= 120) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`;
}
