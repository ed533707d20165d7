/** A supposed turn offers the same options as a real one, and reveals nothing hidden from its seat. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  awaiting,
  type GameState,
  legalDecisions,
  options,
  remaining,
  supposeDecision,
  supposeTurn,
  viewFor,
} from '../../src/engine/index.ts';
import { shuffleHidden } from '../../src/engine/search/index.ts';
import { forRuns, forRunsAfter } from '../support/depth.ts';
import { expectSame } from '../support/same.ts';
import { playedTo } from './properties/played-to.ts';
import { type RandomGame, randomGames } from './properties/random-games.ts';
import { printedTiles } from './reference/tile.ts';
import { begin } from './support/dragon-game.ts';

/** Including tiles that a game's bag does not contain, or contains less often than supposed. */
const anyTile = printedTiles.map(({ id }) => id);
const seatsOf = ({ setup }: RandomGame) => Array.from({ length: setup.seats }, (_, seat) => seat);

test('with the tile that was drawn it is the turn as it is', () => {
  let found = 0;
  const positions = fc.tuple(randomGames(24), fc.nat(60));
  fc.assert(
    fc.property(randomGames(24), fc.nat(60), (game, decisions) => {
      const state = playedTo(game, decisions);
      const now = awaiting(state);
      const { drawn } = viewFor(state, undefined);
      if (now?.phase !== 'place' || drawn === null) return;
      found += 1;
      const supposed = supposeTurn(state, now.seat, drawn);
      expectSame(supposed && options(supposed, now.seat), options(state, now.seat));
    }),
    forRunsAfter(positions, 8, 100),
  );
  expect(found).toBeGreaterThan(3);
});

test('it depends on nothing that the seat may not know', () => {
  fc.assert(
    fc.property(randomGames(24), fc.nat(60), (game, decisions) => {
      const state = playedTo(game, decisions);
      for (const seat of seatsOf(game)) {
        const other = shuffleHidden(state, seat, `other ${game.dice}`);
        const tiles = [
          undefined,
          ...remaining(state, seat)
            .map(({ tile }) => tile)
            .slice(0, 3),
        ];
        for (const tile of tiles) {
          const [real, dealt] = [state, other].map((each) => {
            const supposed = supposeTurn(each, seat, tile);
            return supposed && [legalDecisions(supposed, seat), remaining(supposed, seat)];
          });
          expectSame(dealt, real);
        }
      }
    }),
    forRuns(30),
  );
});

test('a tile that is held back is taken from those that wait (R-DRAGON-2)', () => {
  const { state } = begin({ draws: ['dragon/D', 'dragon/N', 'base/B', 'base/E', 'base/U'] });
  const supposed = supposeTurn(state, 1, 'dragon/D');
  expect(supposed && remaining(supposed, 1)).toEqual(
    remaining(state, 1).filter(({ tile }) => tile !== 'dragon/D'),
  );
});

test('leaves the game unchanged, and awaits the seat or none', () => {
  fc.assert(
    fc.property(randomGames(24), fc.nat(60), (game, decisions) => {
      const state = playedTo(game, decisions);
      const before = JSON.stringify(viewFor(state, undefined));
      for (const seat of seatsOf(game)) {
        const [tile] = remaining(state, seat);
        for (const each of [undefined, tile?.tile]) {
          const supposed = supposeTurn(state, seat, each);
          expect([seat, undefined]).toContain(supposed && awaiting(supposed)?.seat);
        }
      }
      expect(JSON.stringify(viewFor(state, undefined))).toBe(before);
    }),
    forRuns(30),
  );
});

test('no more turns can be supposed one after the other than tiles are left', () => {
  fc.assert(
    fc.property(randomGames(16), fc.nat(40), fc.constantFrom(...anyTile), (game, decisions, type) => {
      const { draws, seats } = game.setup;
      const onBoard = (at: GameState) => viewFor(at, undefined).tiles.length;
      const most = onBoard(playedTo(game, 0)) + draws.length + seats; // each seat has an abbey
      let state = playedTo(game, decisions);
      for (let turn = 0; turn < 2 * draws.length; turn += 1) {
        const seat = turn % seats;
        const supposed = supposeTurn(state, seat, type, 0);
        const decision = supposed && legalDecisions(supposed, seat).find((each) => each.type === 'tile');
        if (supposed !== undefined && decision !== undefined) state = supposeDecision(supposed, decision);
        expect(onBoard(state)).toBeLessThanOrEqual(most);
      }
    }),
    forRuns(40),
  );
});
