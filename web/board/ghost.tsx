import type { TileGeometry } from '../../src/render/geometry/tile-geometry.ts';
import { PieceArt, TileArt } from '../ui/art.tsx';
import type { Cell } from './cell.ts';
import type { Rotation } from './rotation.ts';
import { areaOf } from './segment-paths.ts';
import { useTiles } from './tiles.ts';

/** A piece on a tile: on a segment, or on a corner. */
export interface Standing {
  readonly piece: string;
  readonly segment?: string;
  readonly corner?: string;
}

interface GhostProps {
  /** The key of the item, where it can be carried elsewhere. */
  readonly item?: string;
  readonly tile: string;
  readonly cell: Cell;
  readonly rotation: Rotation;
  readonly seat: number;
  /** The pieces on the previewed tile. */
  readonly pieces: readonly Standing[];
  /** Segments that a piece can be placed on. */
  readonly segments: readonly string[];
  readonly onSegment: (segment: string) => void;
  readonly onTurn: (step: 1 | -1) => void;
}

/** A preview of the tile; the segments that a piece can be placed on are clickable. */
export function Ghost({ item, tile, cell, rotation, seat, pieces, segments, onSegment, onTurn }: GhostProps) {
  const geometry = useTiles()(tile, rotation);
  return (
    <g
      class="ghost"
      data-item={item}
      data-rotation={rotation}
      transform={`translate(${cell.x * 100} ${cell.y * 100})`}
      onWheel={(event) => {
        event.preventDefault();
        onTurn(event.deltaY > 0 ? 1 : -1);
      }}
      onClick={(event) => {
        event.stopPropagation();
        onTurn(1);
      }}
    >
      <TileArt tile={tile} rotation={rotation} />
      <rect class="rim" x="0" y="0" width="100" height="100" />
      {geometry !== undefined &&
        segments.map((segment) => (
          <SegmentButton key={segment} geometry={geometry} segment={segment} onSegment={onSegment} />
        ))}
      {geometry !== undefined &&
        pieces.map((piece) => (
          <StandingPiece key={piece.piece} piece={piece} seat={seat} geometry={geometry} />
        ))}
    </g>
  );
}

interface SegmentButtonProps extends Pick<GhostProps, 'onSegment'> {
  readonly geometry: TileGeometry;
  readonly segment: string;
}

function SegmentButton({ geometry, segment, onSegment }: SegmentButtonProps) {
  const spot = geometry.spots.get(segment);
  return (
    <g
      class="segment"
      data-segment={segment}
      onClick={(event) => {
        event.stopPropagation();
        onSegment(segment);
      }}
    >
      <path d={areaOf(geometry, segment, 0, 0)} />
      {spot !== undefined && <circle cx={spot.x} cy={spot.y} r="9.5" />}
    </g>
  );
}

const CORNERS: Readonly<Record<string, { x: number; y: number }>> = {
  NW: { x: 0, y: 0 },
  NE: { x: 100, y: 0 },
  SE: { x: 100, y: 100 },
  SW: { x: 0, y: 100 },
};

interface StandingPieceProps {
  readonly piece: Standing;
  readonly seat: number;
  readonly geometry: TileGeometry;
}

/** A piece on its spot of a tile; farmers lie down. */
function StandingPiece({ piece: { piece, segment = '', corner }, seat, geometry }: StandingPieceProps) {
  const spot = corner === undefined ? geometry.spots.get(segment) : CORNERS[corner];
  if (spot === undefined) return null;
  const isLying = corner === undefined && segment.startsWith('field') && piece !== 'pig';
  return (
    <g class="set" transform={`translate(${spot.x} ${spot.y})${isLying ? ' rotate(-90)' : ''} scale(1.35)`}>
      <PieceArt piece={piece} seat={seat} />
    </g>
  );
}
