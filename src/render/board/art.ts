import type { PositionView } from '../../engine/index.ts';
import type { StandingPiece } from '../art/expansion-display.ts';
import { pieceArt } from '../art/pieces.ts';
import { tileArt } from '../art/tile-art.ts';
import { point } from '../geometry/curve.ts';
import { tileGeometry } from '../geometry/tiles.ts';
import { lookOf, NEUTRAL } from '../seats.ts';
import { el, group, moved } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { cellsPath, meadow, tileLines } from './ground.ts';
import { gainBadges, lastTileFrame, placeNames, startMark } from './overlays.ts';
import { placementsArt } from './placements.ts';
import type { BoardPlan } from './plan.ts';
import type { Sizes } from './sizes.ts';

const NO_SEGMENTS: ReadonlySet<string> = new Set();

/** Draws the board's tiles and all that lies on them; the cell 0,0 begins at 0,0. */
export function boardArt(view: PositionView, plan: BoardPlan, theme: Theme, sizes: Sizes): string {
  return [
    tilesArt(view, plan, theme, sizes),
    startMark(plan, theme, sizes),
    placeNames(plan, theme, sizes),
    placementsArt(plan.places, theme, sizes),
    lastTileFrame(plan, theme, sizes),
    ...plan.pieces.map((piece) => pieceOnBoard(piece, sizes)),
    gainBadges(plan, sizes),
  ].join('');
}

/** Draws the ground of all tiles, then the scenery on them. */
function tilesArt(view: PositionView, plan: BoardPlan, theme: Theme, sizes: Sizes): string {
  const tiles = drawnTiles(view, plan, theme, sizes);
  const shadow = { fill: theme.shadow, 'fill-opacity': '.28', transform: 'translate(5 8)' };
  return [
    el('path', { d: cellsPath(view), ...shadow }),
    // One clipped group: each costs a layer of the whole picture.
    group(
      { 'clip-path': 'url(#tiles)' },
      meadow(view, theme),
      ...tiles.map(({ place, cell, ground }) => group({ transform: place, 'data-cell': cell }, ground)),
    ),
    tileLines(view, theme, sizes),
    ...tiles.map(({ place, scenery }) => group({ transform: place }, scenery)),
  ].join('');
}

function drawnTiles(view: PositionView, { done }: BoardPlan, theme: Theme, { marks }: Sizes) {
  return [...view.tiles]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ tile, x, y, rotation }) => {
      const cell = `${x},${y}`;
      const look = { theme, done: done.get(cell) ?? NO_SEGMENTS, marks, key: `${tile} ${cell}` };
      return { place: moved(point(x * 100, y * 100)), cell, ...tileArt(tileGeometry(tile, rotation), look) };
    });
}

const idOf = ({ seat, piece }: StandingPiece): string => `${piece}-${seat ?? 'neutral'}`;

function pieceOnBoard(piece: StandingPiece, sizes: Sizes): string {
  const transform = `${moved(piece.at, sizes.piece / 24)}${piece.lying ? ' rotate(-90)' : ''}`;
  return el('use', { href: `#${idOf(piece)}`, transform });
}

/** Returns definitions that the board needs: the pieces that are on it and the outline of all tiles. */
export function boardDefs(view: PositionView, plan: BoardPlan, theme: Theme): string {
  const kinds = new Map(plan.pieces.map((piece) => [idOf(piece), piece]));
  const pieces = [...kinds].map(([id, { seat, piece }]) =>
    group({ id }, pieceArt(theme, piece, seat === undefined ? NEUTRAL : lookOf(seat))),
  );
  return [el('clipPath', { id: 'tiles' }, el('path', { d: cellsPath(view) })), ...pieces].join('');
}
