/** Games of the dragon and the tower, played by dice. */
import {
  allFacts,
  applyDecision,
  awaiting,
  bareDecisions,
  type Decision,
  deploymentsOf,
  type ExpansionId,
  type GameRecord,
  type GameSetup,
  gameSetupSchema,
  newGame,
  record,
  resolveRules,
  result,
} from '../../../../src/engine/index.ts';
import { townTiles } from '../../../engine/examples/town.ts';
import { type Random, randomFrom } from '../../../support/random-play.ts';

const around: readonly ExpansionId[] = ['princess-and-dragon', 'tower'];
/** Tiles of other sets in the box, beside the 48 of those two. */
const OTHER_TILES = 12;
const optional: readonly ExpansionId[] = [
  'inns-and-cathedrals',
  'traders-and-builders',
  'abbey-and-mayor',
  'count',
];

/** Plays a game of both expansions and some others with a part of their tiles, at random. */
export function randomRecord(seed: number, tiles: number): GameRecord {
  const random = randomFrom(seed);
  const setup = randomSetup(random, tiles);
  const decisions: GameRecord['decisions'] = [];
  let { state } = newGame(setup);
  for (let waiting = awaiting(state); waiting !== undefined; waiting = awaiting(state)) {
    const { seat } = waiting;
    const placements = bareDecisions(state, seat);
    const bare = anyOf(placements, random);
    const decision = random(8) === 0 ? bare : (anyKind(deploymentsOf(state, bare), random) ?? bare);
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.detail);
    decisions.push({ seat, decision });
    state = applied.state;
  }
  const players = Array.from({ length: setup.seats }, (_, seat) => `Player ${seat + 1}`);
  return record(setup, players, decisions, result(state));
}

function randomSetup(random: Random, count: number): GameSetup {
  const expansions: ExpansionId[] = [...optional.filter(() => random(3) === 0), ...around];
  const rules = resolveRules({
    edition: 'third',
    expansions,
    dragonMoves: random(2) === 0 ? 'before-scoring' : 'after-scoring',
  });
  const tilesOf = (ids: readonly string[]) =>
    allFacts.flatMap(({ id, tiles }) =>
      ids.includes(id) ? tiles.flatMap((tile) => new Array<string>(tile.count).fill(tile.id)) : [],
    );
  const others = tilesOf(['base', ...expansions.filter((id) => id !== 'count' && !around.includes(id))]);
  const box = [...tilesOf(around), ...Array.from({ length: OTHER_TILES }, () => takeAny(others, random))];
  const draws = Array.from({ length: count }, () => takeAny(box, random));
  const start = expansions.includes('count') ? townTiles() : [{ tile: 'base/D', x: 0, y: 0, rotation: 0 }];
  return gameSetupSchema.parse({
    rules,
    seats: 2 + random(3),
    bag: { start, draws, returns: String(random(10)).repeat(64) },
  });
}

function takeAny<Item>(items: Item[], random: Random): Item {
  return items.splice(random(items.length), 1)[0] as Item;
}

function anyOf<Item>(items: readonly Item[], random: Random): Item {
  return items[random(items.length)] as Item;
}

/** Each kind of action is equally likely: a piece by its kind, a capture apart from a floor alone. */
function anyKind(decisions: readonly Decision[], random: Random): Decision | undefined {
  const kindOf = (decision: Decision) => {
    const { deploy, floor, ...rest } = decision as { deploy?: { piece: string }; floor?: object };
    return `${Object.keys(rest)} ${deploy?.piece} ${Object.keys(floor ?? {})}`;
  };
  const kinds = [...new Set(decisions.map(kindOf))];
  const kind = kinds.length === 0 ? undefined : anyOf(kinds, random);
  const ofKind = decisions.filter((decision) => kindOf(decision) === kind);
  return ofKind.length === 0 ? undefined : anyOf(ofKind, random);
}
