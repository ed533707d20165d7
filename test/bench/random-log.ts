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
  for (let asked = awaiting(state); asked !== undefined; asked = awaiting(state)) {
    const offered = options(state, asked.seat);
    const option = offered[random(offered.length)];
    if (option === undefined)
      throw new Error(`seat ${asked.seat} is asked for ${asked.phase} without an option`);
    const plays = [option, ...(option.deployments ?? [])];
    const { decision } = plays[random(plays.length)] ?? option;
    const applied = applyDecision(state, asked.seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.detail);
    log.push({ seat: asked.seat, decision });
    state = applied.state;
  }
  return log;
}
