import { awaiting, type Decision, type GameState } from '#engine';
import { decideEasily } from './easy/easy.ts';
import { decideFairly } from './fair/fair.ts';
import type { RobotLevel } from './levels.ts';
import { decideStrongly } from './strong/strong.ts';

/** Options for a robot's decision. */
export interface RobotOptions {
  /** Seed of the robot's random choices: the same seed and view give the same decision. */
  readonly seed: string;
  /** Playouts of a strong robot; as many as it usually makes if absent. More of them take longer. */
  readonly playouts?: number;
}

type Decider = (state: GameState, seat: number, seed: string, playouts?: number) => Decision;

const DECIDERS: Readonly<Record<RobotLevel, Decider>> = {
  easy: decideEasily,
  fair: decideFairly,
  strong: decideStrongly,
};

/**
 * Decides as a robot of a level, using only what the seat can know.
 * @param seat the seat that the game waits for
 * @throws Error if the game does not wait for the seat
 */
export function decideAs(
  level: RobotLevel,
  state: GameState,
  seat: number,
  { seed, playouts }: RobotOptions,
): Decision {
  if (awaiting(state)?.seat !== seat) throw new Error(`the game does not wait for seat ${seat}`);
  return DECIDERS[level](state, seat, seed, playouts);
}
