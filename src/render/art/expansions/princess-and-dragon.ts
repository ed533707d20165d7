import { curve, line, type Point, plus, point } from '../../geometry/curve.ts';
import { narrowBand, southEastCity } from '../../geometry/printed-walls.ts';
import type { Mark } from '../../marks.ts';
import { el, group, moved } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import type { ExpansionArt } from '../expansion-art.ts';
import type { ExpansionDisplay, ExpansionView, Places, StandingPiece } from '../expansion-display.ts';
import { area, circle, ellipse, roundLine, signDisc } from '../shapes.ts';

type View = ExpansionView<'princess-and-dragon'>;

/** Volcanoes, dragon signs, portals and princesses; the dragon and the fairy. */
export const princessAndDragon: ExpansionArt = {
  exampleTile: 'dragon/E',
  marks: {
    volcano: {
      room: 17,
      layer: 'building',
      place: 'after-piece',
      draw: volcano,
      ground: scorchedEarth,
      keepFree: (at) => ({ at, radius: 19 }),
    },
    dragon: { room: 10, layer: 'sign', place: 'after-piece', draw: dragonSign },
    portal: {
      room: 13,
      layer: 'building',
      place: 'after-piece',
      draw: portal,
      keepFree: (at) => ({ at, radius: 13 }),
    },
    princess: { room: 10, layer: 'sign', place: 'after-piece', draw: princessSign },
  },
  pieces: {
    dragon: {
      outline:
        'M-21 10.6C-16.6 13 -11.4 12.6 -7.4 10L-8.6 14.6H-2.8L-1.4 10.8C1 11.2 3.4 11 5.4 10.2L5 14.6H10.8L10 7.4C12.4 4.8 13 1.2 12 -2.2C14.4 -1.8 17.4 -2.4 20.2 -4.2L20.4 -7.2C18.2 -10.2 15.8 -11.2 13 -11.4L12.4 -16.4L9.4 -11C6.6 -9.8 5.6 -7 5.8 -3.6L3.6 -4.4L4.4 -19.4L-.8 -15.4L-5.2 -19L-7.4 -13.6L-14.4 -14.6L-12.6 -9.4L-17 -6.8L-8.4 -1.4C-11.4 1.4 -12.6 4.4 -15.6 6L-22.4 3.4Z',
      details:
        'M14.6 -7.4h.01M13 -3.4C15.4 -3.4 17.6 -4.2 19.6 -5.4M3.6 -4.4L-.8 -15.4M1.4 -3.8L-7.4 -13.6M-3 -2.6L-12.6 -9.4M-8.4 -1.4C-4.6 -3.8 0 -4.6 3.6 -4.4M1.2 10.8C2.8 7.4 6.2 5.4 9.8 6.6',
    },
    fairy: {
      outline:
        'M0 -14.4C2.2 -14.4 3.8 -12.8 3.8 -10.6C3.8 -9.2 3.2 -8 2.2 -7.2C6.4 -11.4 11.4 -12.6 12.8 -10.8C14.4 -8.6 11.4 -3.6 5.2 -2.2C9.4 -1.8 11.2 1 9.8 2.8C8.6 4.2 5.6 3.4 3.4 1L7.2 12H-7.2L-3.4 1C-5.6 3.4 -8.6 4.2 -9.8 2.8C-11.2 1 -9.4 -1.8 -5.2 -2.2C-11.4 -3.6 -14.4 -8.6 -12.8 -10.8C-11.4 -12.6 -6.4 -11.4 -2.2 -7.2C-3.2 -8 -3.8 -9.2 -3.8 -10.6C-3.8 -12.8 -2.2 -14.4 0 -14.4Z',
      details: 'M-2.4 -5.6L-3.4 1M2.4 -5.6L3.4 1M-2.6 -12.4L0 -15.6L2.6 -12.4',
    },
  },
  shapes: {
    'dragon/A': { marks: { volcano: point(50, 50) } },
    'dragon/C': { marks: { volcano: point(50, 42) } },
    'dragon/D': { marks: { dragon: point(78, 60) } },
    'dragon/E': { marks: { volcano: point(50, 66) } },
    'dragon/G': { marks: { dragon: point(78, 24) } },
    'dragon/H': { marks: { portal: point(78, 26) } },
    // The field between the two cities.
    'dragon/J': {
      walls: {
        city0: [curve(100, 0, 58, 15, 15, 58, 0, 100), curve(0, 100, 20, 66, 20, 34, 0, 0)],
        city1: [curve(0, 100, 48, 88, 88, 48, 100, 0)],
      },
      marks: { city0: point(53, 13), city1: point(62, 86) },
    },
    'dragon/O': { marks: { volcano: point(29, 30) } },
    'dragon/Q': { marks: { volcano: point(66, 29) } },
    'dragon/R': southEastCity(),
    'dragon/M': { surrounded: point(50, 42), marks: { dragon: point(82, 54) } },
    'dragon/U': { marks: { volcano: point(38, 66) } },
    'dragon/X': { marks: { portal: point(54, 19) } },
    // The road passes under the city.
    'dragon/Y': {
      ...narrowBand(),
      courses: { road0: [line(point(50, 0), point(50, 18)), line(point(50, 82), point(50, 100))] },
    },
    'dragon/Z': { marks: { dragon: point(80, 82) } },
    'dragon/AA': { marks: { portal: point(80, 80) } },
    'dragon/AC': { marks: { portal: point(26, 66) } },
  },
};

/** The dragon and the fairy at their places, and the tiles of a flight. */
export const dragonDisplay: ExpansionDisplay<View> = {
  standing: ({ dragon, fairy }, _tiles, places) => [
    ...(dragon === null ? [] : [neutral('dragon', places.roomAt(dragon.x, dragon.y))]),
    ...(fairy === null ? [] : [fairyAt(fairy, places)]),
  ],
  structures: (theme, { flight }, places) => (flight === null ? [] : pathOf(theme, flight.visited, places)),
  waitingTiles: ({ waiting }) => waiting,
};

/** Returns the fairy beside its follower, on the side with more room; without a follower, in the free part of its tile. */
function fairyAt({ x, y, follower }: NonNullable<View['fairy']>, places: Places): StandingPiece {
  if (follower === null) return neutral('fairy', places.roomAt(x, y));
  const at = places.spotOf(x, y, follower.segment);
  return { ...neutral('fairy', at), shift: point(at.x - x * 100 > 58 ? -0.78 : 0.78, -0.08) };
}

type Cell = NonNullable<View['dragon']>;

const cornerOf = ({ x, y }: Cell): Point => point(x * 100, y * 100);

const neutral = (piece: string, at: Point): StandingPiece => ({ seat: undefined, piece, at, lying: false });

/** Draws the way of a flight: a dotted line through the middle of its tiles. */
function pathOf(theme: Theme, visited: readonly Cell[], { roomAt }: Places): Mark[] {
  const here = visited.at(-1);
  if (here === undefined || visited.length < 2) return [];
  const before = visited.slice(0, -1).map((cell) => plus(cornerOf(cell), point(50, 50)));
  const middles = [...before, roomAt(here.x, here.y)];
  const d = `M${middles.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const line = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const svg = [
    el('path', { ...line, stroke: theme.badge, 'stroke-width': 7, 'stroke-opacity': '.55' }),
    el('path', { ...line, stroke: theme.accent, 'stroke-width': 4.2, 'stroke-dasharray': '.1 9' }),
    ...middles
      .slice(0, -1)
      .map(({ x, y }) => circle(x, y, 5.4, { fill: theme.accent, 'fill-opacity': '.9' })),
  ].join('');
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const edge = { left: Math.min(...xs) - 8, top: Math.min(...ys) - 8 };
  return [{ svg, ...edge, right: Math.max(...xs) + 8, bottom: Math.max(...ys) + 8 }];
}

/** Draws the burnt ground round a volcano. */
function scorchedEarth(theme: Theme, { x, y }: Point): string {
  return [
    ellipse(x, y + 8, 23, 14, { fill: theme.trunk, 'fill-opacity': '.4' }),
    ellipse(x, y + 8, 18, 10.5, { fill: theme.opening, 'fill-opacity': '.38' }),
  ].join('');
}

/** Draws a volcano with lava running down its side; 38 wide, 34 high. */
function volcano(theme: Theme, at: Point): string {
  return group(
    { transform: moved(plus(at, point(0, -1))) },
    ellipse(1, 13, 20, 4.4, { fill: theme.shadow, 'fill-opacity': '.3' }),
    // Smoke.
    circle(2.4, -19.4, 3.6, { fill: theme.wallTop, 'fill-opacity': '.75' }),
    circle(6.6, -23, 2.8, { fill: theme.wallTop, 'fill-opacity': '.6' }),
    circle(-1, -16.8, 3, { fill: theme.wallTop, 'fill-opacity': '.85' }),
    area(
      'M-19 13C-13 8 -10.4 -2 -7.4 -12.6Q0 -15 7.4 -12.6C10.4 -2 13 8 19 13Q0 17.4 -19 13z',
      theme.wallDark,
      theme.outline,
      0.9,
    ),
    area('M2 -13.6L7.4 -12.6C10.4 -2 13 8 19 13Q12 15.6 4.6 15.6C5.6 5 4.6 -4 2 -13.6z', theme.opening),
    // The crater and its lava.
    ellipse(0, -12.6, 7.4, 2.6, { fill: theme.holyRoof, stroke: theme.outline, 'stroke-width': 0.8 }),
    ellipse(0, -12.9, 4.6, 1.5, { fill: theme.gold }),
    area(
      'M-3.6 -11.4C-4.4 -5 -7.2 -3 -5.8 2C-5 5.2 -2.4 4.6 -2.6 1C-2.8 -2.4 0 -4 .8 -10.6Q-1.4 -10.2 -3.6 -11.4z',
      theme.holyRoof,
    ),
    area('M-1.8 -10.8C-2.2 -6 -4.8 -3.4 -4.2 .6C-4 2 -3.4 1.8 -3.4 .4C-3.4 -3 -1 -5 -.4 -10.6z', theme.gold),
  );
}

/** Draws the sign that makes the dragon fly: its head on a red disc. */
function dragonSign(theme: Theme, at: Point, size: number): string {
  return group(
    { transform: moved(at, size) },
    signDisc(theme, theme.holyRoof),
    area(
      'M-5.8 5.2C-5 1.6 -5.6 -1 -3.4 -3.6L-5.4 -6.6L-1.4 -5L.6 -7.2L1.6 -4.4C4.2 -3.8 6 -2.2 6.4 -.2L3.4 .6L5.6 2L1 2.4C.4 4.4 -1.6 5.8 -5.8 5.2z',
      theme.gold,
      theme.outline,
      0.6,
    ),
    circle(1.4, -1.8, 0.9, { fill: theme.outline }),
  );
}

/** Draws a magic portal: a stone arch round blue light; 20 wide. */
function portal(theme: Theme, at: Point): string {
  return group(
    { transform: moved(plus(at, point(0, -2))) },
    ellipse(0.8, 10.4, 12, 2.6, { fill: theme.shadow, 'fill-opacity': '.28' }),
    area(
      'M-10 10V-2C-10 -8.4 -5.6 -12.4 0 -12.4C5.6 -12.4 10 -8.4 10 -2V10H5.8V-1.6C5.8 -5.6 3.4 -8 0 -8C-3.4 -8 -5.8 -5.6 -5.8 -1.6V10z',
      theme.stone,
      theme.outline,
      0.8,
    ),
    area('M-5.8 10V-1.6C-5.8 -5.6 -3.4 -8 0 -8C3.4 -8 5.8 -5.6 5.8 -1.6V10z', theme.water),
    el('path', {
      d: 'M0 5.6C-3.6 5.6 -4.6 2.4 -3.8 0C-3 -2.6 .6 -3.6 2.4 -1.6C3.8 0 3 2.8 .8 2.8C-1 2.8 -1.4 .8 -.2 .2',
      fill: 'none',
      stroke: theme.waterEdge,
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }),
    roundLine('M-8 -5L-6 -3.6M8 -5L6 -3.6M0 -12V-8.4M-9.6 3H-6.2M9.6 3H6.2', theme.outline, 0.6),
  );
}

/** Draws the sign of a princess: a crown on a rose disc. */
function princessSign(theme: Theme, at: Point, size: number): string {
  return group(
    { transform: moved(at, size) },
    signDisc(theme, theme.wine),
    // The face under its veil.
    area(
      'M-4.8 5.8C-5.8 1 -5 -3.6 0 -3.6C5 -3.6 5.8 1 4.8 5.8Q0 8 -4.8 5.8z',
      theme.cloth,
      theme.outline,
      0.5,
    ),
    circle(0, 1.2, 3, { fill: theme.facade, stroke: theme.outline, 'stroke-width': '.5' }),
    area('M-4 -2.6L-4.8 -7L-2 -5L0 -8L2 -5L4.8 -7L4 -2.6z', theme.gold, theme.outline, 0.6),
  );
}
