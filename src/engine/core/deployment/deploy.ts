import { tileAt } from '../position/grid.ts';
import { putPiece, standingOf } from '../position/pieces.ts';
import { NONE, type Position, report } from '../position/position.ts';
import { firstSegmentOf } from '../position/tiles.ts';
import { kindOfPiece, pieceNumber, rulesetOf } from '../ruleset.ts';
import type { Deployment } from './deployment.ts';
import { cornerOf, SPOTS, spotOf } from './spots.ts';

/** Carries out a legal deployment by its names, with the tile that was placed. */
export function deployAs(position: Position, seat: number, placed: number, deployment: Deployment): void {
  const kind = pieceNumber(position, deployment.piece);
  const tile = 'x' in deployment ? tileAt(position, deployment.x, deployment.y) : placed;
  deploy(position, seat, tile, kind * SPOTS + spotOf(position, tile, deployment));
}

/** Carries out a legal deployment by its number (`SPOTS`). */
export function deploy(position: Position, seat: number, tile: number, code: number): void {
  const kind = Math.floor(code / SPOTS);
  const spot = code % SPOTS;
  const corner = cornerOf(spot);
  const segment =
    corner === NONE ? firstSegmentOf(position, tile) + spot : segmentAtCorner(position, kind, tile, corner);
  const piece = putPiece(position, seat, kind, segment, corner);
  if (position.events === undefined) return;
  const { name } = kindOfPiece(position, piece);
  report(position, { type: 'piece-deployed', seat, piece: name, at: standingOf(position, piece) });
}

function segmentAtCorner(position: Position, kind: number, tile: number, corner: number): number {
  const segment = rulesetOf(position).pieces[kind]?.segmentAtCorner?.(position, tile, corner);
  if (typeof segment !== 'number') throw new Error(`no piece may stand on corner ${corner} of tile ${tile}`);
  return segment;
}
