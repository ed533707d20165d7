import type { PieceView, PositionView } from '../../engine/index.ts';
import { groupBy } from '../../helpers/group-by.ts';
import { displaysIn } from '../art/displays.ts';
import type { StandingPiece } from '../art/expansion-display.ts';
import { liesInFields } from '../art/pieces.ts';
import { type Point, plus, point } from '../geometry/curve.ts';
import { placesIn, spotOf } from './spots.ts';

/** Returns all pieces at their places, from back to front. */
export function standingPieces(view: PositionView): StandingPiece[] {
  return fannedOut([...view.pieces.map((piece) => onTile(view, piece)), ...besideTiles(view)]);
}

const CORNERS: Readonly<Record<string, Point>> = {
  NW: point(0, 0),
  NE: point(100, 0),
  SE: point(100, 100),
  SW: point(0, 100),
};

function onTile(view: PositionView, { seat, piece, at }: PieceView): StandingPiece {
  if ('corner' in at) {
    const corner = plus(point(at.x * 100, at.y * 100), CORNERS[at.corner] ?? point(50, 50));
    return { seat, piece, at: corner, lying: false };
  }
  if (!('segment' in at)) return { seat, piece, at: point(0, 0), lying: false };
  const lying = at.segment.startsWith('field') && liesInFields(piece);
  return { seat, piece, at: spotOf(view, at.x, at.y, at.segment), lying };
}

/** Returns the pieces of expansions on the board that are on no segment. */
function besideTiles(view: PositionView): StandingPiece[] {
  return displaysIn(view).flatMap(
    ({ display, part }) => display.standing?.(part, view.tiles, placesIn(view)) ?? [],
  );
}

/** Moves several pieces at one place beside each other, except those that have a shift of their own. */
function fannedOut(pieces: readonly StandingPiece[]): StandingPiece[] {
  const here = groupBy(pieces, ({ at, shift }) => `${at.x},${at.y} ${shift?.x ?? ''}`);
  const beside = [...here.values()].flatMap((group) =>
    group.map((piece, index) => ({
      ...piece,
      at: plus(piece.at, point((index - (group.length - 1) / 2) * 24, 0)),
    })),
  );
  return beside.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}
