import { type JczEntry, type JczFile, MAX_DRAWS } from './file.ts';
import { drawTile, type Pack, packOf, placeVolcano } from './pack.ts';
import { JczRefusal } from './refusal.ts';
import { ABBEY, bears } from './tiles.ts';

/**
 * Returns the tiles of JCloisterZone in drawing order. The file contains those that were placed; the generator gives those that fitted
 * nowhere in between, and those still to come.
 * @throws JczRefusal at a tile that could not have been drawn
 */
export function drawsFrom(file: JczFile, entries: readonly JczEntry[]): string[] {
  const pack = packOf(file);
  const draws: string[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry.type === 'COMMIT') pack.random = entry.payload.random;
    if (entry.type !== 'PLACE_TILE' || entry.payload.tileId === ABBEY) continue;
    const { tileId } = entry.payload;
    let drawn: string | undefined;
    do {
      drawn = drawTo(draws, pack);
      if (drawn === undefined) throw new JczRefusal(notDrawn(tileId), `replay[${index}]`);
    } while (drawn !== tileId);
    if (bears(drawn, 'volcano')) placeVolcano(pack);
  }
  for (let drawn = drawTo(draws, pack); drawn !== undefined; drawn = drawTo(draws, pack)) {
    if (bears(drawn, 'volcano')) placeVolcano(pack);
  }
  return draws;
}

/** Draws a tile and appends it to the draws. */
function drawTo(draws: string[], pack: Pack): string | undefined {
  const drawn = drawTile(pack);
  if (drawn === undefined) return undefined;
  if (draws.length === MAX_DRAWS)
    throw new JczRefusal(`more than ${MAX_DRAWS} tiles are drawn`, 'setup.sets');
  draws.push(drawn);
  return drawn;
}

const notDrawn = (tile: string) =>
  `${tile} is laid, but the generator draws other tiles to the last; files of JCloisterZone since 5.7 can be read`;
