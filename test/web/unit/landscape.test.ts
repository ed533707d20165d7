import { expect, test } from 'vitest';
import { rulesCatalogue } from '#engine';
import { expansionArt as all } from '#expansion-art';
import { COUNTRY, PEOPLE } from '../../../src/render/art/landscape.ts';
import { expansionArt } from '../../../web/board/expansion-art.ts';

test('the landscape of the front page needs no drawings that are loaded later', () => {
  const tiles: readonly string[] = COUNTRY.map(([tile]) => tile);
  const pieces: readonly string[] = PEOPLE.map(([piece]) => piece);
  const needed = rulesCatalogue.expansions
    .filter(
      (set) =>
        set.tiles.some(({ id }) => tiles.includes(id)) ||
        set.pieces.some(({ name }) => pieces.includes(name)),
    )
    .map(({ id }) => id)
    .filter((id) => id in all);
  expect(needed.length).toBeGreaterThan(0);
  expect(Object.keys(expansionArt)).toEqual(expect.arrayContaining(needed));
});
