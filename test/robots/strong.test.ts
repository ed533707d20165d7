/** The strong robot's skills beyond the fair one's. */
import { expect, test } from 'vitest';
import { awaiting, legalDecisions, newGame, type Scenario } from '../../src/engine/index.ts';
import { rankDecisions } from '../../src/robots/index.ts';
import type { Candidate } from '../../src/robots/strong/candidates.ts';
import { halve } from '../../src/robots/strong/halving.ts';
import { baseGame, playOut } from './games.ts';

const strongly = { level: 'strong', seed: 'one', playouts: 60 } as const;

test('ranks every legal decision once, best first', () => {
  const { state } = newGame(baseGame(2, 4));
  const ranked = rankDecisions(state, 0, strongly);
  const text = (decisions: readonly object[]) => decisions.map((each) => JSON.stringify(each)).sort();
  expect(text(ranked.map(({ decision }) => decision))).toEqual(text(legalDecisions(state, 0)));
  const values = ranked.map(({ value }) => value);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});

test('anticipates another seat’s last tile at the end', () => {
  const bag: Scenario = { draws: ['base/E', 'base/E'] };
  const { state } = newGame({ ...baseGame(2, 1), bag });
  const [best] = rankDecisions(state, 0, strongly);
  // Closing the city pays 4 to a knight, but then the other seat takes the field beside it with the last tile, for 3.
  expect(best?.decision).toMatchObject({ type: 'tile', x: 0, y: -1, deploy: { segment: 'field0' } });
  expect(best?.value).toBe(2);
});

test('knows the result of a game that ends with its decision', () => {
  let last: { state: Parameters<typeof rankDecisions>[0]; seat: number } | undefined;
  playOut({ ...baseGame(2, 1), bag: { draws: ['base/U', 'base/D', 'base/V'] } }, (state, seat) => {
    last = { state, seat };
    return rankDecisions(state, seat, strongly)[0]?.decision ?? { type: 'draw' };
  });
  if (last === undefined) throw new Error('no decision was made');
  const [best, second] = rankDecisions(last.state, last.seat, strongly);
  expect(awaiting(last.state)?.seat).toBe(0);
  expect(best?.value).toBeGreaterThanOrEqual(second?.value ?? 0);
  expect(Number.isInteger(best?.value)).toBe(true);
});

test('halving gives all remaining candidates the same number of bags, and keeps the best', () => {
  const candidates = [3, 1, 4, 2].map(
    (worth): Candidate => ({ decision: { type: 'draw' }, prior: worth, playouts: 0, sum: 0 }),
  );
  const rounds: number[][] = [];
  const [best] = halve(candidates, 16, (bag, left) => {
    rounds[bag] = left.map(({ prior }) => prior);
    for (const each of left) {
      each.sum += each.prior;
      each.playouts++;
    }
  });
  expect(best?.prior).toBe(4);
  expect(rounds.map((left) => left.length)).toEqual([4, 4, 2, 2, 2, 2]);
  expect(candidates.map(({ playouts }) => playouts)).toEqual([6, 2, 6, 2]);
});
