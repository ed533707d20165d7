import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderBoard } from '../../src/render/index.ts';
import { asLines, GOLDEN_BOARDS, positionOf } from './support/boards.ts';
import { differenceOf } from './support/compare.ts';

const { view, options } = positionOf(GOLDEN_BOARDS[0]!);
const golden = asLines(renderBoard(view, options).svg);

describe('comparing pictures', () => {
  test('finds no difference in the same picture', () => {
    expect(differenceOf('same', golden, golden)).toBeUndefined();
  });

  test('finds a changed tile by its element and cell', () => {
    const [tile] = view.tiles;
    const cell = `${tile!.x},${tile!.y}`;
    const start = golden.indexOf(`data-cell="${cell}"`);
    const now =
      golden.slice(0, start) + golden.slice(start).replace('stroke-width="7.8"', 'stroke-width="17.8"');
    const difference = differenceOf('changed', golden, now);
    expect(now).not.toBe(golden);
    expect(difference).toContain(`svg > g#board > g > g[${cell}]`);
    expect(difference).toMatch(new RegExp(`pixels differ, x \\d+ to \\d+, y \\d+ to \\d+; on cell ${cell}`));
    expect(existsSync(/differ: (.+\.png)/.exec(difference!)![1]!)).toBe(true);
  });

  test('shows the lines of a broken picture', () => {
    const difference = differenceOf('broken', golden, golden.replace('</g>\n', ''));
    expect(difference).toContain('- </g>');
    expect(difference).toContain('It cannot be rendered');
  });

  test('reports a different size', () => {
    const larger = asLines(renderBoard(view, { ...options, width: 900 }).svg);
    expect(differenceOf('larger', golden, larger)).toMatch(/It was 800 by \d+ pixels, and is 900 by \d+\./);
  });
});
