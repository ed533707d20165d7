import type { Tx } from '../db/tx.ts';
import { insertOutboxEvent } from '../notifications/outbox/insert.ts';
import type { Deps } from '../platform/deps.ts';
import { lastOf, standingOfMatch } from './rules/match-score.ts';
import type { MatchGameRow } from './store/match-games.ts';
import type { MatchRow } from './store/matches.ts';

/**
 * Notifies both players, with the last game, that their match has ended without a decisive game. Does nothing if the games decided it,
 * because the last game's notification includes that.
 * @param isJudged whether the match ran out of time; otherwise a player is gone
 */
export async function notifyMatchEnd(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  match: MatchRow,
  games: readonly MatchGameRow[],
  isJudged: boolean,
): Promise<void> {
  const last = lastOf(games);
  if (last === undefined || standingOfMatch(match, games).isOver) return;
  const data = { isJudged };
  await insertOutboxEvent(tx, { game: last.id, kind: 'match.finished', seq: 0, data, at: clock() });
}
