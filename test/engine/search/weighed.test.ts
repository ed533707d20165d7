import { expect, test } from 'vitest';
import { explain } from '../../../src/engine/index.ts';
import { beginSearch, choices, choicesToWeigh } from '../../../src/engine/search/index.ts';
import { begin } from '../support/dragon-game.ts';

/** A board of unconnected crossings with free roads and fields. */
const crossings = Array.from(
  { length: 40 },
  (_, index) => `base/W ${(index % 8) * 2},${(index >> 3) * 2} r0`,
);

test('a portal on a wide board leaves a program a share of its deployments, and every placement', () => {
  const { state } = begin({ start: crossings, draws: ['dragon/H'] });
  const all = choices(beginSearch(state));
  const weighed = choicesToWeigh(beginSearch(state));
  expect(all.length).toBeGreaterThan(10_000);
  expect(weighed.length).toBeLessThanOrEqual(3000);
  const bare = (decisions: typeof all) => decisions.filter((decision) => !('deploy' in decision));
  expect(bare(weighed)).toEqual(bare(all));
  for (const decision of weighed.slice(-20)) expect(explain(state, 0, decision)).toBeUndefined();
});

test('few decisions are all weighed', () => {
  const { state } = begin({ draws: ['base/B'] });
  expect(choicesToWeigh(beginSearch(state))).toEqual(choices(beginSearch(state)));
});
