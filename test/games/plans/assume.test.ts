/** Assumed moves use only a seat's knowledge: whatever is really hidden, everything after them looks the same. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyDecision,
  awaiting,
  type GameState,
  isDeclining,
  legalDecisions,
  viewFor,
} from '../../../src/engine/index.ts';
import { shuffleHidden } from '../../../src/engine/search/index.ts';
import { assume } from '../../../src/games/plans/assume.ts';
import { comingTiles } from '../../../src/games/plans/coming-tiles.ts';
import type { LoadedGame } from '../../../src/games/store/game-cache.ts';
import { playedTo } from '../../engine/properties/played-to.ts';
import { diceOf, type RandomGame, randomGames } from '../../engine/properties/random-games.ts';
import { forRunsAfter } from '../../support/depth.ts';
import { expectSame } from '../../support/same.ts';

const gameOf = (state: GameState) => ({ row: { assistance: true, status: 'running' }, state }) as LoadedGame;

/** A viewer's view of a game, and a seat's possible decisions in it. */
const seen = ({ state }: LoadedGame, viewer: number, seat: number) => ({
  view: viewFor(state, viewer),
  awaiting: awaiting(state)?.seat,
  choices: awaiting(state)?.seat === seat ? legalDecisions(state, seat) : [],
  tiles: comingTiles(gameOf(state), viewer),
});

function assumedIn(game: LoadedGame, viewer: number, turn: Parameters<typeof assume>[2]): LoadedGame {
  const outcome = assume(game, viewer, turn);
  if ('misfit' in outcome) throw new Error(outcome.misfit.detail);
  return outcome.result;
}

/** Assumes turns of any seats in two games that look alike to a viewer, and compares them after each step. */
function assumeInBoth(games: readonly LoadedGame[], viewer: number, roll: (most: number) => number): number {
  const [real, dealt] = games as [LoadedGame, LoadedGame];
  const seat = roll(viewFor(real.state, viewer).seats.length);
  const tiles = comingTiles(real, seat, viewer);
  const isTileOpen = seat === viewer && roll(4) === 0;
  const tile = isTileOpen ? null : (tiles[roll(Math.max(1, tiles.length))] ?? null);
  if (tile === null && seat !== viewer) return 0;
  const begun = assume(real, viewer, { seat, tile, decisions: [] });
  if ('misfit' in begun) {
    expect(assume(dealt, viewer, { seat, tile, decisions: [] })).toHaveProperty('misfit');
    return 0;
  }
  const again = assumedIn(dealt, viewer, { seat, tile, decisions: [] });
  expectSame(seen(again, viewer, seat), seen(begun.result, viewer, seat));
  const choices = seen(begun.result, viewer, seat).choices.filter(
    (choice) => tile !== null || !isDeclining(choice),
  );
  const decision = choices[roll(Math.max(1, choices.length))];
  if (decision === undefined) return 0;
  const [one, other] = games.map((game) => assumedIn(game, viewer, { seat, tile, decisions: [decision] }));
  expectSame(seen(other!, viewer, seat), seen(one!, viewer, seat));
  games.forEach((_, index) => {
    (games as LoadedGame[])[index] = index === 0 ? one! : other!;
  });
  return 1;
}

test('uses only what the seat can know, however far it looks ahead', () => {
  let made = 0;
  const positions = fc.tuple(randomGames(24), fc.nat(60));
  fc.assert(
    fc.property(randomGames(24), fc.nat(60), (game, decisions) => {
      const state = playedTo(game, decisions);
      const roll = diceOf(game.dice);
      for (const { seat: viewer } of viewFor(state, undefined).seats) {
        const games = [state, shuffleHidden(state, viewer, `other ${game.dice}`)].map(gameOf);
        for (let turn = 0; turn < 4; turn++) made += assumeInBoth(games, viewer, roll);
      }
    }),
    forRunsAfter(positions, 10, 30),
  );
  expect(made).toBeGreaterThan(5);
});

test('a tile played from a hand leaves it, and none is drawn', () => {
  const fromHand = randomGames(24).filter(({ setup }) => setup.rules.handSize === 3);
  for (const game of fc.sample(fromHand, { seed: 5, numRuns: 5 })) {
    const state = playedTo(game, 30);
    const now = awaiting(state);
    const { hand, drawn, bag } = viewFor(state, now?.seat);
    const [decision] = now === undefined ? [] : legalDecisions(state, now.seat);
    if (now?.phase !== 'place' || drawn !== null || decision?.type !== 'tile') continue;
    const turn = { seat: now.seat, tile: null, decisions: [decision] };
    const then = viewFor(assumedIn(gameOf(state), now.seat, turn).state, now.seat);
    expect(then.hand).toHaveLength((hand ?? []).length - 1);
    expectSame(then.bag, bag);
  }
});

/** The table, and the pending decision there. */
function situation({ state }: LoadedGame) {
  const { turn, seats, tiles, pieces, features } = viewFor(state, undefined);
  const now = awaiting(state);
  const choices = now === undefined ? [] : legalDecisions(state, now.seat);
  return { turn, seats, tiles, pieces, features, now, choices };
}

/** Assumes the next decision of a game and the draw after it, and compares the resulting positions. */
function assumeWhatComes({ setup, dice }: RandomGame, decisions: number): boolean {
  const state = playedTo({ setup, dice }, decisions);
  const now = awaiting(state);
  const tile = viewFor(state, undefined).drawn;
  if (now?.phase !== 'place' || tile === null) return false;
  const choices = legalDecisions(state, now.seat);
  const decision = choices[dice % choices.length]!;
  const applied = applyDecision(state, now.seat, decision);
  const real = applied.ok ? applied.state : state;
  const assumed = assumedIn(gameOf(state), now.seat, { seat: now.seat, tile, decisions: [decision] });
  const [then, asked] = [awaiting(real), awaiting(assumed.state)];
  const { drawn } = viewFor(real, undefined);
  if (asked !== undefined) {
    expectSame(situation(assumed), situation(gameOf(real)));
  } else if (then?.phase === 'place' && drawn !== null) {
    const next = assumedIn(assumed, now.seat, { seat: then.seat, tile: drawn, decisions: [] });
    expectSame(situation(next), situation(gameOf(real)));
  }
  return true;
}

test('assumed moves show the game as it would become', () => {
  let compared = 0;
  const games = randomGames(40).filter(({ setup }) => setup.rules.handSize !== 3);
  fc.assert(
    fc.property(games, fc.nat(80), (game, decisions) => {
      if (assumeWhatComes(game, decisions)) compared += 1;
    }),
    forRunsAfter(fc.tuple(games, fc.nat(80)), 8, 120),
  );
  expect(compared).toBeGreaterThan(1);
});
