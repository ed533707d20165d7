import type { Tx } from '../../db/tx.ts';
import type { Note } from '../../generated/prisma/client.ts';

/** A player's private note about a game. */
export type NoteRow = Readonly<Pick<Note, 'text' | 'updatedAt'>>;

/** Returns a player's note about a game. */
export async function findNote(db: Tx, gameId: string, playerId: string): Promise<NoteRow | undefined> {
  return (await db.note.findUnique({ where: { gameId_playerId: { gameId, playerId } } })) ?? undefined;
}

/** Stores a player's note about a game, in place of an earlier one. */
export async function storeNote(db: Tx, gameId: string, playerId: string, note: NoteRow): Promise<void> {
  const { text, updatedAt } = note;
  await db.note.upsert({
    where: { gameId_playerId: { gameId, playerId } },
    create: { gameId, playerId, text, updatedAt },
    update: { text, updatedAt },
  });
}

/** Deletes a player's note about a game, if there is one. */
export async function deleteNote(db: Tx, gameId: string, playerId: string): Promise<void> {
  await db.note.deleteMany({ where: { gameId, playerId } });
}
