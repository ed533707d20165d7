/** Random games of The Princess & the Dragon and The Tower, with any other expansions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allFacts,
  applyDecision,
  awaiting,
  compactState,
  type Decision,
  decisionSchema,
  EDITIONS,
  type Edition,
  EXPANSIONS,
  expandState,
  explain,
  formatDecision,
  formatRecord,
  type GameSetup,
  type GameState,
  gameEventSchema,
  legalDecisions,
  newGame,
  type PlayedDecision,
  type PositionView,
  parseDecision,
  parseRecord,
  positionViewSchema,
  record,
  replay,
  resolveRules,
  result,
  rulesRequestSchema,
  setupOfRecord,
  viewFor,
} from '../../../src/engine/index.ts';
import { shuffleHidden } from '../../../src/engine/search/index.ts';
import { forRuns } from '../../support/depth.ts';
import { type Dice, diceOf } from './random-games.ts';

interface Game {
  readonly setup: GameSetup;
  readonly dice: number;
}

/** Games with one of the two at least, and any others. */
const games: fc.Arbitrary<Game> = fc
  .record({
    some: fc.subarray([...EXPANSIONS]),
    one: fc.constantFrom('princess-and-dragon' as const, 'tower' as const),
    edition: fc.constantFrom(...(Object.keys(EDITIONS) as Edition[])),
    dragonFlight: fc.constantFrom('everyone' as const, 'active' as const),
    handSize: fc.constantFrom(1 as const, 1 as const, 3 as const),
    sharing: fc.constantFrom('majority' as const, 'each-meeple' as const),
    seats: fc.integer({ min: 2, max: 5 }),
    seed: fc.nat(),
    dice: fc.nat(),
  })
  .map(({ some, one, seats, seed, dice, ...options }) => {
    const rules = resolveRules(
      rulesRequestSchema.parse({ ...options, expansions: [...new Set([...some, one])] }),
    );
    return { setup: { rules, seats, bag: { seed: seed.toString(16).padStart(64, '0') } }, dice };
  });

const actions = ['princess', 'fairy', 'floor', 'close'] as const;
const isAction = (decision: Decision) =>
  actions.some((name) => name in decision) ||
  ('deploy' in decision && decision.deploy !== undefined && 'x' in decision.deploy);

/** A decision by the dice that likes what these expansions add; now and then a seat's time is over, or it leaves. */
function decide(state: GameState, seat: number, dice: Dice): PlayedDecision {
  if (dice(120) === 0) return { type: dice(6) === 0 ? 'resign' : 'skip' };
  const legal = legalDecisions(state, seat);
  const liked = legal.filter(isAction);
  const from = liked.length > 0 && dice(2) === 0 ? liked : legal;
  return from[dice(from.length)] as Decision;
}

/** Plays a game to its end, and looks at each step. */
function play({ setup, dice: start }: Game, look: (state: GameState, seat: number) => void) {
  const dice = diceOf(start);
  const log: { seat: number; decision: PlayedDecision }[] = [];
  let { state } = newGame(setup);
  for (let waits = awaiting(state); waits !== undefined; waits = awaiting(state)) {
    look(state, waits.seat);
    const decision = decide(state, waits.seat, dice);
    const applied = applyDecision(state, waits.seat, decision);
    if (!applied.ok) throw new Error(`${JSON.stringify(decision)}: ${applied.refusal.detail}`);
    for (const event of applied.events) expect(gameEventSchema.parse(event)).toEqual(event);
    log.push({ seat: waits.seat, decision });
    state = applied.state;
  }
  return { state, log };
}

/** Every piece is in a supply, on the board, in the town, on a tower or a prisoner. */
function expectNothingLost(view: PositionView, setup: GameSetup): void {
  const inPlay: readonly string[] = ['base', ...setup.rules.expansions];
  const kinds = allFacts.filter(({ id }) => inPlay.includes(id)).flatMap(({ pieces }) => pieces);
  const { count, tower } = view.expansions;
  const elsewhere = [
    ...view.pieces,
    ...(count?.town.followers ?? []),
    ...(tower?.towers ?? []).flatMap(({ top }) => top ?? []),
    ...(tower?.prisoners ?? []),
  ];
  for (const { seat, pieces } of view.seats) {
    for (const { name, perSeat } of kinds) {
      const away = elsewhere.filter((each) => each.seat === seat && each.piece === name);
      expect([seat, name, (pieces[name] ?? 0) + away.length]).toEqual([seat, name, perSeat]);
    }
  }
}

/** A flight never comes to a tile twice, and asks only where there is a choice. */
function expectFairFlight(view: PositionView, state: GameState, seat: number): void {
  const flight = view.expansions['princess-and-dragon']?.flight;
  if (!flight) return;
  const cells = flight.visited.map(({ x, y }) => `${x},${y}`);
  expect(new Set(cells).size).toBe(cells.length);
  expect(cells.length + flight.movesLeft).toBe(7);
  const ahead = awaiting(state)?.phase === 'dragon' ? legalDecisions(state, seat) : [];
  expect(ahead.length).not.toBe(1);
}

test('pieces are conserved, the dragon never repeats a tile, and no seat is asked if there is only one answer', () => {
  fc.assert(
    fc.property(games, (game) => {
      let step = 0;
      const { state } = play(game, (at, seat) => {
        const view = viewFor(at, undefined);
        expectFairFlight(view, at, seat);
        if (step++ % 7 > 0) return;
        expectNothingLost(view, game.setup);
        expect(positionViewSchema.parse(view)).toEqual(view);
        expect(viewFor(expandState(compactState(at)), undefined)).toEqual(view);
      });
      expectNothingLost(viewFor(state, undefined), game.setup);
    }),
    forRuns(20),
  );
});

test('every legal decision is accepted, and the same after it was written and read', () => {
  fc.assert(
    fc.property(games, (game) => {
      const dice = diceOf(game.dice + 1);
      play(game, (state, seat) => {
        const legal = legalDecisions(state, seat);
        for (let tries = 0; tries < 3; tries++) {
          const decision = legal[dice(legal.length)] as Decision;
          expect(explain(state, seat, decision)).toBeUndefined();
          expect(parseDecision(formatDecision(decision), state)).toEqual(decisionSchema.parse(decision));
        }
      });
    }),
    forRuns(10),
  );
});

test('a record of a game replays to the same position, with tiles that were held back', () => {
  fc.assert(
    fc.property(games, (game) => {
      const { state, log } = play(game, () => undefined);
      const names = Array.from({ length: game.setup.seats }, (_, seat) => `Player ${seat}`);
      const written = formatRecord(record(game.setup, names, log, result(state)));
      const read = parseRecord(written);
      const again = replay(setupOfRecord(read), read.decisions);
      if (!again.ok) throw new Error(again.refusal.detail);
      expect(viewFor(again.state, undefined)).toEqual(viewFor(state, undefined));
    }),
    forRuns(10),
  );
});

test('what a seat may not know can be dealt anew, and the game goes on from there', () => {
  fc.assert(
    fc.property(games, (game) => {
      const dice = diceOf(game.dice + 2);
      play(game, (state, seat) => {
        if (dice(12) > 0) return;
        const dealt = shuffleHidden(state, seat, String(dice(1000)));
        expect(viewFor(dealt, seat)).toEqual(viewFor(state, seat));
        const [first] = legalDecisions(dealt, seat);
        expect(first && applyDecision(dealt, seat, first).ok).toBe(true);
      });
    }),
    forRuns(10),
  );
});
