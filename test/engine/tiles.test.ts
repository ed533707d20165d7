/** The engine's tile tables and the reference's copy of the tile facts agree. */
import { expect, test } from 'vitest';
import { catalogue } from '../../src/engine/catalogue.ts';
import { printedTiles } from './reference/tile.ts';

type EngineTile = (typeof catalogue.tiles)[number]['facts'];
type PrintedTile = (typeof printedTiles)[number];

const engineTiles = new Map<string, EngineTile>(catalogue.tiles.map(({ facts }) => [facts.id, facts]));

test('both have the same tiles', () => {
  expect([...engineTiles.keys()].sort()).toEqual(printedTiles.map(({ id }) => id).sort());
});

for (const tile of printedTiles) {
  test(`${tile.id} is the same tile in both forms`, () => {
    const facts = engineTiles.get(tile.id);
    expect(facts && ofEngine(facts)).toEqual(ofReference(tile));
  });
}

/** Marks by name: shields, cathedral, inn and goods. */
function ofReference(tile: PrintedTile) {
  return {
    copies: tile.id === 'abbey/ABBEY' ? 0 : tile.count,
    segments: tile.segments.map((segment) => ({
      id: segment.id,
      kind: segment.kind,
      sides: [...(segment.sides ?? [])].sort(),
      halfEdges: [...(segment.halfEdges ?? [])].sort(),
      touches: [...(segment.cities ?? [])].sort(),
      marks: [
        ...(segment.shields ? [`shield ${segment.shields}`] : []),
        ...(segment.cathedral ? ['cathedral 1'] : []),
        ...(segment.inn ? ['inn 1'] : []),
        ...(segment.princess ? ['princess 1'] : []),
        ...(segment.goods ?? []).map((good) => `${good} 1`),
      ].sort(),
    })),
    links: (tile.links ?? []).map((pair) => [...pair].sort().join('-')).sort(),
  };
}

function ofEngine(facts: EngineTile) {
  const idOf = (index: number) => facts.segments[index]?.id ?? '';
  return {
    copies: facts.copies,
    segments: facts.segments.map(({ id, kind, sides, halfEdges, touches, marks }) => ({
      id,
      kind: kind.name,
      sides: [...sides].sort(),
      halfEdges: [...halfEdges].sort(),
      touches: touches.map(idOf).sort(),
      marks: [...marks].map(([mark, times]) => `${mark} ${times}`).sort(),
    })),
    links: facts.links.map((pair) => pair.map(idOf).sort().join('-')).sort(),
  };
}
