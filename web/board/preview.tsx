import { TileArt } from '../ui/art.tsx';
import type { Place } from './cell.ts';
import { rotationOn } from './motion/snap.ts';
import type { Rotation } from './rotation.ts';

interface PreviewProps {
  readonly tile: string;
  readonly place: Place;
  /** The rotation of the tile in hand. */
  readonly rotation: Rotation;
}

/** A preview of the tile in hand on the place under the pointer. */
export function TilePreview({ tile, place, rotation }: PreviewProps) {
  const shown = rotationOn(place, rotation);
  return (
    <g
      class="preview"
      data-rotation={shown}
      aria-hidden="true"
      transform={`translate(${place.x * 100} ${place.y * 100})`}
    >
      <TileArt tile={tile} rotation={shown} />
    </g>
  );
}
