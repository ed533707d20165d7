import { Problem } from '../platform/problems.ts';
import type { PolicyName } from './policies.ts';
import { type LimitDeps, refund, spend } from './spend.ts';

/**
 * Spends a point of each policy, runs `work`, and refunds the points if the work is refused.
 * @throws Problem too-many-requests, and the problems of the work
 */
export async function withinQuota<T>(
  deps: LimitDeps,
  names: readonly PolicyName[],
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  for (const name of names) await spend(deps, name, key);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) for (const name of names) await refund(deps, name, key);
    throw error;
  }
}
