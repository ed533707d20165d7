import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { pieceArt } from '../src/render/art/pieces.ts';
import { symbols } from '../src/render/art/symbols.ts';
import { wholeTile } from '../src/render/art/tile-art.ts';
import { lookOf, NEUTRAL } from '../src/render/seats.ts';
import { useTheme } from './appearance.ts';
import type { Rotation } from './board/rotation.ts';
import { useTiles } from './board/tiles.ts';

/** What drawings on the page refer to; once a page. */
export function Symbols() {
  const theme = useTheme();
  const drawn = useMemo(() => symbols(theme), [theme]);
  return (
    <svg class="symbols" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: drawn }} />
    </svg>
  );
}

/** A tile in units of 100, to stand within a drawing. */
export function TileArt({ tile, rotation = 0 }: { tile: string; rotation?: Rotation | undefined }) {
  const theme = useTheme();
  const geometryOf = useTiles();
  const drawn = useMemo(() => {
    const geometry = geometryOf(tile, rotation);
    return geometry && wholeTile(geometry, { theme, done: new Set(), key: tile, marks: 1 });
  }, [geometryOf, theme, tile, rotation]);
  return <g dangerouslySetInnerHTML={{ __html: drawn ?? '' }} />;
}

/** A tile as a picture of its own. */
export function TilePicture({
  tile,
  rotation,
  size,
}: {
  tile: string;
  rotation?: Rotation | undefined;
  size: number;
}) {
  return (
    <svg class="tile-picture" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <TileArt tile={tile} rotation={rotation} />
    </svg>
  );
}

/** A piece in units of 24 round 0,0. */
export function PieceArt({ piece, seat }: { piece: string; seat: number | undefined }) {
  const theme = useTheme();
  const look = seat === undefined ? NEUTRAL : lookOf(seat);
  const drawn = useMemo(() => pieceArt(theme, piece, look), [theme, piece, look]);
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/** A piece as a picture of its own. */
export function PiecePicture({
  piece,
  seat,
  size = 24,
}: {
  piece: string;
  seat: number | undefined;
  size?: number;
}) {
  return (
    <svg class="piece-picture" viewBox="-16 -18 32 34" width={size} height={size} aria-hidden="true">
      <PieceArt piece={piece} seat={seat} />
    </svg>
  );
}

/** A player's name with the colour and the mark of the seat. */
export function SeatName({ seat, children }: { seat: number; children: ComponentChildren }) {
  return (
    <span class="seat-name">
      <PiecePicture piece="meeple" seat={seat} size={20} />
      <span>{children}</span>
    </span>
  );
}
