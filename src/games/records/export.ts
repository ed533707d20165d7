import { entriesInEffect, type GameRecord, record } from '../../engine/index.ts';
import { namesBySeat } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { setupOf } from '../state/setup.ts';
import type { GameRow } from '../store/games.ts';
import { type RecordedEntry, readLog } from '../store/log-entries.ts';

/**
 * Returns the portable record of a finished game or a scenario, without undone entries. The record of a running game would reveal the order
 * of the bag, as would that of a scenario without assistance.
 * @throws Problem game-not-finished, game-not-running
 */
export async function recordOfGame(deps: Deps, row: GameRow): Promise<GameRecord> {
  if (row.startedAt === null) throw problem('game-not-running', { gameStatus: row.status });
  if (row.status !== 'running' && row.revealedAt === null) throw bagStillSecret(row);
  if (row.status === 'running' && (row.scenario === null || !row.assistance)) {
    const detail =
      'The record would show coming tiles. Until the game ends, read the log: GET /v1/games/{id}/moves.';
    throw problem('game-not-finished', { detail, gameStatus: row.status });
  }
  const { entries } = await readLog(deps.db.prisma, row.id, row.version);
  return recordFrom(row, entries);
}

function bagStillSecret({ status }: GameRow): Problem {
  const detail =
    'Another game with the same bag is still running, and the record would show its coming tiles. Until it ends, read ' +
    'the log: GET /v1/games/{id}/moves.';
  return problem('game-not-finished', { detail, gameStatus: status });
}

/** Returns the record of a game from its row and all entries of its log, in order. */
export function recordFrom(row: GameRow, entries: readonly RecordedEntry[]): GameRecord {
  const decisions = entriesInEffect(entries).map(({ seat, decision }) => ({ seat, decision }));
  const result = row.places.length === 0 ? undefined : { scores: [...row.scores], places: [...row.places] };
  return record(setupOf(row), namesBySeat(row), decisions, result);
}
