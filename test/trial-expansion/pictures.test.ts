import { expect, test } from 'vitest';
import { type Decision, viewFor } from '#engine';
import { pieceArt } from '../../src/render/art/pieces.ts';
import { drawPicture } from '../../src/render/draw.ts';
import { renderBoard, renderTile, THEMES } from '../../src/render/index.ts';
import { lookOf } from '../../src/render/seats.ts';
import { decidedAll } from '../engine/support/decided.ts';
import { pixelsOf } from '../render/support/pixels.ts';
import { setupWith } from './fair-game.ts';

test('an expansion without drawings is shown by data, names and initials', async () => {
  const deploy = { piece: 'juggler', segment: 'city0' };
  const decision = { type: 'tile', x: 0, y: -1, rotation: 0, deploy } as Decision;
  const state = decidedAll(setupWith(['fair/B', 'base/V']), [[0, decision]]);
  const board = viewFor(state, undefined);
  const { svg } = renderBoard(board, { players: ['Anna', 'Bruno'] });
  expect(svg).toContain('href="#juggler-0"');
  expect(svg).toContain('>J</text>');
  expect(svg).toContain('>tent</text>');
  expect(renderTile('fair/B')).toContain('>tent</text>');
  const png = await drawPicture({ subject: { board, options: {} }, width: 400 });
  expect(Buffer.from(png).toString('latin1', 1, 4)).toBe('PNG');
});

/** Returns the colour to the left of a first seat's emblem, on a plain ground. */
function colourOn(ground: string, piece: string): number {
  const drawn = pieceArt(THEMES.light, piece, lookOf(0));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 40 40" width="160" height="160">
    <rect x="-20" y="-20" width="40" height="40" fill="${ground}"/>${drawn}</svg>`;
  return pixelsOf(svg).at(4 * (20 - 6), 4 * (20 + 3));
}

test('the ground shows through a faint piece, and through no other', () => {
  const [field, city] = ['#8fb35a', '#b08a5a'];
  expect(colourOn(field, 'crier')).not.toBe(colourOn(city, 'crier'));
  expect(colourOn(field, 'meeple')).toBe(colourOn(city, 'meeple'));
});

test('a faint piece appears on the board and in its seat’s supply', () => {
  const state = decidedAll(setupWith(['fair/C', 'base/U']), [
    [0, { type: 'tile', x: 1, y: 0, rotation: 0 }],
    [0, { type: 'cry', on: 'field0' } as unknown as Decision],
  ]);
  const { svg } = renderBoard(viewFor(state, undefined), { players: ['Anna', 'Bruno'] });
  expect(svg).toContain('href="#crier-0"');
  const drawn = svg.slice(svg.indexOf('id="crier-0"'));
  expect(drawn.slice(0, drawn.indexOf('</g>'))).toContain('fill-opacity=".5"');
});
