/** Random games in lockstep: whatever the engine says, the slow reference says too. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forRuns } from '../../support/depth.ts';
import { expectSame } from '../../support/same.ts';
import { EngineRun } from '../support/engine-run.ts';
import { referenceRuns } from '../support/reference-run.ts';
import type { Run } from '../support/run.ts';
import {
  type Dice,
  decideByDice,
  diceOf,
  fullGames,
  gamesAround,
  type RandomGame,
  randomGames,
  wildGames,
} from './random-games.ts';

/** No game of the tests needs more decisions; one that does would not end. */
const longest = 3000;

test('the engine and the reference agree on every question, option, deployment, point and piece', () => {
  const games = fc.property(randomGames(32), (game) => playTogether(game, undefined));
  fc.assert(games, forRuns(30));
});

test('they agree too when the clock skips turns and seats leave (R-END-5, R-END-6)', () => {
  const games = fc.property(randomGames(32), (game) => playTogether(game, skipOrLeave));
  fc.assert(games, forRuns(25));
});

test('they agree on games with the dragon and the tower, in which seats may leave', () => {
  const around = gamesAround(['princess-and-dragon', 'tower'], 32);
  const games = fc.property(around, fc.boolean(), (game, calm) =>
    playTogether(game, calm ? undefined : skipOrLeave),
  );
  fc.assert(games, forRuns(40));
});

test('they agree on boards that start with odd tiles and draw any tiles (R-SETUP-12)', () => {
  const games = fc.property(wildGames(32), (game) => playTogether(game, undefined));
  fc.assert(games, forRuns(25));
});

test('they agree on games with all their tiles', () => {
  const games = fc.property(fullGames(), (game) => playTogether(game, undefined));
  fc.assert(games, forRuns(3));
});

type Interrupting = (
  run: Run,
  seats: number,
  dice: Dice,
) => { seat: number; entry: 'skip' | 'resign' } | undefined;

function playTogether({ setup, dice }: RandomGame, interrupting: Interrupting | undefined): void {
  const engine = new EngineRun(setup);
  const reference = referenceRuns.begin(setup);
  const roll = diceOf(dice);
  const story: string[] = [];
  try {
    compare(engine, reference);
    while (engine.awaiting()) {
      if (story.length > longest) throw new Error('The game does not end.');
      compareDeployments(engine, reference, roll);
      if (roll(4) === 0) expectSame(engine.features(), reference.features());
      const interruption = interrupting?.(reference, setup.seats, roll);
      const decision = interruption ? undefined : decideByDice(reference, roll);
      story.push(`${engine.awaiting()?.seat}: ${decision ?? JSON.stringify(interruption)}`);
      for (const run of [engine, reference]) {
        if (interruption) run.enter(interruption.seat, interruption.entry);
        else run.decide(decision ?? '');
      }
      compare(engine, reference);
    }
    expectSame(engine.final(), reference.final());
  } catch (error) {
    throw new Error(`${JSON.stringify(setup)}\n${story.join('\n')}`, { cause: error });
  }
}

function compare(engine: Run, reference: Run): void {
  expectSame(engine.awaiting(), reference.awaiting());
  expect(engine.awaiting()?.options.length).not.toBe(0);
  expectSame(engine.snapshot(), reference.snapshot());
  expectSame(engine.points(), reference.points());
}

/** The deployments of some placements; all of them would take the reference too long. */
function compareDeployments(engine: Run, reference: Run, roll: Dice): void {
  const options = engine.awaiting()?.options ?? [];
  for (let i = 0; i < Math.min(3, options.length); i++) {
    const option = options[roll(options.length)] ?? '';
    expectSame(engine.deployments(option), reference.deployments(option), option);
  }
}

/** Now and then the clock runs out for the seat that is waiting; more seldom a seat that is still there leaves. */
function skipOrLeave(run: Run, seats: number, dice: Dice): ReturnType<Interrupting> {
  const waiting = run.awaiting()?.seat ?? 0;
  if (dice(8) === 0) return { seat: waiting, entry: 'skip' };
  if (dice(30) > 0) return undefined;
  const seat = dice(2) === 0 ? waiting : dice(seats);
  return run.gone()[seat] ? undefined : { seat, entry: 'resign' };
}
