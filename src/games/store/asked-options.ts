import type { Tx } from '../../db/tx.ts';
import type { AskedOption } from '../../generated/prisma/client.ts';
import { dayMs } from '../../helpers/time-units.ts';

/** How long a question waits for its answer, ms. */
export const askedForMs = dayMs;

/** The option about which a player was asked. */
export type AskedOptionRow = Readonly<AskedOption>;

/** Stores about which option a player was asked, in place of an earlier one. */
export async function storeAskedOption(db: Tx, { playerId, ...asked }: AskedOptionRow): Promise<void> {
  await db.askedOption.upsert({
    where: { playerId },
    create: { playerId, ...asked },
    update: asked,
  });
}

/** Takes the option about which a player was asked, if there is one: a second call returns undefined. */
export async function takeAskedOption(db: Tx, playerId: string): Promise<AskedOptionRow | undefined> {
  const [taken] = await db.$queryRaw<AskedOptionRow[]>`
    DELETE FROM asked_options WHERE player_id = ${playerId}::uuid
    RETURNING player_id AS "playerId", game_id AS "gameId", version, label, at`;
  return taken;
}

/** Deletes questions that were asked before a time and not answered. */
export async function deleteOldAskedOptions(db: Tx, before: Date): Promise<void> {
  await db.askedOption.deleteMany({ where: { at: { lt: before } } });
}
