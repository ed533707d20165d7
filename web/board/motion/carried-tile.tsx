import { useLayoutEffect } from 'preact/hooks';
import { TilePicture } from '../../ui/art.tsx';
import type { Carried, Carrier } from './carrier.ts';

interface CarriedTileProps {
  readonly carrier: Carrier;
  readonly carried: Carried;
  readonly tile: string;
}

/** The tile under the pointer, above everything else. */
export function CarriedTile({ carrier, carried, tile }: CarriedTileProps) {
  const { place, rotation } = carried;
  // Drawn where it is before it is seen.
  useLayoutEffect(() => carrier.draw(), []);
  return (
    <div
      class={place === undefined ? 'carried' : 'carried snapped'}
      ref={carrier.element}
      data-cell-below={place && `${place.x},${place.y}`}
      data-rotation={rotation}
      aria-hidden="true"
    >
      <div class="carried-size">
        <div class="carried-tile" key={rotation}>
          <TilePicture tile={tile} rotation={rotation} size={100} />
        </div>
      </div>
    </div>
  );
}
