import { curve, point } from '../../geometry/curve.ts';
import { crossingCities } from '../../geometry/printed-walls.ts';
import { el, group, moved } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import type { ExpansionArt } from '../expansion-art.ts';
import type { ExpansionDisplay, ExpansionView } from '../expansion-display.ts';
import { area, buttLine, circle, ellipse, roundLine, stroked } from '../shapes.ts';

type View = ExpansionView<'abbey-and-mayor'>;

/** The abbey, and mayor, wagon and barn. */
export const abbeyAndMayor: ExpansionArt = {
  exampleTile: 'abbey/ABBEY',
  pieces: {
    mayor: {
      outline:
        'M-3.8 -14H3.8V-9.2H7V-6.6H4.2C4 -5.4 3.5 -4.5 2.8 -3.9C8.4 -2.9 11 1.4 11 5.6C11 9.7 8 12 4.8 12H-4.8C-8 12 -11 9.7 -11 5.6C-11 1.4 -8.4 -2.9 -2.8 -3.9C-3.5 -4.5 -4 -5.4 -4.2 -6.6H-7V-9.2H-3.8Z',
      emblem: { x: 0, y: 4.4, size: 4 },
      details: 'M-7 -9.2H7',
    },
    wagon: {
      outline:
        'M-13.4 4V-2.4C-13.4 -8.4 -7.6 -11.6 0 -11.6C7.6 -11.6 13.4 -8.4 13.4 -2.4V4ZM-12 7.4A4.7 4.7 0 1 0 -2.6 7.4A4.7 4.7 0 1 0 -12 7.4ZM2.6 7.4A4.7 4.7 0 1 0 12 7.4A4.7 4.7 0 1 0 2.6 7.4Z',
      emblem: { x: 0, y: -4.4, size: 3.8 },
      details: 'M-13.4 .6H13.4M-7.3 7.4h.01M7.3 7.4h.01',
    },
    barn: {
      standsInFields: true,
      outline: 'M-12.4 12V-1.6L-9.4 -7.4L0 -13L9.4 -7.4L12.4 -1.6V12Z',
      emblem: { x: 0, y: -4.4, size: 3.6 },
      details:
        'M-12.4 -1.2L-9 -6.6L0 -12L9 -6.6L12.4 -1.2M-4.4 12V2.6H4.4V12M-4.4 2.6L4.4 12M4.4 2.6L-4.4 12',
    },
  },
  decorations: {
    'abbey/ABBEY': { whole: (theme) => ({ ground: abbeyGround(theme), scenery: abbey(theme) }) },
  },
  shapes: {
    'abbey/B': crossingCities(),
    'abbey/C': {
      walls: {
        city0: [curve(100, 0, 58, 10, 64, 40, 63, 64, 63, 88, 37, 88, 37, 64, 36, 40, 6, 34, 0, 0)],
        city1: [curve(0, 0, 22, 40, 88, 54, 100, 0), curve(100, 100, 74, 55, 26, 55, 0, 100)],
      },
      upperCity: 'city1',
      // Not on the part of the lower city that comes out in the south.
      marks: { city0: point(34, 11) },
    },
    // The roads of G and H touch the city wall and continue.
    'abbey/G': { courses: { road0: [curve(100, 50, 80, 50, 72, 33, 59, 33, 46, 33, 50, 66, 50, 100)] } },
    'abbey/H': { courses: { road0: [curve(50, 100, 50, 66, 54, 33, 41, 33, 28, 33, 20, 50, 0, 50)] } },
    'abbey/I': {
      walls: {
        city0: [
          curve(0, 0, 25, 34, 70, 30, 100, 0),
          curve(100, 0, 76, 28, 76, 72, 100, 100),
          curve(100, 100, 70, 70, 25, 66, 0, 100),
        ],
      },
    },
    'abbey/L': {
      walls: { city0: [curve(100, 100, 72, 58, 28, 58, 0, 100), curve(0, 0, 28, 30, 72, 30, 100, 0)] },
      // The tunnel: only its mouths are visible, and south of it the field continues above.
      courses: { road0: [curve(50, 0, 50, 8, 50, 16, 50, 23), curve(50, 84, 50, 90, 50, 95, 50, 100)] },
    },
  },
};

/** A seat's abbey tile. */
export const abbeyDisplay: ExpansionDisplay<View> = {
  holdings: (theme, { abbeys }, seat) =>
    (abbeys[seat] ?? 0) > 0 ? [{ svg: abbeySign(theme), count: undefined }] : [],
};

/** Draws an abbey: a cloister with slate roofs round its court and a church with two towers; it fills the tile's middle. */
function abbey(theme: Theme): string {
  return [
    ellipse(51, 82, 38, 5, { fill: theme.shadow, 'fill-opacity': '.25' }),
    // Wings left and right and the one behind.
    area('M22 40H32V78H22z', theme.facadeShade, theme.outline),
    area('M68 40H78V78H68z', theme.facadeShade, theme.outline),
    area('M20 42L24 30H34V66L31 72H20z', theme.slate, theme.outline),
    area('M80 42L76 30H66V66L69 72H80z', theme.slateShade, theme.outline),
    area('M24 30L28 22H72L76 30z', theme.slate, theme.outline),
    area('M24 30H76V35H24z', theme.facadeShade, theme.outline),
    area('M34 35H66V66H34z', theme.meadowLight, theme.outline),
    buttLine('M50 36V65M35 50H65', theme.cobble, 4),
    // The church in front.
    area('M36 80V58L50 46L64 58V80z', theme.stone, theme.outline, 0.9),
    area('M33 60L50 43.5L67 60L64.6 62L50 48.5L35.4 62z', theme.slate, theme.outline, 0.9),
    area('M46 80V70q4 -6 8 0V80z', theme.opening),
    circle(50, 60, 4, { fill: theme.heraldry, stroke: theme.gold, 'stroke-width': 1.2 }),
    ...[31, 69].map((x) =>
      group(
        { transform: moved({ x, y: 80 }) },
        area('M-5 0V-36H5V0z', theme.stone, theme.outline, 0.9),
        area('M1 0V-36H5V0z', theme.facadeShade),
        area('M-6.4 -35.5L0 -52L6.4 -35.5z', theme.slate, theme.outline, 0.9),
        area('M0 -52L6.4 -35.5H1.6z', theme.slateShade),
        area('M-1.6 -24V-30q1.6 -2.4 3.2 0V-24zM-1.4 -10V-14h2.8v4z', theme.opening),
        roundLine('M0 -52V-58M-2 -56H2', theme.gold, 1.2),
      ),
    ),
  ].join('');
}

/** Draws the abbey's ground: court inside a wall with a gate in the middle of each side. */
function abbeyGround(theme: Theme): string {
  const wall = 'M42 9H15Q9 9 9 15V42M9 58V85Q9 91 15 91H42M58 91H85Q91 91 91 85V58M91 42V15Q91 9 85 9H58';
  return [
    el('path', { d: 'M50 0V100M0 50H100', stroke: theme.cobble, 'stroke-width': 9, 'stroke-opacity': '.75' }),
    el('rect', { x: 9, y: 9, width: 82, height: 82, rx: 6, fill: theme.cobble }),
    el('rect', {
      x: 14,
      y: 14,
      width: 72,
      height: 72,
      rx: 4,
      fill: theme.meadowLight,
      'fill-opacity': '.55',
    }),
    stroked(wall, theme.outline, 6, { 'stroke-linecap': 'round' }),
    stroked(wall, theme.wall, 4.4, { 'stroke-linecap': 'round' }),
    stroked(wall, theme.wallTop, 1.8, { 'stroke-dasharray': '3 2' }),
  ].join('');
}

/** Draws a seat's abbey tile. */
const abbeySign = (theme: Theme): string =>
  [
    el('rect', {
      x: -9,
      y: -9,
      width: 18,
      height: 18,
      rx: 2,
      fill: theme.cobble,
      stroke: theme.outline,
      'stroke-width': 1.3,
    }),
    el('path', {
      d: 'M-5.5 6V-.5L0 -6L5.5 -.5V6Z',
      fill: theme.slate,
      stroke: theme.outline,
      'stroke-width': 1,
    }),
    buttLine('M0 5V0M-2 2H2', theme.gold, 1.4),
  ].join('');
