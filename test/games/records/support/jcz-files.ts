/** Hand-made files of JCloisterZone, and our games as it would have saved them. */
import { indexBelow, nextRandom } from '../../../../src/games/records/jcz/generator.ts';
import { tilesOfSet } from '../../../../src/games/records/jcz/tiles.ts';

/** The parts of a file that tests change, without the full type. */
export interface JczDocument {
  appVersion: string;
  gameId: string;
  initialRandom: number;
  clock: number;
  setup: {
    sets: Record<string, number>;
    elements: Record<string, number | boolean>;
    rules: Record<string, unknown>;
    start: { tile: string; x: number; y: number; rotation: number }[];
    addons?: string[];
  };
  players: { name: string; slot: number }[];
  replay: { type: string; payload: Record<string, unknown>; player?: number }[];
  gameAnnotations?: { drawOrder?: string[]; endTurn?: number };
}

/** A position for placing a tile, and the words of a pointer. */
type At = readonly [number, number];

export const place = (tileId: string, rotation: number, position: At, player?: number) =>
  entry('PLACE_TILE', { tileId, rotation: `R${rotation}`, position }, player);
export const deploy = (meepleId: string, feature: string, position: At, location: string) =>
  entry('DEPLOY_MEEPLE', { pointer: { position, feature, location }, meepleId });
/** A figure at its place. */
export const at = (meepleId: string, feature: string, position: At, location: string) => ({
  featurePointer: { position, feature, location },
  meepleId,
});
export const moveDragon = (to: At, player?: number) =>
  entry('MOVE_NEUTRAL_FIGURE', { figureId: 'dragon.1', to }, player);
export const moveFairy = (to: object) => entry('MOVE_NEUTRAL_FIGURE', { figureId: 'fairy.1', to });
export const sendAway = (pointer: object, source = 'PRINCESS') => entry('RETURN_MEEPLE', { pointer, source });
export const floor = (position: At) =>
  entry('PLACE_TOKEN', { token: 'TOWER_PIECE', pointer: { position, feature: 'Tower', location: 'I' } });
export const capture = (pointer: object) => entry('CAPTURE_FOLLOWER', { pointer });
export const exchange = (meepleId: string) => entry('EXCHANGE_FOLLOWER', { meepleId });
export const payRansom = (meepleId: string) => entry('PAY_RANSOM', { meepleId });
export const pass = (player?: number) => entry('PASS', {}, player);
export const commit = (random = 0) => entry('COMMIT', { random });

const entry = (type: string, payload: object, player?: number) => ({
  type,
  payload: { ...payload },
  ...(player === undefined ? {} : { player }),
});

/** A game of two players of the base game that ends with the tiles of its `drawOrder`. */
export function jczGame(
  drawOrder: string[],
  replay: JczDocument['replay'],
  setup: Partial<JczDocument['setup']> = {},
): JczDocument {
  return {
    appVersion: '5.7.0',
    gameId: '1',
    initialRandom: 0,
    clock: 0,
    setup: {
      sets: { 'basic:1': 1 },
      elements: { 'small-follower': 7, farmers: true },
      rules: {},
      start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
      ...setup,
    },
    players: [
      { name: 'Oscar', slot: 0 },
      { name: 'Carol', slot: 1 },
    ],
    replay,
    gameAnnotations: { drawOrder, endTurn: drawOrder.length },
  };
}

/**
 * Returns a file without its draw order, as JCloisterZone saves its own games: the random number before each draw
 * makes the generator reproduce it, including tiles that fitted nowhere.
 * @param draws the tiles of JCloisterZone in the order of the draws
 */
export function asSavedThere(file: JczDocument, draws: readonly string[]): JczDocument {
  const saved = structuredClone(file);
  delete saved.gameAnnotations;
  let pack = packOf(saved);
  let dragons = pack.flat().filter((tile) => saved.setup.elements['dragon'] && isDragon(tile));
  pack = without(pack, dragons);
  let before: { random: number } | undefined;
  let drawn = 0;
  const drawUpTo = (end: number) => {
    const random = randomFor(pack, draws.slice(drawn, end));
    if (before === undefined) saved.initialRandom = random;
    else before.random = random;
    pack = without(pack, draws.slice(drawn, end));
    if (isVolcano(draws[end - 1] ?? '')) {
      pack = pack.map((group, index) => (index === pack.length - 1 ? [...group, ...dragons] : group));
      dragons = [];
    }
    drawn = end;
  };
  for (const { type, payload } of saved.replay) {
    if (type === 'COMMIT') before = payload as { random: number };
    if (type !== 'PLACE_TILE' || payload['tileId'] === 'AM/A') continue;
    drawUpTo(draws.indexOf(String(payload['tileId']), drawn) + 1);
  }
  if (drawn < draws.length) drawUpTo(draws.length);
  return saved;
}

const isVolcano = (tile: string) => /^DG\/.*\.v$/.test(tile);
const isDragon = (tile: string) => /^DG\/.*\.dG?$/.test(tile);

/** Three groups: the river, its lake, and everything else, each in the order of the ids. */
function packOf({ setup }: JczDocument): string[][] {
  const all = Object.keys(setup.sets).flatMap((set) =>
    [...(tilesOfSet(set) ?? [])].flatMap(([tile, count]) => new Array<string>(count).fill(tile)),
  );
  for (const { tile } of setup.start) all.splice(all.indexOf(tile), 1);
  const sorted = all.sort();
  const isLake = (tile: string) => tile === 'RI.1/I.e';
  const isRiver = (tile: string) => tile.startsWith('RI') && !isLake(tile);
  return [
    sorted.filter(isRiver),
    sorted.filter(isLake),
    sorted.filter((tile) => !isRiver(tile) && !isLake(tile)),
  ];
}

const without = (pack: readonly string[][], tiles: readonly string[]): string[][] =>
  tiles.reduce(
    (left, tile) => left.map((group) => (group.includes(tile) ? removed(group, tile) : group)),
    pack.map((group) => [...group]),
  );

const removed = (group: readonly string[], tile: string) => {
  const index = group.indexOf(tile);
  return [...group.slice(0, index), ...group.slice(index + 1)];
};

/** Finds a number from which the generator draws these tiles from the pack in order. */
function randomFor(pack: string[][], tiles: readonly string[]): number {
  const [first = ''] = tiles;
  const group = pack.find(({ length }) => length > 0) ?? [];
  const from = group.indexOf(first);
  const to = group.lastIndexOf(first) + 1;
  for (let step = 0; step < 1_000_000; step++) {
    const random = (from + ((step * 0.6180339887) % 1) * (to - from)) / group.length;
    if (draws(pack, tiles, random)) return random;
  }
  throw new Error(`no number draws ${tiles.join(', ')}`);
}

function draws(pack: string[][], tiles: readonly string[], begin: number): boolean {
  let random = begin;
  let left = pack;
  for (const tile of tiles) {
    const group = left.find(({ length }) => length > 0) ?? [];
    if (group[indexBelow(group.length, random)] !== tile) return false;
    random = nextRandom(random);
    left = without(left, [tile]);
  }
  return true;
}
