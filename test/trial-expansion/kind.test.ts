/** A feature kind that depends on its surroundings, like a monastery, and exists only in the fair. */
import { expect, test } from 'vitest';
import { positionViewSchema, rulesCatalogue, viewFor } from '#engine';
import { boardLines } from '../../src/commands/play/board-lines.ts';
import { banners } from '../../src/render/art/landmarks.ts';
import { ownerAt } from '../../src/render/geometry/regions.ts';
import { tileGeometry } from '../../src/render/geometry/tiles.ts';
import { renderTile, THEMES } from '../../src/render/index.ts';
import { areaOf } from '../../web/board/segment-paths.ts';
import { decidedAll } from '../engine/support/decided.ts';
import { setupWith } from './fair-game.ts';

/** The start tile, with a booth tile beside it. */
function tableWithBooth() {
  const decision = { type: 'tile', x: 1, y: 0, rotation: 0 } as const;
  return viewFor(decidedAll(setupWith(['fair/C', 'base/U']), [[0, decision]]), undefined);
}

test('is published with its surroundings, and its value now and when complete', () => {
  const view = tableWithBooth();
  expect(view.features.find(({ kind }) => kind === 'booth')).toMatchObject({
    meets: 'surroundings',
    open: 7,
    points: 4,
    worthWhenComplete: 18,
  });
  expect(positionViewSchema.parse(view)).toEqual(view);
  const fair = rulesCatalogue.expansions.find(({ id }) => id === ('fair' as string));
  const segments = fair?.tiles.find(({ id }) => id === 'fair/C')?.segments ?? [];
  expect(segments.map(({ kind, meets }) => [kind, meets])).toEqual([
    ['road', 'sides'],
    ['road', 'sides'],
    ['field', 'half-edges'],
    ['field', 'half-edges'],
    ['booth', 'surroundings'],
  ]);
});

test('has its letter in the terminal', () => {
  const table = tableWithBooth() as Parameters<typeof boardLines>[0];
  expect(boardLines(table, [], false).join('\n')).toContain('.B.');
});

test.each([0, 90, 180, 270])(
  'has its part of a tile rotated by %i degrees, where its piece stands',
  (rotation) => {
    const { regions, spots, ...geometry } = tileGeometry('fair/C', rotation);
    expect(ownerAt(regions, spots.get('booth0')!)).toBe('booth0');
    expect(areaOf({ regions, spots, ...geometry }, 'booth0', 0, 0)).not.toBe('');
  },
);

test('is drawn by its expansion, with a flag once complete', () => {
  const svg = renderTile('fair/C');
  expect(svg).toContain('class="booth"');
  expect(svg).toContain('class="booth-ground"');
  const look = { theme: THEMES.light, marks: 1, key: 'one' };
  const flags = (done: readonly string[]) =>
    banners(tileGeometry('fair/C'), { ...look, done: new Set(done) }).map(({ at }) => at);
  expect(flags([])).toEqual([]);
  expect(flags(['booth0'])).toEqual([{ x: 50, y: 39 }]);
});
