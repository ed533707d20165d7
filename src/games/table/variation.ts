import { newId } from '../../db/id.ts';
import {
  awaiting,
  entriesInEffect,
  type GameState,
  type LoggedDecision,
  resignedSeats,
} from '../../engine/index.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { RobotLevel } from '../../robots/index.ts';
import { visibleGame } from '../access.ts';
import { recordOfGame } from '../records/export.ts';
import { gameAt } from '../state/load.ts';
import type { GameRow, NewGameRow, Variation } from '../store/games.ts';
import { readLog } from '../store/log-entries.ts';
import { startAmongRobots, takenSeat } from './among-robots.ts';
import { spendNewGame } from './quota.ts';
import { engineVersion } from './start.ts';

/** A request to continue from a moment of a game. */
export interface NewVariation {
  /** The moment: after this log entry. */
  readonly version: number;
  /** The player's seat; undefined for their seat in the original game, or else for the seat to move. */
  readonly seat?: number | undefined;
  /** The level of the robots on all other seats. */
  readonly robot: RobotLevel;
}

/**
 * Starts a game from a moment of a finished one, against robots. It has the same rules, the decisions in effect at that moment, and the
 * same coming tiles, which are public by now. It is private, and counts as a scenario.
 * @throws Problem game-not-found, game-not-running, game-not-finished, entry-not-found, invalid-setup, too-many-open-games,
 * account-required, too-many-requests
 */
export async function createVariation(
  deps: Deps,
  playerId: string,
  id: string,
  request: NewVariation,
): Promise<GameRow> {
  const of = await visibleGame(deps, playerId, id);
  if (of.status === 'running') {
    const detail = 'As long as the game runs, its next tiles are a secret.';
    throw problem('game-not-finished', { detail, gameStatus: of.status });
  }
  const { draws, start } = await recordOfGame(deps, of);
  const moves = await movesUpTo(deps, of, request.version);
  const seat = seatFor((await gameAt(deps, of, request.version)).state, of, playerId, request);
  await spendNewGame(deps, playerId);
  const variation = { game: of.id, version: request.version, entries: moves.length };
  const row = { ...rowAfter(of, playerId, variation, deps.clock()), scenario: { draws, start } };
  return startAmongRobots(deps, row, { seat, robot: request.robot, moves });
}

/** Returns the decisions in effect after a log entry of a game. */
async function movesUpTo({ db }: Deps, of: GameRow, version: number): Promise<LoggedDecision[]> {
  if (version > of.version) throw problem('entry-not-found');
  const { entries } = await readLog(db.prisma, of.id, version);
  return entriesInEffect(entries).map(({ seat, decision }) => ({ seat, decision }));
}

/** Returns the player's seat; the game must not be over. */
function seatFor(state: GameState, of: GameRow, playerId: string, { seat }: NewVariation): number {
  const next = awaiting(state);
  if (next === undefined) {
    const detail = 'The game was over by then; choose an earlier entry.';
    throw problem('invalid-setup', { detail });
  }
  const away = resignedSeats(state);
  const mine = seatOf(of, playerId)?.seat;
  const chosen = seat ?? (mine === undefined || away.includes(mine) ? next.seat : mine);
  return takenSeat(chosen, of.seatCount, away);
}

function rowAfter(of: GameRow, ownerId: string, variation: Variation, createdAt: Date): NewGameRow {
  return {
    id: newId(),
    ownerId,
    name: of.name,
    rules: of.rules,
    seatCount: of.seatCount,
    visibility: 'private',
    seating: 'as-taken',
    assistance: of.assistance,
    variation,
    engineVersion,
    createdAt,
  };
}
