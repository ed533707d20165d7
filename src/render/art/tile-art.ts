import { Lru } from '../../helpers/lru.ts';
import type { TileGeometry } from '../geometry/tile-geometry.ts';
import { el, group } from '../svg.ts';
import { decorationOf } from './decorations.ts';
import type { TileLayers } from './expansion-art.ts';
import { groundOf } from './ground.ts';
import { sceneryOf } from './scenery.ts';
import type { TileLook } from './tile-look.ts';

/** Recent drawings, cached because nearly all tiles stay the same from one decision to the next. */
const drawn = new Lru<string, TileLayers>(2000);

/** Draws a tile in its two layers, from 0,0 to 100,100. */
export function tileArt(geometry: TileGeometry, look: TileLook): TileLayers {
  const done = [...look.done].sort().join();
  const key = `${look.theme.name} ${look.marks} ${geometry.id} ${geometry.quarterTurns} ${look.key} ${done}`;
  const cached = drawn.get(key);
  if (cached !== undefined) return cached;
  const made = drawTile(geometry, look);
  drawn.set(key, made);
  return made;
}

function drawTile(geometry: TileGeometry, look: TileLook): TileLayers {
  return (
    decorationOf(geometry.id).whole?.(look.theme) ?? {
      ground: groundOf(geometry, look),
      scenery: sceneryOf(geometry, look),
    }
  );
}

/** Draws the tile alone, for sheets and previews: meadow and both layers, cut at its edge. */
export function wholeTile(geometry: TileGeometry, look: TileLook): string {
  const { ground, scenery } = tileArt(geometry, look);
  return group(
    {},
    el('rect', { width: 100, height: 100, fill: look.theme.meadow }),
    group({}, ground),
    group({}, scenery),
  );
}
