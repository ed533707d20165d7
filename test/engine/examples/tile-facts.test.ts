/** EX-32: the facts of single tiles, in the reference's copy of the tile facts. */
import { expect, test } from 'vitest';
import { printed } from '../reference/tile.ts';

const closed = (segments: { halfEdges?: string[] }[]) => segments.filter((s) => !s.halfEdges?.length).length;

function parts(tile: string) {
  const { segments } = printed(tile);
  const ofKind = (kind: string) => segments.filter((segment) => segment.kind === kind);
  return {
    cities: ofKind('city'),
    roads: ofKind('road'),
    fields: ofKind('field'),
    links: printed(tile).links ?? [],
  };
}

test('EX-32 the bridge has four fields and two roads that go through (R-ROAD-2)', () => {
  const { fields, roads } = parts('traders/X');
  expect([fields.length, roads.map(({ sides }) => sides?.length)]).toEqual([4, [2, 2]]);
});

test('EX-32 one road of traders/W ends at the gate, the other at the house', () => {
  const { fields, roads, links } = parts('traders/W');
  expect([fields.length, roads.map(({ sides }) => sides), links]).toEqual([
    3,
    [['S'], ['W']],
    [['city0', 'road0']],
  ]);
});

test('EX-32 three roads end at the monastery of traders/T (R-ROAD-1)', () => {
  expect(parts('traders/T').roads.map(({ sides }) => sides?.length)).toEqual([1, 1, 1]);
});

test('EX-32 traders/F has three city sections (R-CITY-2)', () => {
  expect(parts('traders/F').cities.length).toBe(3);
});

test('EX-32 abbey/B has two cities and two closed fields that touch both (R-CITY-2, R-FIELD-5)', () => {
  const { cities, fields } = parts('abbey/B');
  expect([cities.length, closed(fields), fields.map((f) => f.cities)]).toEqual([
    2,
    2,
    [
      ['city0', 'city1'],
      ['city0', 'city1'],
    ],
  ]);
});

test('EX-32 the southern field of abbey/C touches both cities (R-ABBEY-9)', () => {
  const { cities, fields } = parts('abbey/C');
  const south = fields.find(({ halfEdges }) => halfEdges?.includes('SL'));
  expect([cities.length, south?.cities]).toEqual([2, ['city0', 'city1']]);
});

test('EX-32 the tunnel of abbey/L parts the fields in the north only (R-ABBEY-9, R-FIELD-2)', () => {
  const { roads, fields } = parts('abbey/L');
  expect([roads.map(({ sides }) => sides), fields.map(({ halfEdges }) => halfEdges)]).toEqual([
    [['N', 'S']],
    [['NL'], ['NR'], ['SL', 'SR']],
  ]);
});

test('EX-32 the road of abbey/J ends in its only field (R-ROAD-1)', () => {
  const { roads, fields } = parts('abbey/J');
  expect([roads.map(({ sides }) => sides), fields.length]).toEqual([[['S']], 1]);
});

test.each(['abbey/G', 'abbey/H'])('EX-32 %s has one road through and three fields (R-ABBEY-9)', (tile) => {
  const { roads, fields } = parts(tile);
  expect([roads.map(({ sides }) => sides?.length), fields.length]).toEqual([[2], 3]);
});

test('EX-32 the roundabout is one road with three arms (R-ROAD-2)', () => {
  const { roads, fields } = parts('abbey/K');
  expect([roads.map(({ sides }) => sides?.length), fields.length]).toEqual([[3], 3]);
});
