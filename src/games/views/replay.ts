import type { GameSetup, LogDecision } from '../../engine/index.ts';
import { namesBySeat, seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { setupOf } from '../state/setup.ts';
import type { GameRow } from '../store/games.ts';
import { readLog } from '../store/log-entries.ts';

/** A part of a game's log. */
export interface Range {
  /** The first entry shown; 0 for the start. */
  readonly from: number;
  readonly to: number;
}

/** The data for rendering a replay. It contains the seed, so it must only be passed to the renderer. */
export interface ReplayedGame {
  readonly setup: GameSetup;
  /** From the first entry, because positions are computed from all of them. */
  readonly entries: readonly {
    readonly seq: number;
    readonly seat: number;
    readonly decision: LogDecision;
  }[];
  readonly from: number;
  /** The viewer's seat. */
  readonly viewer: number | undefined;
  readonly players: readonly string[];
}

/**
 * Refuses a range outside the log.
 * @throws Problem game-not-running before the start, entry-not-found
 */
export function checkRange(row: GameRow, { from, to }: Range): void {
  if (row.startedAt === null) throw problem('game-not-running', { gameStatus: row.status });
  if (Math.max(from, to) > row.version) throw problem('entry-not-found', { currentVersion: row.version });
}

/** Reads a part of a game for an animation from a viewer's perspective. */
export async function replayedGame(
  { db }: Deps,
  playerId: string | undefined,
  row: GameRow,
  { from, to }: Range,
): Promise<ReplayedGame> {
  const { entries } = await readLog(db.prisma, row.id, to);
  return {
    setup: setupOf(row),
    entries: entries.map(({ seq, seat, decision }) => ({ seq, seat, decision })),
    from,
    viewer: seatOf(row, playerId)?.seat,
    players: namesBySeat(row),
  };
}
