import { describe, expect, test } from 'vitest';
import { possibleDraws } from '#engine/search';
import {
  awaiting,
  type Decision,
  type GameState,
  legalDecisions,
  newGame,
  resolveRules,
  scores,
} from '../../../src/engine/index.ts';
import { accountsOf, skillShareOf } from '../../../src/games/analysis/accounts.ts';
import { type Analysis, analysisOf, type JudgedEntry } from '../../../src/games/analysis/analysis.ts';
import { classOf } from '../../../src/games/analysis/classes.ts';
import { rankDecisions } from '../../../src/robots/index.ts';
import { judgeDecision } from '../../../src/robots/judge-decision.ts';
import { decided } from '../../engine/support/decided.ts';

const draws = ['E', 'V', 'D', 'U', 'N', 'A', 'O', 'W', 'G', 'B', 'K', 'V', 'J', 'P', 'R', 'U'].map(
  (letter) => `base/${letter}`,
);
const robot = { level: 'fair', version: 'test', seed: 'seed', playouts: null };

type Choose = (state: GameState, seat: number) => Decision;
const best: Choose = (state, seat) =>
  rankDecisions(state, seat, { level: 'fair', seed: 'play' })[0]!.decision;
const worst: Choose = (state, seat) =>
  rankDecisions(state, seat, { level: 'fair', seed: 'play' }).at(-1)!.decision;

/** Plays a short game with the best decisions, except for planted ones, and analyses it. */
function analysedGame(planted: Readonly<Record<number, Choose>> = {}, seats = 2): Analysis {
  let { state } = newGame({ rules: resolveRules({}), seats, bag: { draws } });
  const judged: JudgedEntry[] = [];
  for (let next = awaiting(state); next !== undefined; next = awaiting(state)) {
    const { seat } = next;
    const seq = judged.length + 1;
    const decision = (planted[seq] ?? best)(state, seat);
    judged.push({ seq, seat, judgement: judgeDecision({ state, seat, decision, seed: robot.seed }) });
    state = decided(state, seat, decision);
  }
  return analysisOf(robot, judged, scores(state));
}

describe('an analysis', () => {
  const planted = analysedGame({ 10: worst });

  test('finds a planted blunder and the better move', () => {
    expect(planted.costliest[0]).toBe(10);
    const blunder = planted.decisions[9]!;
    expect(blunder).toMatchObject({ seq: 10, seat: 1, class: classOf(blunder.loss) });
    expect(blunder.loss).toBeGreaterThan(3);
    expect(blunder.better).toMatchObject({ type: 'tile' });
    expect(planted.seats[1]!.classes[blunder.class]).toBe(1);
    const others = planted.decisions.filter(({ seq }) => seq !== 10);
    expect(others.every(({ loss, better }) => loss <= 1 && loss > 0 === (better !== null))).toBe(true);
  });

  test('gives the same result each time', () => {
    expect(analysedGame({ 10: worst })).toEqual(planted);
  });

  test('splits the result into skill, luck and a remainder, each of which sums to zero over all seats', () => {
    for (const each of [planted, analysedGame({ 4: worst }, 3)]) {
      for (const { result, skill, luck, residual } of each.seats)
        expect(skill + luck + residual).toBeCloseTo(result, 5);
      for (const part of ['result', 'skill', 'luck'] as const) {
        const sum = each.seats.reduce((all, account) => all + account[part], 0);
        expect(Math.abs(sum)).toBeLessThanOrEqual(0.1 * each.seats.length);
      }
    }
  });

  test('shows no luck if every tile is weighted by its probability', () => {
    let { state } = newGame({ rules: resolveRules({}), seats: 2, bag: { draws } });
    state = decided(state, 0, best(state, 0));
    const possible = possibleDraws(state);
    expect(possible.reduce((sum, { count }) => sum + count, 0)).toBe(draws.length - 1);
    const luck = possible.reduce((sum, draw) => {
      const decision = best(draw.state, 1);
      const judged = judgeDecision({ state: draw.state, seat: 1, decision, seed: 'seed' });
      expect(judged.draw).toMatchObject({ tile: draw.tile, among: draws.length - 1 });
      return sum + draw.count * judged.draw!.luck;
    }, 0);
    expect(luck).toBeCloseTo(0, 6);
  });
});

test('every decision with a dragon and towers is judged, also those that a ranking leaves out', () => {
  const tiles =
    'tower/B tower/A dragon/A dragon/H dragon/N tower/D dragon/P dragon/I dragon/B dragon/G'.split(' ');
  const rules = resolveRules({ expansions: ['princess-and-dragon', 'tower'] });
  let { state } = newGame({ rules, seats: 2, bag: { draws: tiles } });
  const types = new Set<string>();
  for (let next = awaiting(state), turn = 1; next !== undefined; next = awaiting(state), turn++) {
    const legal = legalDecisions(state, next.seat);
    const decision = legal[(turn * 7919) % legal.length]!;
    const judged = judgeDecision({ state, seat: next.seat, decision, seed: 'seed' });
    expect(judged.choices).toBe(legal.length);
    expect(judged.playedValue).toBeLessThanOrEqual(judged.bestValue);
    for (const name of [decision.type, ...Object.keys(decision)]) types.add(name);
    state = decided(state, next.seat, decision);
  }
  expect([...types]).toEqual(expect.arrayContaining(['dragon', 'deploy', 'floor']));
});

test('a decision is judged by the points it lost', () => {
  expect([0, 0.4, 1, 1.1, 3, 3.1, 7, 7.1].map(classOf)).toEqual([
    'best',
    'good',
    'good',
    'inaccuracy',
    'inaccuracy',
    'mistake',
    'mistake',
    'blunder',
  ]);
});

test('a player who lost fewer points than the others’ average has skill', () => {
  const decisions = [
    { seat: 0, loss: 2, class: 'inaccuracy' },
    { seat: 1, loss: 9, class: 'blunder' },
    { seat: 2, loss: 4, class: 'mistake' },
  ] as const;
  const accounts = accountsOf(decisions, [{ seat: 2, luck: 3 }], [90, 60, 75]);
  expect(accounts[0]).toMatchObject({ result: 22.5, skill: 4.5, luck: -1.5, residual: 19.5, lost: 2 });
  expect(accounts[1]).toMatchObject({ result: -22.5, skill: -6, luck: -1.5, lost: 9 });
  expect(accounts[2]).toMatchObject({ result: 0, skill: 1.5, luck: 3, draws: 3 });
});

test('the skill share weighs skill against luck by absolute value; without either there is none', () => {
  const mirrored = [
    { skill: 6, luck: -2 },
    { skill: -6, luck: 2 },
  ];
  expect(skillShareOf(mirrored)).toBe(0.75);
  expect(skillShareOf([{ skill: 0, luck: 3 }])).toBe(0);
  expect(skillShareOf([{ skill: 0, luck: 0 }])).toBeNull();
});
