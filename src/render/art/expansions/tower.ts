import { between, type Curve, curve, line, type Point, point } from '../../geometry/curve.ts';
import { narrowBand, southEastCity } from '../../geometry/printed-walls.ts';
import { type Mark, markAround } from '../../marks.ts';
import { el, group, moved } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import type { ExpansionArt } from '../expansion-art.ts';
import type { DrawPiece, ExpansionDisplay, ExpansionView, HoldingArt } from '../expansion-display.ts';
import { area, ellipse, stroked } from '../shapes.ts';

type View = ExpansionView<'tower'>;
type Tower = View['towers'][number];
type Prisoner = View['prisoners'][number];

const MIDDLE = point(50, 48);

/** Returns a road from the middle of a side to the foundation in the middle of the tile. */
function toMiddle(x: number, y: number): Curve {
  const side = point(x, y);
  return line(side, between(point(50, 50), side, 0.1));
}

/** The foundations of towers. */
export const tower: ExpansionArt = {
  exampleTile: 'tower/H',
  marks: {
    foundation: {
      room: 16,
      layer: 'building',
      place: 'before-piece',
      draw: foundation,
      keepFree: (at) => ({ at, radius: 17 }),
    },
  },
  shapes: {
    // Roads end at the foundation, or it has the tile for itself.
    'tower/B': { marks: { foundation: MIDDLE } },
    'tower/D': {
      courses: { road0: [toMiddle(50, 100)], road1: [toMiddle(0, 50)] },
      marks: { foundation: MIDDLE },
    },
    'tower/E': {
      courses: { road0: [toMiddle(50, 0)], road1: [toMiddle(100, 50)], road2: [toMiddle(0, 50)] },
      marks: { foundation: MIDDLE },
    },
    'tower/G': {
      courses: {
        road0: [toMiddle(50, 0)],
        road1: [toMiddle(100, 50)],
        road2: [toMiddle(50, 100)],
        road3: [toMiddle(0, 50)],
      },
      marks: { foundation: MIDDLE },
    },
    // The road passes through the city.
    'tower/H': {
      ...narrowBand(),
      courses: { road0: [line(point(50, 0), point(50, 30.75)), line(point(50, 69.25), point(50, 100))] },
      throughCity: ['road0'],
      marks: { foundation: point(76, 50) },
    },
    // The road ends at the city, or touches it on its way.
    'tower/I': { courses: { road0: [curve(50, 100, 50, 75, 50, 55, 50, 33)] } },
    'tower/K': {
      courses: { road0: [curve(100, 50, 80, 50, 72, 33, 50, 33, 28, 33, 20, 50, 0, 50)] },
    },
    'tower/L': { marks: { foundation: point(54, 21) } },
    'tower/M': southEastCity(),
    'tower/O': { marks: { foundation: point(80, 31) } },
    // The field between the two cities.
    'tower/Q': {
      walls: {
        city0: [curve(100, 100, 72, 40, 28, 40, 0, 100)],
        city1: [curve(0, 100, 28, 76, 72, 76, 100, 100)],
      },
      marks: { city0: point(82, 52), foundation: point(68, 27) },
    },
  },
};

/** Floors on their foundations, followers on top of them, and what a seat holds of others. */
export const towerDisplay: ExpansionDisplay<View> = {
  structures: (theme, { towers }, { markAt }, size) =>
    built(towers).map(({ x, y, floors }) => floorsOf(theme, floors, markAt(x, y, 'foundation'), size)),
  counts: ({ towers }, { markAt }) =>
    built(towers).map(({ x, y, floors }) => ({
      count: floors,
      at: markAt(x, y, 'foundation'),
      rise: heightOf(floors) - FLOOR,
    })),
  standing: ({ towers }, _tiles, { markAt }) =>
    towers.flatMap(({ x, y, floors, top }) =>
      top === null
        ? []
        : [
            {
              ...top,
              at: markAt(x, y, 'foundation'),
              lying: false,
              shift: ON_TOP,
              rise: heightOf(floors) - 4,
            },
          ],
    ),
  holdings: (theme, { floors, prisoners }, seat, drawPiece) => [
    ...(floors[seat] === 0 ? [] : [{ svg: floorSign(theme), count: floors[seat] }]),
    ...prisonersOf(
      theme,
      prisoners.filter(({ holder }) => holder === seat),
      drawPiece,
    ),
  ],
};

const FLOOR = 7;
/** More floors than these are drawn no higher: the number says how many there are. */
const DRAWN_FLOORS = 5;

/** The middle of a follower above its foot. */
const ON_TOP = point(0, -0.42);

const built = (towers: readonly Tower[]): Tower[] => towers.filter(({ floors }) => floors > 0);

const heightOf = (floors: number): number => Math.min(floors, DRAWN_FLOORS) * FLOOR;

/** Draws the floors of a tower. */
function floorsOf(theme: Theme, floors: number, foot: Point, size: number): Mark {
  const drawn = Math.min(floors, DRAWN_FLOORS);
  const storeys = Array.from({ length: drawn }, (_, index) => storey(theme, -index * FLOOR));
  const high = -drawn * FLOOR;
  const parapet = [
    ellipse(0, high + 4, 11, 4, { fill: theme.wallTop, stroke: theme.outline, 'stroke-width': 0.8 }),
    ellipse(0, high + 4, 7.4, 2.4, { fill: theme.wallDark }),
  ];
  return markAround(
    group({ transform: moved(foot, size) }, ...storeys, ...parapet),
    foot,
    14 * size,
    48 * size,
  );
}

/** Draws one floor: a drum of stone with arrow slits; its foot is at `y`. */
function storey(theme: Theme, y: number): string {
  return [
    area(`M-11 ${y - 3}V${y + 4}A11 4 0 0 0 11 ${y + 4}V${y - 3}z`, theme.wall, theme.outline, 0.8),
    area(`M3 ${y - 3}V${y + 7.6}A11 4 0 0 0 11 ${y + 4}V${y - 3}z`, theme.wallDark),
    el('path', { d: `M-4.6 ${y + 1}v3.4M4.6 ${y + 1}v3.4`, stroke: theme.opening, 'stroke-width': 1.5 }),
  ].join('');
}

/** Draws an empty foundation: a ring of stones; 30 wide. */
function foundation(theme: Theme, at: Point): string {
  return group(
    { transform: moved(at) },
    ellipse(0.8, 6, 16, 6.4, { fill: theme.shadow, 'fill-opacity': '.25' }),
    ellipse(0, 4.4, 15, 6.6, { fill: theme.wallDark, stroke: theme.outline, 'stroke-width': 0.8 }),
    ellipse(0, 2.4, 15, 6.6, { fill: theme.wallTop, stroke: theme.outline, 'stroke-width': 0.8 }),
    ellipse(0, 2.6, 9.6, 3.8, { fill: theme.cobble, stroke: theme.outline, 'stroke-width': 0.6 }),
    el('path', {
      d: 'M-14 .4L-9 1.4M-9.6 -2.4L-6 -.4M-2 -4L-1.4 -1.2M7 -3.4L5 -.8M13 -.6L9.2 1M-12 6L-8 4.4M-3 8.8L-2 6.4M8 7.6L6 5.6',
      stroke: theme.outline,
      'stroke-width': 0.7,
    }),
  );
}

/** Draws a floor that a seat still has. */
const floorSign = (theme: Theme): string =>
  group(
    { transform: 'scale(.8)' },
    storey(theme, 0),
    ellipse(0, -3, 11, 4, { fill: theme.wallTop, stroke: theme.outline, 'stroke-width': 0.8 }),
  );

/** Draws the prisoners of a seat behind bars, in their owners' colours; several of a kind with their number. */
function prisonersOf(theme: Theme, prisoners: readonly Prisoner[], drawPiece: DrawPiece): HoldingArt[] {
  const kinds = new Map(prisoners.map((prisoner) => [kindOf(prisoner), prisoner]));
  return [...kinds].map(([kind, prisoner]) => {
    const count = prisoners.filter((other) => kindOf(other) === kind).length;
    return {
      svg: behindBars(theme, drawPiece(prisoner.piece, prisoner.seat)),
      count: count > 1 ? count : undefined,
    };
  });
}

const kindOf = ({ seat, piece }: Prisoner): string => `${piece} ${seat}`;

function behindBars(theme: Theme, piece: string): string {
  const cell = { x: -11, y: -11, width: 22, height: 22, rx: 3, fill: theme.opening };
  const bars = 'M-8 -10.4V10.4M-3.6 -10.4V10.4M3.6 -10.4V10.4M8 -10.4V10.4';
  return [
    el('rect', { ...cell, stroke: theme.wall, 'stroke-width': 1.6 }),
    group({ transform: 'scale(.78)' }, piece),
    stroked(bars, theme.wallTop, 1.2),
  ].join('');
}
