import { EXPANSIONS, type ExpansionId, type GameRecord } from '../../../engine/index.ts';
import { type JczSetup, MAX_OF_A_SET } from './file.ts';
import { rotationThere } from './locations.ts';
import { tilesInSets } from './pack.ts';
import { JczRefusal } from './refusal.ts';
import { BASE_SET, ELEMENTS, RULES, SET_OF } from './terms.ts';
import { LAKE, SPRING, tilesOfSet, tileThere } from './tiles.ts';
import { drawnTiles } from './write-draws.ts';

/** The rules of a record that JCloisterZone supports; all other values are refused. */
const RULES_THERE = {
  fieldScoring: 'per-field',
  fieldPoints: 3,
  handSize: 1,
  sharing: 'majority',
  dragonFlight: 'everyone',
} as const;

/** The start of a record in the terms of JCloisterZone. */
export interface WrittenSetup {
  readonly setup: Required<Omit<JczSetup, 'addons'>>;
  readonly drawOrder: readonly string[];
  /** Number of tiles drawn, if the sets contain more. */
  readonly endTurn?: number;
}

/**
 * Returns the JCloisterZone setup for the rules and tiles of a record.
 * @throws JczRefusal naming what JCloisterZone doesn't support
 */
export function writeSetup(record: GameRecord): WrittenSetup {
  checkRules(record);
  const start = record.start.map(({ tile, x, y, rotation }) => {
    const turned = rotationThere(tile, rotation) as typeof rotation;
    return { tile: nameThere(tile, 'start'), x, y, rotation: turned };
  });
  const drawOrder = drawnTiles(record).map((tile) => nameThere(tile, 'draws'));
  const sets = setsFor(record.rules.expansions, [...start.map(({ tile }) => tile), ...drawOrder]);
  checkRiver(sets, drawOrder);
  const inPack = tilesInSets(sets).filter((tile) => tile !== SPRING).length;
  const drawn = inPack - start.filter(({ tile }) => tile !== SPRING).length;
  return {
    setup: { sets, elements: elementsFor(record.rules.expansions), rules: rulesFor(record), start },
    drawOrder,
    ...(drawn === drawOrder.length ? {} : { endTurn: drawOrder.length }),
  };
}

function checkRules(record: GameRecord): void {
  for (const [name, value] of Object.entries(RULES_THERE)) {
    const found = record.rules[name as keyof typeof RULES_THERE];
    if (found !== undefined && found !== value)
      throw new JczRefusal(`JCloisterZone has only ${name} ${value}, not ${found}`, 'rules');
  }
  const foreign = record.rules.expansions.filter((id) => !Object.hasOwn(SET_OF, id));
  if (foreign.length > 0) throw new JczRefusal(`JCloisterZone has no ${foreign.join(', ')}`, 'rules');
  if (!record.rules.expansions.includes('count') || isTown(record)) return;
  throw new JczRefusal('with the Count all twelve tiles of the town lie on the table at the start', 'start');
}

function isTown({ start }: GameRecord): boolean {
  const town = start.filter(({ tile }) => tileThere(tile)?.tile.startsWith('CO/'));
  return new Set(town.map(({ tile }) => tile)).size === tilesOfSet(SET_OF.count)?.size;
}

function nameThere(tile: string, where: string): string {
  const found = tileThere(tile);
  if (found === undefined) throw new JczRefusal(`JCloisterZone does not draw ${tile}`, where);
  return found.tile;
}

/** Returns the smallest multiples of sets that contain all these tiles. */
function setsFor(expansions: readonly ExpansionId[], tiles: readonly string[]): Record<string, number> {
  const names = [BASE_SET, ...EXPANSIONS.map((id) => SET_OF[id])];
  const chosen = [BASE_SET, ...expansions.map((id) => SET_OF[id])];
  const sets: Record<string, number> = {};
  for (const name of names) {
    const set = tilesOfSet(name) === undefined ? `${name}:1` : name;
    const needed = timesNeeded(tilesOfSet(set) ?? new Map(), tiles);
    const times = Math.max(needed, chosen.includes(name) ? 1 : 0);
    if (times > MAX_OF_A_SET) throw new JczRefusal(`one tile of ${set} comes too often`, 'draws');
    if (times > 0) sets[set] = times;
  }
  return sets;
}

function timesNeeded(set: ReadonlyMap<string, number>, tiles: readonly string[]): number {
  return Math.max(
    ...[...set].map(([tile, count]) => Math.ceil(tiles.filter((each) => each === tile).length / count)),
  );
}

/** JCloisterZone draws the whole river before other tiles, with its lake last; it never draws the spring. */
function checkRiver(sets: JczSetup['sets'], drawOrder: readonly string[]): void {
  const isWater = (tile: string) => tile.startsWith('RI');
  const inPlay = tilesInSets(sets).filter((tile) => isWater(tile) && tile !== SPRING);
  const first = drawOrder.slice(0, inPlay.length);
  const isWhole = [...first].sort().join() === [...inPlay].sort().join();
  if (isWhole && (inPlay.length === 0 || first.at(-1) === LAKE) && !drawOrder.includes(SPRING)) return;
  throw new JczRefusal('JCloisterZone draws all tiles of the river first, the lake last of them', 'draws');
}

function elementsFor(expansions: readonly ExpansionId[]): JczSetup['elements'] {
  const inPlay = [...ELEMENTS].filter(
    ([, { expansion }]) => expansion === undefined || expansions.includes(expansion),
  );
  return Object.fromEntries(inPlay.map(([name, { value }]) => [name, value]));
}

/** Returns the rules with values other than the defaults. */
function rulesFor({ rules }: GameRecord): Record<string, string> {
  const values: Record<string, string> = {
    ...(rules.expansions.includes('abbey-and-mayor') && { 'wagon-move': 'C1' }),
    'tiny-city-scoring': String(rules.smallCity),
    ...(rules.dragonMoves && { 'dragon-move': rules.dragonMoves }),
  };
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => RULES.get(name)?.usual !== value),
  );
}
