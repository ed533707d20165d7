import type { GameRow } from '../games/store/games.ts';
import type { EntryContent } from '../games/store/log-entries.ts';
import { playerAt } from '../helpers/seats.ts';

const agreed: readonly string[] = ['undo', 'end'];

/**
 * Returns the id of the player who made the decision of an entry and saw its result in the response. Returns undefined if
 * a plan made it or all players agreed on it.
 */
export function deciderOf(
  game: Pick<GameRow, 'seats'>,
  entry: Pick<EntryContent, 'seat' | 'decision' | 'isPlanned'> | undefined,
): string | undefined {
  if (entry === undefined || entry.isPlanned || agreed.includes(entry.decision.type)) return undefined;
  return playerAt(game, entry.seat)?.playerId;
}
