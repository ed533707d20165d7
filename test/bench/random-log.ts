import {
  applyDecision,
  awaiting,
  type GameSetup,
  type LoggedDecision,
  newGame,
  options,
} from '../../src/engine/index.ts';
import type { Random } from './random-play.ts';

/** Plays a game at random through the engine's door: every option, then every deployment or none, equally likely. */
export function randomGame(setup: GameSetup, random: Random): LoggedDecision[] {
  const log: LoggedDecision[] = [];
  let { state } = newGame(setup);
  for (let waiting = awaiting(state); waiting !== undefined; waiting = awaiting(state)) {
    const offered = options(state, waiting.seat);
    const option = offered[random(offered.length)];
    if (option === undefined)
      throw new Error(`seat ${waiting.seat} is waiting for ${waiting.phase} without an option`);
    const plays = [option, ...(option.deployments ?? [])];
    const { decision } = plays[random(plays.length)] ?? option;
    const applied = applyDecision(state, waiting.seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.detail);
    log.push({ seat: waiting.seat, decision });
    state = applied.state;
  }
  return log;
}
