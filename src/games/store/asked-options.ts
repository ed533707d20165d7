import type { Tx } from '../../db/tx.ts';
import type { AskedOption } from '../../generated/prisma/client.ts';
import { dayMs } from '../../helpers/time-units.ts';

/** Lifetime of a question, ms. */
export const askedForMs = dayMs;

/** The option that a player was asked about. */
export type AskedOptionRow = Readonly<AskedOption>;

/** Stores the option that a player was asked about, in place of an earlier one. */
export async function storeAskedOption(db: Tx, { playerId, ...asked }: AskedOptionRow): Promise<void> {
  await db.askedOption.upsert({
    where: { playerId },
    create: { playerId, ...asked },
    update: asked,
  });
}

/** Returns and deletes the option that a player was asked about; undefined if there is none. */
export async function takeAskedOption(db: Tx, playerId: string): Promise<AskedOptionRow | undefined> {
  const [taken] = await db.$queryRaw<AskedOptionRow[]>`
    DELETE FROM asked_options WHERE player_id = ${playerId}::uuid
    RETURNING player_id AS "playerId", game_id AS "gameId", version, label, at`;
  return taken;
}

/** Deletes unanswered questions asked before a time. */
export async function deleteOldAskedOptions(db: Tx, before: Date): Promise<void> {
  await db.askedOption.deleteMany({ where: { at: { lt: before } } });
}
