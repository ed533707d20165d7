import type { Tx } from '../db/tx.ts';
import { insertOutboxEvent } from '../notifications/outbox/insert.ts';
import type { Deps } from '../platform/deps.ts';
import { lastOf, standingOfMatch } from './rules/match-score.ts';
import type { MatchGameRow } from './store/match-games.ts';
import type { MatchRow } from './store/matches.ts';

/**
 * Notifies both players, with the last game, that their match ends although none of its games does; nothing where the games
 * decided it, as the last of them tells that.
 * @param isJudged whether its time was over; else somebody is gone
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
