import { curve, type Point, plus, point } from '../../geometry/curve.ts';
import { el, group, moved } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import type { ExpansionArt } from '../expansion-art.ts';
import { area, buttLine, circle, ellipse, roundLine } from '../shapes.ts';

/** Inns beside their roads, cathedrals, and the large meeple. */
export const innsAndCathedrals: ExpansionArt = {
  exampleTile: 'inns/M',
  marks: {
    inn: { room: 13, layer: 'building', place: 'beside-road', draw: inn, ground: innPond },
    cathedral: {
      room: 22,
      layer: 'building',
      place: 'before-piece',
      draw: cathedral,
      keepFree: (at) => ({ at: plus(at, point(0, 6)), radius: 20 }),
    },
  },
  pieces: {
    'large-meeple': {
      outline: `M0 -16C3.6 -16 5.8 -13.5 5.8 -10.6C5.8 -9.1 5.3 -8 4.6 -7.1C9 -6.2 14 -4 14 -.9C14 1.6 10.6 1.8 7.4 1.8C8 3.6 9.6 6 10.6 8H12.4Q13.4 8 13.4 9V12H-13.4V9Q-13.4 8 -12.4 8H-10.6C-9.6 6 -8 3.6 -7.4 1.8C-10.6 1.8 -14 1.6 -14 -.9C-14 -4 -9 -6.2 -4.6 -7.1C-5.3 -8 -5.8 -9.1 -5.8 -10.6C-5.8 -13.5 -3.6 -16 0 -16Z`,
      emblem: { x: 0, y: 0, size: 4.2 },
      details: 'M-10.6 8H10.6',
    },
  },
  shapes: {
    'inns/E': {
      walls: {
        city0: [curve(100, 0, 64, 57, 36, 57, 0, 0)],
        city1: [curve(0, 100, 36, 43, 64, 43, 100, 100)],
      },
    },
    'inns/G': {
      walls: { city0: [curve(100, 0, 78, 30, 82, 70, 100, 100), curve(100, 100, 62, 84, 16, 62, 0, 0)] },
    },
  },
};

/** Draws a cathedral, towering over its city: two towers, a rose window; 34 wide, 46 high. */
function cathedral(theme: Theme, at: Point): string {
  const spire = (x: number) =>
    group(
      { transform: moved({ x, y: 0 }) },
      area('M-5.4 17V-13H5.4V17z', theme.stone, theme.outline, 0.8),
      area('M1.4 17V-13H5.4V17z', theme.facadeShade),
      area('M-6.6 -12.6L0 -30L6.6 -12.6z', theme.slate, theme.outline, 0.8),
      area('M0 -30L6.6 -12.6H1.8z', theme.slateShade),
      area('M-1.7 -3V-8.4q1.7 -2.6 3.4 0V-3zM-1.5 8.4V3.4q1.5 -2.2 3 0v5z', theme.opening),
      roundLine('M0 -30V-35M-1.8 -33.2H1.8', theme.gold, 1.2),
    );
  return group(
    { transform: moved({ x: at.x, y: at.y + 5 }) },
    ellipse(1, 17.4, 20, 3.6, { fill: theme.shadow, 'fill-opacity': '.28' }),
    area('M-9 17V-7L0 -15L9 -7V17z', theme.stone, theme.outline, 0.8),
    area('M-10 -6.4L0 -16.6L10 -6.4L8.4 -5L0 -13L-8.4 -5z', theme.slate, theme.outline, 0.8),
    circle(0, -2, 4.3, { fill: theme.heraldry, stroke: theme.gold, 'stroke-width': 1.3 }),
    buttLine('M0 -6V2M-4 -2H4M-2.8 -4.8L2.8 .8M2.8 -4.8L-2.8 .8', theme.gold, '.6'),
    area('M-4 17V9q4 -6 8 0V17z', theme.opening, theme.gold, 0.6),
    spire(-12.5),
    spire(12.5),
  );
}

/** Draws the pond beside an inn. */
function innPond(theme: Theme, { x, y }: Point): string {
  return [
    ellipse(x, y + 3, 13, 8.6, { fill: theme.bank }),
    ellipse(x, y + 3, 11.8, 7.4, { fill: theme.water, stroke: theme.waterEdge, 'stroke-width': 1.1 }),
    roundLine(`M${x + 2} ${y + 6}h6M${x - 8} ${y + 7.4}h5`, theme.waterLight, 1.1),
  ].join('');
}

/** Draws an inn with its sign; 24 wide. */
function inn(theme: Theme, at: Point): string {
  return group(
    { transform: moved({ x: at.x - 1, y: at.y - 3 }) },
    area('M-7 -1H7V6H-7z', theme.facade, theme.outline),
    buttLine('M-7 2.6H7M-3.4 -1V6M3.4 -1V6', theme.trunk, '.9'),
    area('M-8.6 -.2L-5.6 -7.6H5.6L8.6 -.2z', theme.roofs[1], theme.outline),
    area('M-8.1 -1.6H8.1L8.6 -.2H-8.6z', theme.roofShades[1]),
    area('M-1.4 6V2.8h2.8V6z', theme.opening),
    el('path', { d: 'M9.4 6.4V-2.6H13', stroke: theme.trunk, 'stroke-width': 1, fill: 'none' }),
    area('M10.6 -2H15V2.6H10.6z', theme.gold, theme.outline, 0.6),
  );
}
