/** Legal decisions are exactly the options, of the awaiting seat, in every notation. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyDecision,
  awaiting,
  type Decision,
  decisionSchema,
  explain,
  formatDecision,
  type GameEvent,
  type GameState,
  isDeclining,
  options,
  parseDecision,
  scores,
} from '../../../src/engine/index.ts';
import { forRuns } from '../../support/depth.ts';
import { expectSame } from '../../support/same.ts';
import type { PlacedTile } from '../reference/position.ts';
import { textOf } from '../support/decision-text.ts';
import { EngineRun } from '../support/engine-run.ts';
import { type Dice, decideByDice, diceOf, type RandomGame, randomGames } from './random-games.ts';

test('a decision is legal if and only if it is among the options; a refusal names the reason', () => {
  fc.assert(
    fc.property(randomGames(24), (game) =>
      atEveryQuestion(game, (run, roll) => {
        const legal = allLegal(run.state);
        const texts = new Set(legal.map(plain));
        for (const decision of near(legal, roll)) {
          const isOption = texts.has(plain(decision)) || combines(run, decision, texts);
          const applied = applyDecision(run.state, run.awaiting()?.seat ?? 0, decision);
          expect(applied.ok, plain(decision)).toBe(isOption);
          expect(explain(run.state, run.awaiting()?.seat ?? 0, decision) === undefined).toBe(isOption);
          if (!applied.ok) expect(applied.refusal.detail).not.toBe('');
        }
      }),
    ),
    forRuns(15),
  );
});

test('a cell far away is not the cell at the board that is a power of two nearer (R-TILE-1, R-ABBEY-2)', () => {
  const around = ['-1,-1', '0,-1', '1,-1', '1,0', '1,1', '0,1', '-1,1', '-1,0'];
  const start = around.map((cell): PlacedTile => {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    return { tile: 'base/B', x, y, rotation: 0 };
  });
  const setup = { seats: 2, draws: ['base/B', 'base/B'], start };
  const abbey = new EngineRun({ ...setup, rules: { expansions: ['abbey-and-mayor'] } });
  const tile = new EngineRun({ ...setup, rules: { expansions: [] } });
  for (let far = 8; far <= 512; far *= 2) {
    expect(applyDecision(abbey.state, 0, { type: 'abbey', x: far, y: 0 }).ok).toBe(false);
    expect(applyDecision(tile.state, 0, { type: 'tile', x: 2, y: -far, rotation: 0 }).ok).toBe(false);
  }
});

test('only the awaiting seat can decide', () => {
  fc.assert(
    fc.property(randomGames(16), (game) =>
      atEveryQuestion(game, (run, roll) => {
        const waiting = run.awaiting()?.seat ?? 0;
        const other = (waiting + 1 + roll(game.setup.seats - 1)) % game.setup.seats;
        const [option] = allLegal(run.state);
        if (!option) throw new Error('There is no option.');
        const applied = applyDecision(run.state, other, option);
        expect(applied).toMatchObject({ ok: false, refusal: { reason: 'not-your-turn' } });
        expectSame(options(run.state, other), []);
      }),
    ),
    forRuns(8),
  );
});

test('the gains of an option are the change of the scores afterwards', () => {
  fc.assert(
    fc.property(randomGames(20), (game) =>
      atEveryQuestion(game, (run, roll) => {
        const plays = options(run.state, run.awaiting()?.seat ?? 0).flatMap((option) => [
          option,
          ...(option.deployments ?? []),
        ]);
        const play = plays[roll(plays.length)];
        if (!play) return;
        const gained = gainedBy(run.state, play.decision);
        if (gained !== undefined) expectSame(gained, play.gains);
      }),
    ),
    forRuns(10),
  );
});

test('parseDecision reads what formatDecision writes, and the schema knows every option', () => {
  fc.assert(
    fc.property(randomGames(16), (game) =>
      atEveryQuestion(game, (run, roll) => {
        const legal = allLegal(run.state);
        for (let i = 0; i < 8; i++) {
          const decision = legal[roll(legal.length)];
          if (!decision) continue;
          expectSame(parseDecision(formatDecision(decision)), decision);
          expectSame(parseDecision(formatDecision(decision).toUpperCase()), decision);
          expectSame(decisionSchema.parse(JSON.parse(JSON.stringify(decision))), decision);
        }
      }),
    ),
    forRuns(12),
  );
});

/**
 * Points per seat from a decision to the next turn, or to a decision that its seat can't decline in the part;
 * undefined if the game is over then.
 */
function gainedBy(state: GameState, decision: Decision): number[] | undefined {
  const seat = awaiting(state)?.seat ?? 0;
  const applied = applyDecision(state, seat, decision);
  if (!applied.ok) throw new Error(applied.refusal.detail);
  if (awaiting(applied.state) === undefined) return undefined;
  const next = applied.events.findIndex(({ type }) => type === 'turn-began');
  const gained = scores(state).map((_, each) =>
    sumFor(each, next < 0 ? applied.events : applied.events.slice(0, next)),
  );
  const decline = options(applied.state, seat).find((option) => isDeclining(option.decision));
  if (next >= 0 || decline === undefined) return gained;
  const more = gainedBy(applied.state, decline.decision);
  return more && gained.map((points, each) => points + (more[each] ?? 0));
}

function sumFor(seat: number, events: readonly GameEvent[]): number {
  const points = events.map((event) => (event.type === 'scored' && event.seat === seat ? event.points : 0));
  return points.reduce((sum, each) => sum + each, 0);
}

function atEveryQuestion({ setup, dice }: RandomGame, check: (run: EngineRun, roll: Dice) => void): void {
  const run = new EngineRun(setup);
  const roll = diceOf(dice);
  while (run.awaiting()) {
    check(run, roll);
    run.decide(decideByDice(run, roll));
  }
}

function allLegal(state: GameState): Decision[] {
  const waiting = awaiting(state);
  if (!waiting) return [];
  return options(state, waiting.seat).flatMap(({ decision, deployments = [] }) => [
    decision,
    ...deployments.map((play) => play.decision),
  ]);
}

/** The text of a decision, without the tile, which is optional if there is only one kind. */
function plain(decision: Decision): string {
  return textOf(decision as Parameters<typeof textOf>[0]);
}

/** Whether a redeployment combines single moves among the options, each follower at most once. */
function combines(run: EngineRun, decision: Decision, texts: Set<string>): boolean {
  if (decision.type !== 'redeploy' || run.awaiting()?.phase !== 'redeploy') return false;
  const single = decision.pieces.map((move) => plain({ type: 'redeploy', pieces: [move] }));
  const seat = run.awaiting()?.seat;
  const town = run.snapshot().town;
  const enough = decision.pieces.every(({ piece, quarter }) => {
    const wanted = decision.pieces.filter(
      (other) => other.piece === piece && other.quarter === quarter,
    ).length;
    return wanted <= town.filter((text) => text === `${seat} ${piece} ${quarter}`).length;
  });
  return enough && single.every((text) => texts.has(text));
}

/** Options, and decisions that differ from an option in one thing. */
function near(legal: readonly Decision[], roll: Dice): Decision[] {
  return Array.from({ length: 12 }, () =>
    changed(structuredClone(legal[roll(legal.length)] as Decision), roll),
  );
}

function changed(decision: Decision, roll: Dice): Decision {
  const one = () => roll(3) - 1;
  const segment = () => ['city', 'road', 'field', 'monastery', 'river'][roll(5)] + String(roll(4));
  const piece = () => ['meeple', 'large-meeple', 'mayor', 'wagon', 'builder', 'pig'][roll(6)] as 'meeple';
  switch (decision.type) {
    case 'tile': {
      const { deploy: _, ...bare } = decision;
      const [member] = Object.entries(bare).filter(([, value]) => typeof value === 'object');
      if (member && roll(2) === 0) {
        const [name, value] = member as [string, unknown] as [string, { x: number }];
        const change = roll(2) === 0 ? { x: value.x + one() } : { piece: piece() };
        return { ...decision, [name]: { ...value, ...change } };
      }
      if (roll(3) === 0) return { ...decision, x: decision.x + one(), y: decision.y + one() };
      if (roll(2) === 0) return { ...decision, rotation: (roll(4) * 90) as 0 };
      if (roll(4) === 0) return bare;
      return { ...bare, deploy: roll(3) === 0 ? corner(roll) : { piece: piece(), segment: segment() } };
    }
    case 'abbey': {
      const { deploy: _, ...bare } = decision;
      return roll(2) === 0
        ? { ...decision, x: decision.x + one() }
        : { ...bare, deploy: { piece: piece(), segment: segment() } };
    }
    case 'wagon':
      return decision.to && roll(2) === 0
        ? { ...decision, to: { ...decision.to, segment: segment() } }
        : decision;
    case 'count':
      if (decision.quarter === null) return roll(2) === 0 ? { type: 'draw' } : decision;
      return { ...decision, piece: piece() };
    default:
      return decision;
  }
}

function corner(roll: Dice) {
  return { piece: 'barn', corner: (['NE', 'SE', 'SW', 'NW'] as const)[roll(4)] ?? 'NE' } as const;
}
