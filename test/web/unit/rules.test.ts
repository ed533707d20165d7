import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printedTiles } from '../../../src/engine/index.ts';
import { renderMarkdown } from '../../../src/http/pages/markdown.ts';
import type { RulePicture } from '../../../web/rules/chapter.ts';
import { CHAPTERS } from '../../../web/rules/chapters.ts';

const SIDES = ['N', 'E', 'S', 'W'] as const;
const STEPS = { E: [1, 0], S: [0, 1] } as const;
const OPPOSITE = { E: 'W', S: 'N' } as const;

/** Returns the feature at a side of a tile: `city`, `road`, `river`, `field`; anything for an abbey. */
function shownAt([id, , , rotation]: RulePicture['tiles'][number], side: string): string {
  const upright = SIDES[(SIDES.indexOf(side as 'N') - rotation / 90 + 4) % 4] ?? 'N';
  if (id === 'abbey/ABBEY') return 'anything';
  const segment = printedTiles
    .get(id)
    ?.segments.find(({ kind, sides }) => kind !== 'field' && sides.includes(upright));
  return segment?.kind ?? 'field';
}

/** Returns the edges where two tiles of a picture do not match, by the cell of the first. */
function misfitsIn(picture: RulePicture): string[] {
  return picture.tiles.flatMap((tile) =>
    (['E', 'S'] as const).flatMap((side) => {
      const [, x, y] = tile;
      const [dx, dy] = STEPS[side];
      const other = picture.tiles.find(([, column, row]) => column === x + dx && row === y + dy);
      if (other === undefined || tile[0].startsWith('count/')) return [];
      const shown = [shownAt(tile, side), shownAt(other, OPPOSITE[side])];
      return shown.includes('anything') || shown[0] === shown[1]
        ? []
        : [`${x},${y} ${side}: ${shown.join(' to ')}`];
    }),
  );
}

const pictures = Object.values(CHAPTERS).flatMap((chapter) => Object.entries(chapter.pictures ?? {}));

describe.each(pictures)('the picture %s', (_, picture) => {
  test('shows tiles that fit, except those captioned otherwise', () => {
    expect(misfitsIn(picture)).toHaveLength(picture.wrong?.length ?? 0);
  });

  test('shows pieces on segments of their tiles', () => {
    for (const { on } of picture.pieces ?? []) {
      const [x, y, part] = on;
      if (part === undefined) continue;
      const [id = ''] = picture.tiles.find(([, column, row]) => column === x && row === y) ?? [];
      expect(printedTiles.get(id)?.segments.map((segment) => segment.id)).toContain(part);
    }
  });
});

test('each chapter links to a heading of the numbered rules', async () => {
  const html = await renderMarkdown(readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8'));
  for (const { exact } of Object.values(CHAPTERS)) expect(html).toContain(` id="${exact}">`);
});
