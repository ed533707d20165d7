import type { Tx } from '../../db/tx.ts';
import type { ModerationAction, ModerationLogEntry } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';

export type { ModerationAction };

/** Who acts as an operator: the account whose token it is, or the user at the command line. */
export type Moderator = { readonly moderatorId: string } | { readonly operator: string };

/** What an operator did. */
export type ModerationEntry = Readonly<ModerationLogEntry>;

/** An entry to be written; what is left out does not apply. */
export type NewModerationEntry = Moderator &
  Pick<ModerationEntry, 'id' | 'at' | 'action' | 'reason'> &
  Partial<Pick<ModerationEntry, 'playerId' | 'reportId' | 'sanctionId' | 'until'>>;

/** Appends to the log; the database lets nobody change or delete an entry. */
export async function insertModerationEntry(db: Tx, entry: NewModerationEntry): Promise<void> {
  await db.moderationLogEntry.create({ data: entry });
}

/** Returns entries, the latest first: all, or those about a player. */
export function listModerationEntries(
  db: Tx,
  player: string | undefined,
  part: ListPart,
): Promise<ModerationEntry[]> {
  const about = player === undefined ? {} : { playerId: player };
  const { where, ...rest } = partById(part, 'desc');
  return db.moderationLogEntry.findMany({ where: { ...about, ...where }, ...rest });
}
