import type { JczFile } from './file.ts';
import { indexBelow, nextRandom } from './generator.ts';
import { JczRefusal } from './refusal.ts';
import { bears, LAKE, SPRING, tilesOfSet } from './tiles.ts';

/** The tiles that JCloisterZone draws from: group by group, each once the previous one is empty. */
export interface Pack {
  readonly groups: string[][];
  /** Dragon tiles, which join the last group once a volcano lies. */
  waiting: string[];
  /** Tiles drawn first, independent of the generator. */
  readonly forced: string[];
  /** Number of tiles still to be drawn; undefined for all. */
  limit: number | undefined;
  /** The state of the generator. */
  random: number;
}

/** Returns the pack at the start of a game. @throws JczRefusal if it lacks a start tile */
export function packOf({ setup, initialRandom, gameAnnotations }: JczFile): Pack {
  const tiles = tilesInSets(setup.sets);
  for (const { tile } of setup.start) take(tiles, tile, 'setup.start');
  const isWater = (tile: string) => tile.startsWith('RI');
  const waits = (tile: string) => Boolean(setup.elements['dragon']) && bears(tile, 'dragon');
  const groups = [
    tiles.filter((tile) => isWater(tile) && tile !== LAKE && tile !== SPRING),
    tiles.filter((tile) => tile === LAKE),
    tiles.filter((tile) => !isWater(tile) && !waits(tile)),
  ];
  return {
    groups: groups.filter((group) => group.length > 0),
    waiting: tiles.filter(waits),
    forced: [...(gameAnnotations?.drawOrder ?? [])],
    limit: gameAnnotations?.endTurn ?? undefined,
    random: initialRandom,
  };
}

/** Returns the tiles of all sets, each as often as it is in play, sorted by id. */
export function tilesInSets(sets: JczFile['setup']['sets']): string[] {
  const copies = new Map<string, number>();
  for (const [set, times] of Object.entries(sets)) {
    for (const [tile, count] of tilesOfSet(set) ?? []) {
      copies.set(tile, (copies.get(tile) ?? 0) + count * times);
    }
  }
  const most = (tile: string) => (tile === SPRING || tile === LAKE ? 1 : Number.POSITIVE_INFINITY);
  return [...copies]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([tile, count]) => new Array<string>(Math.min(count, most(tile))).fill(tile));
}

/** Draws a tile; undefined if the pack is empty. */
export function drawTile(pack: Pack): string | undefined {
  const [group] = pack.groups;
  if (group === undefined || pack.limit === 0) return undefined;
  if (pack.limit !== undefined) pack.limit -= 1;
  const forced = pack.forced.shift();
  const drawn = forced ?? (group[indexBelow(group.length, pack.random)] as string);
  if (forced === undefined) pack.random = nextRandom(pack.random);
  take(group, drawn, 'gameAnnotations.drawOrder');
  if (group.length === 0) pack.groups.shift();
  return drawn;
}

/** Lets dragon tiles be drawn, from the first volcano on: they come after the others. */
export function placeVolcano(pack: Pack): void {
  if (pack.waiting.length === 0) return;
  pack.groups.push([...(pack.groups.pop() ?? []), ...pack.waiting]);
  pack.waiting = [];
}

function take(tiles: string[], tile: string, where: string): void {
  const index = tiles.indexOf(tile);
  if (index < 0)
    throw new JczRefusal(`${tile} is not among the tiles of the sets, or comes too often`, where);
  tiles.splice(index, 1);
}
