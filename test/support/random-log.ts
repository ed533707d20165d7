import {
  awaiting,
  type Decision,
  type GameSetup,
  type GameState,
  type ListedOption,
  newGame,
  options,
} from '../../src/engine/index.ts';
import { decided } from '../engine/support/decided.ts';
import type { Random } from './random-play.ts';

/**
 * Plays a game at random through the engine's interface: every option, then every deployment or none, equally likely.
 */
export function randomGame(setup: GameSetup, random: Random): { seat: number; decision: Decision }[] {
  const log: { seat: number; decision: Decision }[] = [];
  let { state } = newGame(setup);
  for (let waiting = awaiting(state); waiting !== undefined; waiting = awaiting(state)) {
    const decision = anyOf(options(state, waiting.seat), random);
    log.push({ seat: waiting.seat, decision });
    state = decided(state, waiting.seat, decision);
  }
  return log;
}

/** The state after a random option of a seat, with any of its deployments or none. */
export function afterAny(
  state: GameState,
  seat: number,
  offered: readonly ListedOption[],
  random: Random,
): GameState {
  return decided(state, seat, anyOf(offered, random));
}

function anyOf(offered: readonly ListedOption[], random: Random): Decision {
  const option = offered[random(offered.length)];
  if (option === undefined) throw new Error('a seat is to decide and has no option');
  const plays = [option, ...(option.deployments ?? [])];
  return (plays[random(plays.length)] ?? option).decision;
}
