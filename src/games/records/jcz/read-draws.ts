import type { JczEntry, JczFile } from './file.ts';
import { drawTile, packOf } from './pack.ts';
import { JczRefusal } from './refusal.ts';
import { ABBEY } from './tiles.ts';

/**
 * Returns the tiles of JCloisterZone in the order in which they were drawn. The file has those that were laid; the generator
 * tells those that fitted nowhere in between, and those still to come.
 * @throws JczRefusal at a tile that it could not draw
 */
export function drawsFrom(file: JczFile, entries: readonly JczEntry[]): string[] {
  const pack = packOf(file);
  const draws: string[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.type === 'COMMIT') pack.random = entry.payload.random;
    if (entry.type !== 'PLACE_TILE' || entry.payload.tileId === ABBEY) continue;
    const { tileId } = entry.payload;
    const before = draws.length;
    while (draws.length === before || draws.at(-1) !== tileId) {
      const drawn = drawTile(pack);
      if (drawn === undefined) throw new JczRefusal(notDrawn(tileId), `replay[${index}]`);
      draws.push(drawn);
    }
  }
  for (let drawn = drawTile(pack); drawn !== undefined; drawn = drawTile(pack)) draws.push(drawn);
  return draws;
}

const notDrawn = (tile: string) =>
  `${tile} is laid, but the generator draws other tiles to the last; files of JCloisterZone since 5.7 can be read`;
