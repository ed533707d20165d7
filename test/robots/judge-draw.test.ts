import { expect, test } from 'vitest';
import { possibleDraws } from '#engine/search';
import { type GameState, newGame, resolveRules } from '../../src/engine/index.ts';
import { rankDecisions, valueOfDraw } from '../../src/robots/index.ts';
import { judgeDraw } from '../../src/robots/judge-draw.ts';

const seed = 'seed';

function begun(rules: Parameters<typeof resolveRules>[0]): GameState {
  const bag = { seed: '5'.padStart(64, '0') };
  return newGame({ rules: resolveRules(rules), seats: 2, bag }).state;
}

test('few placements approximate a tile’s value, and never exceed it', () => {
  for (const { state } of possibleDraws(begun({}))) {
    const [best] = rankDecisions(state, 0, { level: 'fair', seed });
    const value = valueOfDraw(state, 0, { seed });
    expect(value).toBeLessThanOrEqual(best!.value + 1e-9);
    expect(value).toBeGreaterThan(best!.value - 1);
  }
});

test('a sample of many tile kinds represents all, whatever was drawn', () => {
  const possible = possibleDraws(
    begun({ expansions: ['inns-and-cathedrals', 'traders-and-builders', 'king-and-robber'] }),
  );
  expect(possible.length).toBeGreaterThan(12);
  const among = possible.reduce((sum, { count }) => sum + count, 0);
  const averages = possible.slice(0, 4).map(({ tile, state }) => {
    const draw = judgeDraw(state, 0, seed)!;
    expect(draw).toMatchObject({ tile, among });
    expect(judgeDraw(state, 0, seed)).toEqual(draw);
    return valueOfDraw(state, 0, { seed }) - draw.luck;
  });
  for (const average of averages) expect(average).toBeCloseTo(averages[0]!, 6);
});
