import { capital } from '../../../texts/capital.ts';
import { type Point, plus, point } from '../../geometry/curve.ts';
import { el, group, moved, use } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import type { ExpansionArt, FreePlace, TileDecoration } from '../expansion-art.ts';
import type { ExpansionDisplay, ExpansionView, PlacedTile, StandingPiece } from '../expansion-display.ts';
import { buttLine, circle } from '../shapes.ts';
import { GREAT_BUILDINGS } from './count-buildings.ts';

type View = ExpansionView<'count'>;

/** A quarter of Carcassonne: measures from the north-west corner of the town's twelve tiles, 100 a tile. */
interface Quarter {
  readonly name: string;
  /** The middle of its square, where followers stand. */
  readonly square: Point;
  /** The tile with its great building. */
  readonly tile: string;
  /** The building's height on that tile. */
  readonly height: number;
}

const QUARTERS: readonly Quarter[] = [
  { name: 'castle', square: point(150, 123), tile: 'count/B', height: 82 },
  { name: 'cathedral', square: point(250, 123), tile: 'count/C', height: 82 },
  { name: 'blacksmith', square: point(150, 177), tile: 'count/J', height: 20 },
  { name: 'market', square: point(250, 177), tile: 'count/K', height: 20 },
];

const FREE_STREETS: readonly FreePlace[] = [10, 30, 50, 70, 90].flatMap((x) =>
  [16, 30, 50, 70, 84].map((y) => ({ at: point(x, y), radius: 15 })),
);

/** The town of Carcassonne with its quarters, and the count. */
export const count: ExpansionArt = {
  exampleTile: 'count/D',
  pieces: {
    count: {
      outline:
        'M-5.4 -14.6L-2.6 -11L0 -15.4L2.6 -11L5.4 -14.6V-7.6C5.4 -5.8 4.4 -4.4 3.4 -3.6C7.4 -1.8 9.8 5 10.6 12H-10.6C-9.8 5 -7.4 -1.8 -3.4 -3.6C-4.4 -4.4 -5.4 -5.8 -5.4 -7.6Z',
      details: 'M-5.2 -9.4H5.2M0 -2.6V12M-3 -3.4L0 .4L3 -3.4',
    },
  },
  decorations: {
    ...Object.fromEntries(QUARTERS.map((quarter) => [quarter.tile, greatBuilding(quarter)])),
    'count/F': streets(point(100, 100), 96, 3),
    'count/G': streets(point(200, 100), 4, 97),
  },
};

/** The count and the followers in the town, and the names of its quarters. */
export const countDisplay: ExpansionDisplay<View> = {
  standing: townsmen,
  placeNames(tiles, words) {
    const town = townOn(tiles);
    if (town === undefined) return [];
    return QUARTERS.map(({ name, square }) => ({
      text: capital(words.quarter(name)),
      at: plus(plus(town, square), point(0, square.y < 150 ? -21 : 25)),
    }));
  },
};

/** Returns the north-west corner of Carcassonne, if it is on the table. */
function townOn(tiles: readonly PlacedTile[]): Point | undefined {
  const first = tiles.find(({ tile }) => tile === 'count/A');
  return first === undefined ? undefined : point(first.x * 100, first.y * 100);
}

const ROOM_IN_SQUARE = 76;

/** Places the count and the followers in their quarters, in rows as tight as needed. */
function townsmen(
  { town: { count: quarterOfCount, followers } }: View,
  tiles: readonly PlacedTile[],
): StandingPiece[] {
  const town = townOn(tiles);
  if (town === undefined) return [];
  return QUARTERS.flatMap(({ name, square }) => {
    const counts = quarterOfCount === name ? [{ seat: undefined, piece: 'count' }] : [];
    const here = [...counts, ...followers.filter(({ quarter }) => quarter === name)];
    const step = Math.min(22, ROOM_IN_SQUARE / Math.max(1, here.length));
    return here.map(({ seat, piece }, index) => {
      const aside = point((index - (here.length - 1) / 2) * step, 2);
      return { seat, piece, at: plus(plus(town, square), aside), lying: false };
    });
  });
}

/** Returns the great building of a quarter, in the middle of its tile. */
function greatBuilding({ name, height }: Quarter): TileDecoration {
  const at = point(50, height);
  return {
    free: [34, 50, 66].map((x) => ({ at: point(x, height), radius: 14 })),
    scenery: (theme) => [
      {
        at: plus(at, point(0, 13)),
        svg: group({ transform: moved(at) }, GREAT_BUILDINGS[name]?.(theme) ?? ''),
      },
    ],
  };
}

/**
 * Returns squares and streets of a tile wholly inside the town.
 * @param corner of the tile in the town
 * @param centre where the street from north to south runs
 * @param trees where trees stand along the street, round the squares' outer ends
 */
function streets(corner: Point, centre: number, trees: number): TileDecoration {
  return { free: FREE_STREETS, ground: (theme) => streetsArt(theme, corner, centre, trees) };
}

function streetsArt(theme: Theme, corner: Point, centre: number, trees: number): string {
  const squares = QUARTERS.map(({ square }) => plus(square, corner, -1)).filter(({ x }) => x > 0 && x < 100);
  return [
    buttLine(`M0 50H100M${centre} 0V100`, theme.road, 7),
    ...squares.map((square) => quarterSquare(theme, square)),
    ...[18, 82].map((y) => use('oak', point(trees, y))),
  ].join('');
}

/** Draws a paved square with a pattern of slabs. */
function quarterSquare(theme: Theme, { x, y }: Point): string {
  const pavement = { x: x - 43, y: y - 19, width: 86, height: 38, rx: 11, fill: theme.wallTop };
  const border = { x: x - 39, y: y - 15, width: 78, height: 30, rx: 8, fill: 'none' };
  const dashes = { stroke: theme.roadRim, 'stroke-width': 0.7, 'stroke-dasharray': '5 2' };
  const faintRim = { stroke: theme.roadRim, 'stroke-width': 0.8, 'stroke-opacity': '.7' };
  return [
    el('rect', { ...pavement, stroke: theme.roadRim, 'stroke-width': 1.4 }),
    el('rect', { ...border, ...dashes, 'stroke-opacity': '.7' }),
    el('path', {
      d: `M${x - 34} ${y}H${x + 34}M${x} ${y - 12}V${y + 12}`,
      ...dashes,
      'stroke-opacity': '.5',
    }),
    circle(x, y, 7, { fill: theme.cobble, ...faintRim }),
  ].join('');
}
