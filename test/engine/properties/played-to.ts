import type { GameState } from '../../../src/engine/index.ts';
import { EngineRun } from '../support/engine-run.ts';
import { decideByDice, diceOf, type RandomGame } from './random-games.ts';

/** Returns a random game after a number of decisions, or at its end if that comes first. */
export function playedTo({ setup, dice }: RandomGame, decisions: number): GameState {
  const run = new EngineRun(setup);
  const roll = diceOf(dice);
  for (let made = 0; made < decisions && run.awaiting() !== undefined; made++)
    run.decide(decideByDice(run, roll));
  return run.state;
}
