import type { GameRow } from '../db/games.ts';
import type { EntryContent } from '../db/log-entries.ts';
import { playerAt } from '../seats.ts';

const agreed: readonly string[] = ['undo', 'end'];

/** Returns the id of the player who made the decision of an entry; undefined where everybody agreed on it. */
export function deciderOf(
  game: Pick<GameRow, 'seats'>,
  entry: Pick<EntryContent, 'seat' | 'decision'> | undefined,
): string | undefined {
  if (entry === undefined || agreed.includes(entry.decision.type)) return undefined;
  return playerAt(game, entry.seat)?.playerId;
}
