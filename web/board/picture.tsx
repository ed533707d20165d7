import { useMemo } from 'preact/hooks';
import type { Table } from '../api/client.ts';
import { PieceArt, TileArt } from '../art.tsx';
import { type Geometries, useTiles } from './tiles.ts';

interface PictureProps {
  readonly table: Pick<Table, 'tiles' | 'pieces'>;
}

/** The board with everything on it; the cell 0,0 begins at 0,0 and a cell is 100 wide. */
export function BoardPicture({ table }: PictureProps) {
  const geometryOf = useTiles();
  return useMemo(
    () => (
      <svg class="picture" aria-hidden="true">
        {table.tiles.map(({ tile, x, y, rotation }) => (
          <g key={`${x},${y}`} transform={`translate(${x * 100} ${y * 100})`}>
            <TileArt tile={tile} rotation={rotation} />
          </g>
        ))}
        {table.pieces.map(({ seat, piece, at }, index) => {
          const spot = spotOf(geometryOf, table, at);
          return (
            spot && (
              <g key={`${index} ${piece}`} transform={`translate(${spot.x} ${spot.y}) scale(1.2)`}>
                <PieceArt piece={piece} seat={seat} />
              </g>
            )
          );
        })}
      </svg>
    ),
    [table, geometryOf],
  );
}

function spotOf(
  geometryOf: Geometries,
  { tiles }: Pick<Table, 'tiles'>,
  at: Table['pieces'][number]['at'],
): { x: number; y: number } | undefined {
  const { x, y, segment } = at as { x?: number; y?: number; segment?: string };
  const tile = tiles.find((one) => one.x === x && one.y === y);
  if (tile === undefined || x === undefined || y === undefined) return undefined;
  const spot = geometryOf(tile.tile, tile.rotation)?.spots.get(segment ?? '');
  return { x: x * 100 + (spot?.x ?? 50), y: y * 100 + (spot?.y ?? 50) };
}
