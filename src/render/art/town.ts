import { type Point, plus, point } from '../geometry/curve.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import { el, group, moved, use } from '../svg.ts';
import type { Theme } from '../theme.ts';

/** A quarter of Carcassonne: measures from the north-west corner of the town's twelve tiles, 100 a tile. */
export interface QuarterPlace {
  readonly quarter: string;
  readonly name: string;
  /** The middle of its square, where followers stand. */
  readonly square: Point;
  /** The tile with its great building. */
  readonly tile: string;
}

export const QUARTERS: readonly QuarterPlace[] = [
  { quarter: 'castle', name: 'Castle', square: point(150, 123), tile: 'count/B' },
  { quarter: 'cathedral', name: 'Cathedral', square: point(250, 123), tile: 'count/C' },
  { quarter: 'blacksmith', name: 'Blacksmith', square: point(150, 177), tile: 'count/J' },
  { quarter: 'market', name: 'Market', square: point(250, 177), tile: 'count/K' },
];

/** Where a tile lies in the town, from its letter. */
export function placeInTown(id: string): Point {
  const index = id.charCodeAt(id.length - 1) - 'A'.charCodeAt(0);
  return point((index % 4) * 100, Math.floor(index / 4) * 100);
}

/** Squares and streets, on the tiles wholly inside the town. */
export function townStreets(theme: Theme, { id }: TileGeometry): string {
  if (id !== 'count/F' && id !== 'count/G') return '';
  const here = placeInTown(id);
  const squares = QUARTERS.map(({ square }) => plus(square, here, -1)).filter(({ x }) => x > 0 && x < 100);
  const [centre, away] = id === 'count/F' ? [96, 0] : [4, 100];
  return [
    el('path', { d: `M0 50H100M${centre} 0V100`, stroke: theme.road, 'stroke-width': 7 }),
    ...squares.map(({ x, y }) => quarterSquare(theme, x, y)),
    // Trees along the street round the squares' outer ends.
    ...[18, 82].map((y) => use('oak', point(Math.abs(away - 3), y))),
  ].join('');
}

/** A paved square with a pattern of slabs. */
function quarterSquare(theme: Theme, x: number, y: number): string {
  const slabs = { x: x - 39, y: y - 15, width: 78, height: 30, rx: 8, fill: 'none', stroke: theme.roadRim };
  return [
    el('rect', {
      x: x - 43,
      y: y - 19,
      width: 86,
      height: 38,
      rx: 11,
      fill: theme.wallTop,
      stroke: theme.roadRim,
      'stroke-width': 1.4,
    }),
    el('rect', { ...slabs, 'stroke-width': 0.7, 'stroke-dasharray': '5 2', 'stroke-opacity': '.7' }),
    el('path', {
      d: `M${x - 34} ${y}H${x + 34}M${x} ${y - 12}V${y + 12}`,
      stroke: theme.roadRim,
      'stroke-width': 0.7,
      'stroke-dasharray': '5 2',
      'stroke-opacity': '.5',
    }),
    el('circle', {
      cx: x,
      cy: y,
      r: 7,
      fill: theme.cobble,
      stroke: theme.roadRim,
      'stroke-width': 0.8,
      'stroke-opacity': '.7',
    }),
  ].join('');
}

/** Places on a town's tile where no house stands. */
export function keptFree({ id }: TileGeometry): { at: Point; far: number }[] {
  if (id === 'count/F' || id === 'count/G') {
    return [10, 30, 50, 70, 90].flatMap((x) =>
      [16, 30, 50, 70, 84].map((y) => ({ at: point(x, y), far: 15 })),
    );
  }
  const landmark = QUARTERS.find(({ tile }) => tile === id);
  return landmark === undefined ? [] : [34, 50, 66].map((x) => ({ at: point(x, landmarkY(id)), far: 14 }));
}

const landmarkY = (tile: string) => (tile < 'count/E' ? 82 : 20);

/** The great building of a quarter. */
export function townLandmarks(theme: Theme, { id }: TileGeometry): { at: Point; svg: string }[] {
  const landmark = QUARTERS.find(({ tile }) => tile === id);
  if (landmark === undefined) return [];
  const at = point(50, landmarkY(id));
  return [
    {
      at: plus(at, point(0, 13)),
      svg: group({ transform: moved(at) }, BUILDINGS[landmark.quarter]?.(theme) ?? ''),
    },
  ];
}

const d = (data: string, fill: string, stroke?: string): string =>
  el('path', {
    d: data,
    fill,
    stroke,
    'stroke-width': stroke === undefined ? undefined : 0.8,
    'stroke-linejoin': stroke === undefined ? undefined : 'round',
  });

const BUILDINGS: Readonly<Record<string, (theme: Theme) => string>> = {
  castle: (theme) =>
    [
      d('M-24 14V-8H24V14z', theme.wall, theme.outline),
      d(
        'M-25 -7V-12H-20V-9.5H-15V-12H-10V-9.5H-5V-12H0V-9.5H5V-12H10V-9.5H15V-12H20V-9.5H25V-7z',
        theme.wallTop,
        theme.outline,
      ),
      d('M-10 14V-19H10V14z', theme.wall, theme.outline),
      d('M-12 -18.4L0 -33L12 -18.4z', theme.slate, theme.outline),
      d('M0 -33L12 -18.4H3z', theme.slateShade),
      d('M-4.4 14V5q4.4 -6 8.8 0V14z', theme.opening),
      d('M-2 -6V-12q2 -2.8 4 0V-6z', theme.opening),
      el('path', { d: 'M0 -33V-42', stroke: theme.outline, 'stroke-width': 1 }),
      d('M.4 -42H9L7 -39.4L9 -36.8H.4z', theme.gold, theme.outline),
      ...[-26, 26].map((x) => group({ transform: moved(point(x, 9), 1.25) }, use('bastion', point(0, 0)))),
    ].join(''),
  cathedral: (theme) =>
    [
      d('M-22 14V-6H10V14z', theme.stone, theme.outline),
      d('M-25 -5L-20 -17H8L12 -5z', theme.holyRoof, theme.outline),
      d('M-24.2 -7H11.4L12 -5H-25z', theme.holyRoofShade),
      ...[-18, -10, -2].map((x) => d(`M${x} 8V1q2 -3 4 0V8z`, theme.heraldry, theme.outline)),
      ...[8, 22].map((x) =>
        group(
          { transform: moved(point(x, 0)) },
          d('M-5.5 14V-20H5.5V14z', theme.stone, theme.outline),
          d('M1.5 14V-20H5.5V14z', theme.facadeShade),
          d('M-7 -19.5L0 -37L7 -19.5z', theme.slate, theme.outline),
          d('M0 -37L7 -19.5H2z', theme.slateShade),
          d('M-2 -6V-12q2 -3 4 0V-6z', theme.opening),
          el('path', {
            d: 'M0 -37V-43M-2.2 -40.8H2.2',
            stroke: theme.gold,
            'stroke-width': 1.3,
            'stroke-linecap': 'round',
          }),
        ),
      ),
      d('M12 14V-2H18V14z', theme.stone, theme.outline),
      d('M13 14V7q2 -3.4 4 0V14z', theme.opening),
      el('circle', { cx: 15, cy: 1, r: 2.6, fill: theme.heraldry, stroke: theme.gold, 'stroke-width': 0.8 }),
    ].join(''),
  blacksmith: (theme) =>
    [
      d('M6 -22H13V-4H6z', theme.wallDark, theme.outline),
      el('path', {
        d: 'M9.5 -24Q4 -29 9 -32Q14 -36 9 -40',
        fill: 'none',
        stroke: theme.wallTop,
        'stroke-width': 3,
        'stroke-linecap': 'round',
        'stroke-opacity': '.8',
      }),
      d('M-22 14V-4H22V14z', theme.facadeShade, theme.outline),
      d('M-26 -3L-18 -16H18L26 -3z', theme.roofs[1], theme.outline),
      d('M-24.6 -5.4H24.6L26 -3H-26z', theme.roofShades[1]),
      d('M-18 14V2H2V14z', theme.opening),
      d('M-16 14Q-14 6 -11 9Q-9 4 -7 9Q-3 7 -3 14z', theme.gold),
      d('M-13 14Q-11 9 -9.6 11Q-8 9 -6 14z', theme.holyRoof),
      // The anvil before the door.
      d('M6 6H20Q19 9.4 15.4 9.6V12H18V14.6H8V12H10.6V9.6Q6.6 9.4 6 6z', theme.outline),
    ].join(''),
  market: (theme) =>
    [-21, 0, 21]
      .map((x, index) =>
        group(
          { transform: moved(point(x, index === 1 ? -6 : 2)) },
          el('path', { d: 'M-8 -4V11M8 -4V11', stroke: theme.trunk, 'stroke-width': 1.4 }),
          d('M-9 4H9V9H-9z', theme.trunk, theme.outline),
          d(`M-10 -3L-7 -13H7L10 -3z`, theme.badge, theme.outline),
          d('M-10 -3L-7 -13H-3.5L-5 -3zM0 -3L0 -13H3.5L5 -3z', index === 1 ? theme.cloth : theme.holyRoof),
          d('M-10 -3Q-7.5 1 -5 -3Q-2.5 1 0 -3Q2.5 1 5 -3Q7.5 1 10 -3z', theme.badge, theme.outline),
          el('path', {
            d: 'M-6 3h.01M-2 3h.01M2 3h.01M6 3h.01',
            stroke: index === 1 ? theme.gold : theme.tree,
            'stroke-width': 3.6,
            'stroke-linecap': 'round',
          }),
        ),
      )
      .join(''),
};
