import { expect, test } from 'vitest';
import { newGame, resolveRules } from '../../../src/engine/index.ts';
import { endingOf } from '../../../src/games/plans/ending.ts';
import type { Plan } from '../../../src/games/plans/plan.ts';
import type { LoadedGame } from '../../../src/games/store/game-cache.ts';
import { draws } from './support.ts';

const { state } = newGame({ rules: resolveRules({}), seats: 2, bag: { draws } });
const place = { type: 'tile', x: 0, y: 1, rotation: 90 } as const;

/** A game that waits for anna, who draws U. */
const gameWith = (last?: object, robot: string | null = null) =>
  ({
    row: {
      assistance: true,
      status: 'running',
      seats: [
        { seat: 0, playerId: 'anna', robot },
        { seat: 1, playerId: 'bruno', robot: null },
      ],
    },
    state,
    last: last && { decision: last, at: new Date(1_000) },
  }) as unknown as LoadedGame;

const planOf = (playerId: string, change: Partial<Plan> = {}) =>
  ({
    playerId,
    follows: null,
    tile: 'base/U',
    conditions: [],
    decisions: [place],
    repeats: false,
    made: 0,
    ...change,
  }) as Plan;

test('a matching plan waits until it is carried out', () => {
  expect(endingOf(gameWith(), planOf('anna'))).toBeUndefined();
  expect(endingOf(gameWith(), planOf('bruno'))).toBeUndefined();
});

test('after an undo the player decides again, and others’ plans keep waiting', () => {
  const game = gameWith({ type: 'undo', to: 0 });
  expect(endingOf(game, planOf('anna'))).toMatchObject({ state: 'cancelled', reason: 'undone' });
  expect(endingOf(game, planOf('bruno'))).toBeUndefined();
});

test('a plan created after an undo is carried out', () => {
  const game = gameWith({ type: 'undo', to: 0 });
  expect(endingOf(game, planOf('anna', { createdAt: new Date(999) }))).toMatchObject({ reason: 'undone' });
  expect(endingOf(game, planOf('anna', { createdAt: new Date(1_001) }))).toBeUndefined();
});

test('plans end when a robot decides', () => {
  expect(endingOf(gameWith(undefined, 'fair'), planOf('anna'))).toMatchObject({ reason: 'robot-decides' });
});

test('a started plan ends when it has no further step', () => {
  const begun = { made: 1, decisions: [place, { type: 'wagon', to: null }] } as const;
  expect(endingOf(gameWith(), planOf('bruno', begun))).toEqual({ state: 'done' });
  expect(endingOf(gameWith(), planOf('anna', begun))).toEqual({ state: 'done' });
});
