import type { Limit } from '../platform/limit.ts';
import type { SharedCounter } from './store.ts';

/** Returns a limit that queries the database each time, so that it is exact over all processes: for rare actions. */
export function exactLimit(counter: SharedCounter, limit: number): Limit {
  return {
    async spend(key, points) {
      const { spent, resetMs } = await counter.add(key, points);
      const isAllowed = spent <= limit;
      if (!isAllowed) await counter.add(key, -points);
      return { isAllowed, left: Math.max(0, limit - (isAllowed ? spent : spent - points)), resetMs };
    },
    spent: async (key) => (await counter.read(key))?.spent ?? 0,
    async refund(key, points) {
      await counter.add(key, -points);
    },
    reset: (key) => counter.delete(key),
  };
}
