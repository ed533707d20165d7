/** The possible draws depend only on the game. */
import { expect, test } from 'vitest';
import { type ExpansionId, newGame, resolveRules } from '../../../src/engine/index.ts';
import { possibleDraws, shuffleHidden } from '../../../src/engine/search/index.ts';

const begun = (expansions: readonly ExpansionId[], seats: number) => {
  const setup = {
    rules: resolveRules({ expansions: [...expansions] }),
    seats,
    bag: { seed: '5e'.repeat(32) },
  };
  return newGame(setup).state;
};

test('the river comes before everything else, whatever game was dealt anew before', () => {
  const river = begun(['river'], 3);
  shuffleHidden(begun([], 2), 0, 'another game');
  const possible = possibleDraws(river).map(({ tile }) => tile);
  expect(possible.length).toBeGreaterThan(1);
  expect(possible.filter((tile) => !tile.startsWith('river/'))).toEqual([]);
});
