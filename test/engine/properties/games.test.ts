/** Whole random games: nothing is lost, nothing is hidden in a state, the log is the game. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionOf } from '../../../src/engine/game.ts';
import {
  applyDecision,
  type CompactState,
  compactState,
  type Decision,
  EXPANSIONS,
  expandState,
  newGame,
  type PlayedDecision,
  project,
  replay,
  resolveRules,
  result,
  rulesRequestSchema,
  scores,
  viewFor,
} from '../../../src/engine/index.ts';
import { forRuns } from '../../support/depth.ts';
import { expectSame } from '../../support/same.ts';
import { openingPosition, pieceNames, supplyOf } from '../reference/position.ts';
import { printedTiles } from '../reference/tile.ts';
import { decisionFrom } from '../support/decision-text.ts';
import { EngineRun, gameSetupOf } from '../support/engine-run.ts';
import { onTowersIn, waitingIn } from '../support/engine-view.ts';
import { decideByDice, diceOf, type RandomGame, randomGames } from './random-games.ts';

/** Plays at random and returns the log. */
function play(game: RandomGame, at: (run: EngineRun) => void = () => undefined) {
  const run = new EngineRun(game.setup);
  const roll = diceOf(game.dice);
  const log: { seat: number; decision: PlayedDecision }[] = [];
  while (run.awaiting()) {
    at(run);
    const decision = decideByDice(run, roll);
    log.push({ seat: run.awaiting()?.seat ?? 0, decision: decisionFrom(decision) as Decision });
    run.decide(decision);
  }
  at(run);
  return { run, log };
}

test('a compact state holds all of a state, after every decision', () => {
  fc.assert(
    fc.property(randomGames(24), (game) => {
      let kept: CompactState | undefined;
      play(game, ({ state }) => {
        const { memory, grid } = positionOf(state);
        kept = compactState(state, kept);
        for (const compact of [compactState(state), kept]) {
          const again = positionOf(expandState(compact));
          expect([again.memory.join() === memory.join(), again.grid.join() === grid.join()]).toEqual([
            true,
            true,
          ]);
        }
      });
    }),
    forRuns(15),
  );
});

test('a replayed log gives the same state, and a state is not changed by a decision', () => {
  fc.assert(
    fc.property(randomGames(24), (game) => {
      const { run, log } = play(game);
      const replayed = replay(gameSetupOf(game.setup), log);
      if (!replayed.ok) throw new Error(replayed.refusal.detail);
      for (const viewer of [undefined, ...game.setup.draws.keys()].slice(0, game.setup.seats + 1)) {
        expectSame(viewFor(replayed.state, viewer), viewFor(run.state, viewer));
      }
      expectSame(result(replayed.state), result(run.state));

      const first = newGame(gameSetupOf(game.setup)).state;
      const before = JSON.stringify(viewFor(first, 0));
      for (const { seat, decision } of log.slice(0, 1)) applyDecision(first, seat, decision);
      expect(JSON.stringify(viewFor(first, 0))).toBe(before);
    }),
    forRuns(15),
  );
});

test('replay names the first decision that is not legal', () => {
  fc.assert(
    fc.property(randomGames(12), fc.nat(), (game, where) => {
      const { log } = play(game);
      const index = where % log.length;
      const broken = log.map((entry, i) =>
        i === index ? { ...entry, decision: { type: 'tile', x: 0, y: 0, rotation: 0 } as Decision } : entry,
      );
      expect(replay(gameSetupOf(game.setup), broken)).toMatchObject({ ok: false, index });
    }),
    forRuns(10),
  );
});

test('tiles and pieces add up at every moment (R-SETUP-2, R-SETUP-3, R-SETUP-4)', () => {
  fc.assert(
    fc.property(randomGames(24), (game) => {
      const { rules, seats, draws, start } = game.setup;
      const owned = supplyOf(openingPosition(rules, seats, []), 0);
      const { run } = play(game, ({ state }) => {
        const view = viewFor(state, undefined);
        const hands = view.seats.reduce((sum, { handSize }) => sum + handSize, 0);
        const laid = view.tiles.filter(({ tile }) => tile !== 'abbey/ABBEY').length;
        const drawn = view.drawn === null ? 0 : 1;
        const aside = view.bag.aside.length + waitingIn(view).length;
        expect(laid + view.bag.remaining + aside + hands + drawn).toBe(draws.length + start.length);
        const elsewhere = [...(view.expansions.count?.town.followers ?? []), ...onTowersIn(view)];
        for (const { seat, pieces } of view.seats) {
          for (const name of pieceNames) {
            const out = [...view.pieces, ...elsewhere].filter(
              (piece) => piece.seat === seat && piece.piece === name,
            );
            expect((pieces[name] ?? 0) + out.length, name).toBe(owned[name]);
          }
        }
      });
      const end = viewFor(run.state, undefined);
      const gone = [
        ...end.tiles.map(({ tile }) => tile).filter((tile) => tile !== 'abbey/ABBEY'),
        ...end.bag.aside,
        ...waitingIn(end),
      ];
      expect(gone.sort()).toEqual([...draws, ...start.map(({ tile }) => tile)].sort());
    }),
    forRuns(15),
  );
});

test('points are the sum of all scoring events, and the projection of a finished game is its result', () => {
  fc.assert(
    fc.property(randomGames(24), (game) => {
      const { run } = play(game, ({ state, events }) => {
        const sums = Array.from({ length: game.setup.seats }, () => 0);
        for (const event of events)
          if (event.type === 'scored') sums[event.seat] = (sums[event.seat] ?? 0) + event.points;
        expectSame(scores(state), sums);
        expect(project(state).length).toBe(sums.length);
      });
      expect(project(run.state)).toEqual(result(run.state)?.scores);
    }),
    forRuns(12),
  );
});

test('the lines that explain points add up to them', () => {
  fc.assert(
    fc.property(randomGames(24), (game) => {
      for (const event of play(game).run.events) {
        if (event.type !== 'scored' || !event.explanation) continue;
        const { lines, times = 1 } = event.explanation;
        const sum = lines.reduce((points, { count, each }) => points + count * each, 0);
        expect(sum * times, JSON.stringify(event)).toBe(event.points);
      }
    }),
    forRuns(12),
  );
});

test('the shuffle plays every tile of its rules once (R-SETUP-4, R-SETUP-5, R-SETUP-6, R-SETUP-7, R-SETUP-8)', () => {
  const sets: Record<string, string[]> = {
    base: [],
    'river and count': ['river', 'count'],
    count: ['count'],
    everything: EXPANSIONS,
  };
  for (const [name, expansions] of Object.entries(sets)) {
    const rules = resolveRules(rulesRequestSchema.parse({ expansions }));
    const run = new EngineRun({ rules, seats: 2, bag: { seed: '5eed'.repeat(16) } });
    const roll = diceOf(7);
    for (let waiting = run.awaiting(); waiting; waiting = run.awaiting()) {
      run.decide(waiting.options[roll(waiting.options.length)] ?? '');
    }
    const { tiles, bag } = viewFor(run.state, undefined);
    const abbey = 'abbey/ABBEY';
    const aside = [...bag.aside, ...waitingIn(viewFor(run.state, undefined))];
    const played = [...tiles.map(({ tile }) => tile).filter((tile) => tile !== abbey), ...aside].sort();
    const expected = printedTiles
      .filter(({ id, set }) => (set === 'base' || expansions.includes(set)) && id !== 'abbey/ABBEY')
      .flatMap(({ id, count }) => Array.from({ length: count }, () => id))
      .sort();
    if (expansions.includes('count')) expected.splice(expected.indexOf('base/D'), 1);
    expect(played, name).toEqual(expected);
  }
});
