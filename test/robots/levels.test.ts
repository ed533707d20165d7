/** Properties of every level: all decisions are legal, and the same seed gives the same decision. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newGame, result, scores } from '../../src/engine/index.ts';
import { decideAs, ROBOT_LEVELS } from '../../src/robots/index.ts';
import { randomGames } from '../engine/properties/random-games.ts';
import { gameSetupOf } from '../engine/support/engine-run.ts';
import { forRuns } from '../support/depth.ts';
import { baseGame, playOut } from './games.ts';

test.each(ROBOT_LEVELS)('%s plays whole games with every expansion and option', (level) => {
  fc.assert(
    fc.property(randomGames(24), ({ setup }) => {
      let turn = 0;
      const end = playOut(gameSetupOf(setup), (state, seat) =>
        decideAs(level, state, seat, { seed: `${turn++}`, playouts: 16 }),
      );
      expect(result(end)).toBeDefined();
    }),
    forRuns(5),
  );
});

test.each(ROBOT_LEVELS)('%s decides the same with the same seed', (level) => {
  const draws = ['D', 'E', 'U', 'V', 'B', 'K', 'N', 'W', 'F', 'R', 'E', 'U'].map((tile) => `base/${tile}`);
  const play = () => {
    let turn = 0;
    return scores(
      playOut({ ...baseGame(2, 1), bag: { draws } }, (state, seat) =>
        decideAs(level, state, seat, { seed: `${turn++}`, playouts: 16 }),
      ),
    );
  };
  expect(play()).toEqual(play());
});

test.each(ROBOT_LEVELS)('%s decides only when it is its turn', (level) => {
  const { state } = newGame(baseGame(2, 1));
  expect(() => decideAs(level, state, 1, { seed: '' })).toThrow('does not wait for seat 1');
});
