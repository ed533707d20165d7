import type { Tx } from '../../db/tx.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';
import { personColumns, personOf } from '../../players/store/players.ts';

/** Returns the mutes of a player, newest first. */
export async function listMutes(db: Tx, player: string, part: ListPart) {
  const { where, ...rest } = partById(part, 'desc');
  const rows = await db.mute.findMany({
    where: { playerId: player, ...where },
    select: { id: true, gameId: true, createdAt: true, muted: { select: personColumns } },
    ...rest,
  });
  return rows.map(({ id, gameId: game, createdAt: since, muted }) => ({
    id,
    ...personOf(muted),
    game,
    since,
  }));
}

/** Mutes a player in one game or in all; does nothing if the mute exists. */
export async function insertMute(
  db: Tx,
  mute: { id: string; player: string; muted: string; game: string | undefined; at: Date },
): Promise<void> {
  const { id, player, muted, game, at } = mute;
  const data = { id, playerId: player, mutedId: muted, gameId: game ?? null, createdAt: at };
  await db.mute.createMany({ data, skipDuplicates: true });
}

/** Deletes the mute in one game, or without a game the one in all games. */
export async function deleteMute(
  db: Tx,
  player: string,
  muted: string,
  game: string | undefined,
): Promise<void> {
  await db.mute.deleteMany({ where: { playerId: player, mutedId: muted, gameId: game ?? null } });
}
