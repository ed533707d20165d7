import type { PositionView } from '../../engine/index.ts';
import { displaysIn } from '../art/displays.ts';
import type { TileLayers } from '../art/expansion-art.ts';
import type { StandingPiece } from '../art/expansion-display.ts';
import { pieceArt } from '../art/pieces.ts';
import { tileArt } from '../art/tile-art.ts';
import { plus, point } from '../geometry/curve.ts';
import { tileGeometry } from '../geometry/tiles.ts';
import { drawingOf, type Mark, markAround } from '../marks.ts';
import { lookOf, NEUTRAL } from '../seats.ts';
import { el, group, moved } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { cellsPath, meadow, tileLines } from './ground.ts';
import { gainBadges, lastTileFrame, placeNames, startMark, structureCounts } from './overlays.ts';
import { chosenTilesArt, placementsArt } from './placements.ts';
import type { BoardPlan } from './plan.ts';
import type { Sizes } from './sizes.ts';
import { placesIn } from './spots.ts';

const NO_SEGMENTS: ReadonlySet<string> = new Set();
const NOWHERE = point(0, 0);

export type TileInView = PositionView['tiles'][number];

/** A board to draw: its contents with their places, and its style. */
export interface Board {
  readonly view: PositionView;
  readonly plan: BoardPlan;
  readonly theme: Theme;
  readonly sizes: Sizes;
}

/** Draws the board's tiles and everything on them; the cell 0,0 starts at 0,0. */
export const boardArt = (board: Board): string => tilesArt(board) + drawingOf(marksOn(board));

/** Draws everything on the tiles. */
export function marksOn({ view, plan, theme, sizes }: Board): Mark[] {
  return [
    ...structures(view, theme, sizes),
    ...startMark(plan, theme, sizes),
    ...placeNames(plan, theme, sizes),
    ...placementsArt(plan.places, theme, sizes),
    ...lastTileFrame(plan, theme, sizes),
    ...plan.pieces.map((piece) => pieceOnBoard(piece, sizes)),
    ...structureCounts(plan, theme, sizes),
    ...chosenTilesArt(plan.places, theme, sizes),
    ...gainBadges(plan, sizes),
  ];
}

/** Draws what expansions keep on the tiles below all pieces. */
const structures = (view: PositionView, theme: Theme, sizes: Sizes): Mark[] =>
  displaysIn(view).flatMap(
    ({ display, part }) => display.structures?.(theme, part, placesIn(view), sizes.structures) ?? [],
  );

/** Draws the ground of all tiles, then the scenery on them. */
function tilesArt(board: Board): string {
  const { view, theme, sizes } = board;
  const tiles = drawnTiles(board);
  const { x, y, opacity } = SHADOW;
  const shadow = { fill: theme.shadow, 'fill-opacity': opacity, transform: `translate(${x} ${y})` };
  return [
    el('path', { d: cellsPath(view.tiles), ...shadow }),
    // One clipped group: each costs a layer of the whole picture.
    group(
      { 'clip-path': 'url(#tiles)' },
      meadow(view.tiles, theme),
      ...tiles.map(({ place, cell, ground }) => group({ transform: place, 'data-cell': cell }, ground)),
    ),
    tileLines(view.tiles, theme, sizes),
    ...tiles.map(({ place, scenery }) => group({ transform: place }, scenery)),
  ].join('');
}

/** The shadow of the tiles: its offset, in units of 100 a tile, and its opacity. */
export const SHADOW = { x: 5, y: 8, opacity: '.28' } as const;

function drawnTiles(board: Board) {
  return [...board.view.tiles]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map((tile) => {
      const place = moved(point(tile.x * 100, tile.y * 100));
      return { place, cell: `${tile.x},${tile.y}`, ...tileOn(board, tile) };
    });
}

/** Draws one tile of the board in its two layers, from 0,0 to 100,100. */
export function tileOn({ plan, theme, sizes }: Board, { tile, x, y, rotation }: TileInView): TileLayers {
  const cell = `${x},${y}`;
  const done = plan.done.get(cell) ?? NO_SEGMENTS;
  return tileArt(tileGeometry(tile, rotation), { theme, done, marks: sizes.marks, key: `${tile} ${cell}` });
}

const idOf = ({ seat, piece }: StandingPiece): string => `${piece}-${seat ?? 'neutral'}`;

function pieceOnBoard(piece: StandingPiece, sizes: Sizes): Mark {
  const { shift = NOWHERE, rise = 0 } = piece;
  const at = plus(plus(piece.at, shift, sizes.piece), point(0, -rise * sizes.structures));
  const transform = `${moved(at, sizes.piece / 24)}${piece.lying ? ' rotate(-90)' : ''}`;
  return markAround(el('use', { href: `#${idOf(piece)}`, transform }), at, sizes.piece);
}

/** Returns the definitions for the board: its pieces and the outline of all tiles. */
export const boardDefs = (board: Board): string =>
  [
    el('clipPath', { id: 'tiles' }, el('path', { d: cellsPath(board.view.tiles) })),
    ...pieceSymbols(board).values(),
  ].join('');

/** Draws each kind of piece on the board once, by its id. */
export function pieceSymbols({ plan, theme }: Board): Map<string, string> {
  const kinds = new Map(plan.pieces.map((piece) => [idOf(piece), piece]));
  return new Map(
    [...kinds].map(([id, { seat, piece }]) => [
      id,
      group({ id }, pieceArt(theme, piece, seat === undefined ? NEUTRAL : lookOf(seat))),
    ]),
  );
}
