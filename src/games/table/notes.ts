import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { visibleGame } from '../access.ts';
import { deleteNote, findNote, storeNote } from '../store/notes.ts';

const noNote = { text: '', updatedAt: null };

/**
 * Returns a player's note about a game.
 * @throws Problem game-not-found, not-seated
 */
export async function readNote(deps: Deps, playerId: string, game: string) {
  await requireSeat(deps, playerId, game);
  const row = await findNote(deps.db.prisma, game, playerId);
  return row === undefined ? noNote : { text: row.text, updatedAt: row.updatedAt };
}

/**
 * Replaces a player's note about a game; an empty text deletes it.
 * @throws Problem game-not-found, not-seated
 */
export async function writeNote(deps: Deps, playerId: string, game: string, text: string) {
  await requireSeat(deps, playerId, game);
  if (text === '') {
    await deleteNote(deps.db.prisma, game, playerId);
    return noNote;
  }
  const updatedAt = deps.clock();
  await storeNote(deps.db.prisma, game, playerId, { text, updatedAt });
  return { text, updatedAt };
}

async function requireSeat(deps: Deps, playerId: string, game: string): Promise<void> {
  const row = await visibleGame(deps, playerId, game);
  if (seatOf(row, playerId) === undefined) throw problem('not-seated');
}
