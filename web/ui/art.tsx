import { useMemo } from 'preact/hooks';
import { pieceArt } from '../../src/render/art/pieces.ts';
import { symbols } from '../../src/render/art/symbols.ts';
import { wholeTile } from '../../src/render/art/tile-art.ts';
import { lookOf, NEUTRAL } from '../../src/render/seats.ts';
import { useTheme } from '../app/appearance.ts';
import type { Rotation } from '../board/rotation.ts';
import { useTiles } from '../board/tiles.ts';
import { Definitions } from './definitions.tsx';
import { PieceFrame } from './piece-frame.tsx';

/** The definitions that drawings of tiles refer to; every view that shows tiles includes them. */
export const Symbols = () => <Definitions draw={symbols} />;

interface TileProps {
  readonly tile: string;
  readonly rotation?: Rotation | undefined;
}

/** A tile in units of 100, as part of a drawing. */
export function TileArt({ tile, rotation = 0 }: TileProps) {
  const theme = useTheme();
  const geometryOf = useTiles();
  const drawn = useMemo(() => {
    const geometry = geometryOf(tile, rotation);
    return geometry && wholeTile(geometry, { theme, done: new Set(), key: tile, marks: 1 });
  }, [geometryOf, theme, tile, rotation]);
  return <g dangerouslySetInnerHTML={{ __html: drawn ?? '' }} />;
}

/** A tile as a picture. */
export function TilePicture({ tile, rotation, size }: TileProps & { readonly size: number }) {
  return (
    <svg class="tile-picture" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <TileArt tile={tile} rotation={rotation} />
    </svg>
  );
}

interface PieceProps {
  readonly piece: string;
  /** Undefined for a neutral piece. */
  readonly seat: number | undefined;
}

/** A piece in units of 24 round 0,0, as part of a drawing. */
export function PieceArt({ piece, seat }: PieceProps) {
  const theme = useTheme();
  const look = seat === undefined ? NEUTRAL : lookOf(seat);
  const drawn = useMemo(() => pieceArt(theme, piece, look), [theme, piece, look]);
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/** A piece as a picture. */
export function PiecePicture({ piece, seat, size = 24 }: PieceProps & { readonly size?: number }) {
  return (
    <PieceFrame size={size}>
      <PieceArt piece={piece} seat={seat} />
    </PieceFrame>
  );
}
