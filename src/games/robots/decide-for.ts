import { bareDecisions, type Decision, packState } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { RobotLevel } from '../../robots/index.ts';
import type { LoadedGame } from '../store/game-cache.ts';

/**
 * Returns a robot's decision for the seat to move. If the robot fails, which is a bug, it falls back to any legal decision, so that the
 * game can continue.
 */
export async function robotDecision(
  deps: Deps,
  { row, state }: LoadedGame,
  level: RobotLevel,
  seat: number,
): Promise<Decision> {
  const seed = `${row.id} ${row.version}`;
  try {
    return await deps.robots.run({ kind: 'decide', level, state: packState(state), seat, seed });
  } catch (error) {
    deps.log.error({ err: error, game: row.id, version: row.version, level }, 'a robot failed to decide');
    return anyDecision(state, seat);
  }
}

/** Returns any legal decision of the seat to move. */
export function anyDecision(state: LoadedGame['state'], seat: number): Decision {
  const [first] = bareDecisions(state, seat);
  if (first === undefined) throw new Error('a game waits for a decision, but allows none');
  return first;
}
