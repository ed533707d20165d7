/** The fair and the strong robot's skills with the dragon, the princess and towers, in prepared games. */
import { expect, test } from 'vitest';
import { awaiting, type Decision, formatDecision, type Step } from '../../src/engine/index.ts';
import { advise } from '../../src/robots/advise.ts';
import { decideAs } from '../../src/robots/index.ts';
import { begin, play } from '../engine/support/dragon-game.ts';

const levels = ['fair', 'strong'] as const;
const decide = ({ state }: Step, level: (typeof levels)[number]): string =>
  formatDecision(
    decideAs(level, state, awaiting(state)?.seat ?? -1, { seed: 'one', playouts: 60 }) as Decision,
  );
/** Tiles of every kind, for later draws. */
const more = ['base/U', 'base/V', 'base/E', 'base/N', 'base/D', 'base/K', 'base/W', 'base/U', 'base/E'];
const row = ['base/B -1,0 r0', 'base/B 0,0 r0', 'base/B 1,0 r0'];

/** The dragon has come between a monk of each seat, and seat 1 moves it. */
const flight = play(
  begin({ start: row, draws: ['base/B', 'base/B', 'dragon/A', 'dragon/P', ...more] }),
  '-1,1 r0 meeple@monastery0',
  '1,1 r0 meeple@monastery0',
  '0,1 r0',
  '0,-1 r0',
);
/** A tile of seat 1 can close the city of seat 0. */
const princess = play(
  begin({ start: ['base/D 0,0 r0'], draws: ['base/N', 'dragon/I', ...more] }),
  '0,-1 r180 meeple@city0',
);
/** A tower stands beside a monk of seat 1. */
const tower = play(
  begin({
    start: ['tower/B 0,0 r0'],
    draws: ['base/B', 'base/B', 'base/U', ...more],
    rules: { expansions: ['tower'] },
  }),
  '0,1 r0',
  '1,0 r0 meeple@monastery0',
);

test.each(levels)('%s leads the dragon to the other seat’s follower', (level) => {
  expect(decide(flight, level)).toBe('dragon -1,1');
});

test.each(levels)('%s sends the other seat’s knight away', (level) => {
  expect(decide(princess, level)).toMatch(/\+ princess 0 meeple@0,-1:city0$/);
});

test.each(levels)('%s captures the other seat’s monk by a tower', (level) => {
  expect(decide(tower, level)).toMatch(/\+ floor 0,0 > 1 meeple@1,0:monastery0$/);
});

test('hints say whose followers leave the board', () => {
  const removed = [flight, princess, tower].map(({ state }) => {
    const { reasons } = advise(state, awaiting(state)?.seat ?? -1, 'one');
    return reasons.find(({ type }) => type === 'removes');
  });
  expect(removed).toEqual([0, 0, 1].map((seat) => ({ type: 'removes', seat, pieces: ['meeple'] })));
});
