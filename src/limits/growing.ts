import type { Limit } from '../platform/limit.ts';
import type { Policy } from './policies.ts';
import type { SharedCounter } from './store.ts';

/**
 * Returns a limit for attempts that can fail: the first `points` are free, and each later one has a longer delay.
 * Simultaneous attempts gain no advantage over sequential ones.
 * @param attempts counts a key's attempts
 * @param waits has a count for each key that must wait, which ends when the key can try again
 */
export function growingLimit(
  attempts: SharedCounter,
  waits: SharedCounter,
  { points: free, growth }: Policy & { readonly growth: NonNullable<Policy['growth']> },
): Limit {
  const waitAfter = (made: number) =>
    Math.min(growth.maxSeconds, growth.firstSeconds * 2 ** Math.min(30, made - free));
  const refused = (resetMs: number) => ({ isAllowed: false, left: 0, resetMs });
  return {
    async spend(key) {
      const waiting = await waits.read(key);
      if (waiting !== undefined) return refused(waiting.resetMs);
      const { spent: made, resetMs } = await attempts.add(key, 1);
      if (made < free) return { isAllowed: true, left: free - made, resetMs };
      const wait = await waits.add(key, 1, waitAfter(made));
      if (wait.spent > 1) return refused(wait.resetMs);
      return { isAllowed: true, left: 0, resetMs: wait.resetMs };
    },
    spent: async (key) => (await attempts.read(key))?.spent ?? 0,
    async refund(key, points) {
      await attempts.add(key, -points);
      await waits.delete(key);
    },
    async reset(key) {
      await attempts.delete(key);
      await waits.delete(key);
    },
  };
}
