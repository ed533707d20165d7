import { describe, expect, test } from 'vitest';
import { displays, expansionArt } from '#expansion-art';
import { allFacts, printedTiles, rulesCatalogue } from '../../src/engine/index.ts';
import { baseArt } from '../../src/render/art/base.ts';
import { featureArt } from '../../src/render/art/features.ts';
import { markArt } from '../../src/render/art/marks.ts';
import { pieceArt } from '../../src/render/art/pieces.ts';
import { THEMES } from '../../src/render/index.ts';
import { lookOf } from '../../src/render/seats.ts';

const sets = allFacts;
const printedMarks = new Set(
  [...printedTiles.values()].flatMap(({ marks, segments }) => [
    ...marks,
    ...segments.flatMap((segment) => Object.keys(segment.marks)),
  ]),
);

/** The names of all drawings of a part. */
const drawn = (part: 'marks' | 'features' | 'pieces') =>
  [baseArt, ...Object.values(expansionArt)].flatMap((art) => Object.keys(art[part] ?? {}));

describe('drawings of marks, pieces and tiles', () => {
  test('every mark on a tile of the catalogue has a drawing, and no other', () => {
    expect(drawn('marks').sort()).toEqual([...printedMarks].sort());
  });

  test('every feature kind that depends on its surroundings has a drawing, and no other', () => {
    const segments = [...printedTiles.values()].flatMap((tile) => tile.segments);
    const kinds = segments.filter(({ meets }) => meets === 'surroundings').map(({ kind }) => kind);
    expect(drawn('features').sort()).toEqual([...new Set(kinds)].sort());
  });

  test('every piece of the catalogue has a drawing', () => {
    const names = sets.flatMap(({ pieces }) => pieces.map(({ name }) => name));
    expect(names.filter((name) => !drawn('pieces').includes(name))).toEqual([]);
  });

  test('base game and expansions draw no part twice', () => {
    const names = [baseArt, ...Object.values(expansionArt)].flatMap(
      ({ marks, features, pieces, shapes, decorations }) =>
        [marks, features, pieces, shapes, decorations].flatMap((drawn, kind) =>
          Object.keys(drawn ?? {}).map((name) => `${kind} ${name}`),
        ),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('an expansion’s drawings belong to an expansion and tile of the catalogue', () => {
    const ids = sets.map(({ id }) => id);
    const drawn = Object.keys({ ...expansionArt, ...displays });
    expect(drawn.filter((id) => !ids.includes(id))).toEqual([]);
    const tiles = Object.values(expansionArt).flatMap(({ shapes, decorations }) =>
      Object.keys({ ...shapes, ...decorations }),
    );
    expect(tiles.filter((id) => !printedTiles.has(id))).toEqual([]);
  });

  test('every expansion is represented by one of its tiles', () => {
    const strangers = rulesCatalogue.expansions.filter(
      ({ id, tiles }) => !tiles.some((tile) => tile.id === expansionArt[id]?.exampleTile),
    );
    expect(strangers.map(({ id }) => id)).toEqual([]);
  });

  test('a mark without a drawing is a neutral symbol with its name', () => {
    const svg = markArt('lighthouse').draw(THEMES.light, { x: 50, y: 50 }, 1);
    expect(svg).toContain('>lighthouse</text>');
    expect(svg).toContain(THEMES.light.badge);
  });

  test('a feature kind without a drawing is a neutral symbol with its name', () => {
    const svg = featureArt('lighthouse').draw(THEMES.light, { x: 50, y: 50 });
    expect(svg).toContain('>lighthouse</text>');
  });

  test('a piece without a drawing is a token with its initial in the seat’s colour', () => {
    const [red, blue] = [0, 1].map((seat) => pieceArt(THEMES.light, 'shepherd', lookOf(seat)));
    expect(red).toContain('>S</text>');
    expect(red).toContain(lookOf(0).fill);
    expect(red).not.toBe(blue);
  });
});
