import { expect, test } from 'vitest';
import { newGame, resolveRules } from '../../../../src/engine/index.ts';
import { decisionFor, numberedOptions, versionOf } from '../../../../src/games/play/options/handles.ts';

const setup = { rules: resolveRules({}), seats: 2, bag: { seed: 'ab'.repeat(32) } };
const { state } = newGame(setup);
const game = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';

test('each option and deployment has a unique handle that maps back to its decision', () => {
  const options = numberedOptions(game, 12, state, 0);
  const plays = options.flatMap((option) => [option, ...(option.deployments ?? [])]);
  expect(new Set(plays.map(({ handle }) => handle)).size).toBe(plays.length);
  for (const { handle, decision } of plays) {
    expect(Buffer.byteLength(handle)).toBeLessThanOrEqual(64);
    expect(versionOf(handle)).toBe(12);
    expect(decisionFor(handle, game, 12, state, 0)).toEqual(decision);
  }
});

test('a handle is valid only for its version, game and seat', () => {
  const [{ handle } = { handle: '' }] = numberedOptions(game, 12, state, 0);
  expect(decisionFor(handle, game, 13, state, 0)).toBeUndefined();
  expect(decisionFor(handle, game.replace('0', '1'), 12, state, 0)).toBeUndefined();
  expect(decisionFor(handle, game, 12, state, 1)).toBeUndefined();
  expect(decisionFor(handle.replace(/.$/, '!'), game, 12, state, 0)).toBeUndefined();
  expect(versionOf('nonsense')).toBeNaN();
});
