import { parseSegmentName } from '../../../src/helpers/segment-name.ts';
import type { Table } from '../../api/client.ts';
import { isAt } from '../../board/cell.ts';
import { useTiles } from '../../board/tiles.ts';
import { PieceArt } from '../../ui/art.tsx';

/** Returns the position of pieces on a segment, in board units. */
export function useSpotOf({ tiles }: Table, segment: string): { x: number; y: number } | undefined {
  const geometryOf = useTiles();
  const place = parseSegmentName(segment);
  const tile = tiles.find((one) => isAt(one, place));
  const spot = tile && geometryOf(tile.tile, tile.rotation)?.spots.get(place.segment);
  return spot && { x: place.x * 100 + spot.x, y: place.y * 100 + spot.y };
}

interface StandingPieceProps {
  readonly table: Table;
  readonly segment: string;
  readonly piece: string;
  readonly seat: number;
}

/** A piece on a segment of the board. */
export function StandingPiece({ table, segment, piece, seat }: StandingPieceProps) {
  const at = useSpotOf(table, segment);
  if (at === undefined) return null;
  return (
    <g class="set" transform={`translate(${at.x} ${at.y}) scale(1.35)`}>
      <PieceArt piece={piece} seat={seat} />
    </g>
  );
}
