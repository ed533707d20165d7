import { endDue, takeDueInTurns } from '../../db/due.ts';
import type { Decision } from '../../engine/index.ts';
import { awaitingPlayer } from '../../helpers/seats.ts';
import { secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { DueWork } from '../../platform/due-work.ts';
import { Problem } from '../../platform/problems.ts';
import type { RobotLevel } from '../../robots/index.ts';
import { decide } from '../play/decide.ts';
import { loadGame } from '../state/load.ts';
import { findGame, type GameRow, type SeatRow } from '../store/games.ts';
import { requeueRobotTurn } from '../store/robot-turns.ts';
import { anyDecision, robotDecision } from './decide-for.ts';

/** Number of games per thread that this process plays at once: one decides while the other's decision is written. */
const perThread = 2;

/** Due work for games that wait for a robot. */
export function dueRobots(deps: Deps): DueWork {
  return new DueWork(deps, {
    leaseMs: 10 * secondMs,
    atOnce: perThread * deps.config.robots.threads,
    failure: 'a robot could not play; its turn is taken up again',
    take: (lease) => takeDueInTurns(deps.db.prisma, 'robot', lease),
    work: async ({ key: game }, signal) => {
      await playRobots(deps, game, signal);
    },
  });
}

/** Time that a process spends on one game before it turns to other waiting ones, ms. */
const sliceMs = 1_000;

/**
 * Plays for the robots of a game that this process has taken, until the game waits for a person, ends, or must make way for others. Each
 * decision is tied to a version of the game, and discarded if the game has advanced.
 */
async function playRobots(deps: Deps, game: string, signal: AbortSignal): Promise<void> {
  const end = performance.now() + sliceMs;
  for (;;) {
    const row = await findGame(deps.db.prisma, game);
    const player = row && awaitingPlayer(row);
    if (row === undefined || !player?.robot) {
      if (await endDue(deps.db.prisma, 'robot', { key: game, version: row?.version ?? 0 })) return;
      continue;
    }
    await decideOnce(deps, row, player, player.robot);
    if (row.robotDelay === null && performance.now() < end && !signal.aborted) continue;
    return requeueRobotTurn(deps.db.prisma, game, deps.clock());
  }
}

async function decideOnce(
  deps: Deps,
  row: GameRow,
  { seat, playerId }: SeatRow,
  level: RobotLevel,
): Promise<void> {
  const game = await loadGame(deps, row);
  const make = (decision: Decision) =>
    decide(deps, { game: row.id, playerId, decision, versions: [row.version], isAutomatic: true });
  try {
    await make(await robotDecision(deps, game, level, seat));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.kind !== 'illegal-decision') return; // the game has moved on
    deps.log.error(
      { err: error, game: row.id, version: row.version, level },
      'a decision of a robot was refused',
    );
    await make(anyDecision(game.state, seat));
  }
}
