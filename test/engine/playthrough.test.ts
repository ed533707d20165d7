/** One short game as text, with each seat's view at every step: a hand that leaks shows as a changed line. */
import { expect, test } from 'vitest';
import { resolveRules } from '../../src/engine/index.ts';
import { playthrough } from './support/playthrough.ts';

const script = [
  '3,-1 r180 mayor@city0',
  '4,-1 r0 meeple@field0',
  'traders/A 3,0 r0 builder@city0',
  'base/U 1,-2 r0 pig@field1',
  'base/D -1,-2 r0 wagon@road0',
  'base/E 2,-2 r90 mayor@city0',
  'base/N -3,0 r0 meeple@field0',
  'base/K -3,-1 r180 meeple@field1',
  'base/D -2,-2 r0 barn@SE',
  'count market meeple > cathedral',
  'base/E 1,2 r180 wagon@city0',
  'base/V -3,-2 r270 pig@field0',
  'base/V 0,2 r90 barn@NE',
  'redeploy -',
  'traders/B -3,1 r270',
  'base/O 3,-2 r270 meeple@field1',
  'base/W -4,-1 r90 meeple@road1',
  'base/R 2,1 r270 mayor@city0',
  'abbey 2,0',
  'base/D -4,-2 r270 mayor@city0',
  'redeploy meeple@market > -4,-2:field1',
];

test('a game with hands of three tiles, in the public view and in each seat’s view', async () => {
  const rules = resolveRules({
    handSize: 3,
    expansions: ['river', 'traders-and-builders', 'king-and-robber', 'abbey-and-mayor', 'count'],
  });
  const river = ['river/C', 'river/B'];
  const hands = ['base/D', 'base/D', 'traders/A', 'base/E', 'base/V', 'base/U'];
  const bag = ['base/N', 'base/K', 'base/V', 'base/E', 'traders/B', 'base/O', 'base/W', 'base/R', 'base/D'];
  const setup = { rules, seats: 2, bag: { draws: [...river, ...hands, ...bag] } };
  await expect(playthrough(setup, script)).toMatchFileSnapshot('playthrough.golden.txt');
});
