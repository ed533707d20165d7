import type { Tx } from '../../db/tx.ts';
import type { ModerationAction, ModerationLogEntry } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';

export type { ModerationAction };

/** A person acting as an operator: the account that owns the token, or the user at the command line. */
export type Moderator = { readonly moderatorId: string } | { readonly operator: string };

/** A logged action of an operator. */
export type ModerationEntry = Readonly<ModerationLogEntry>;

/** A new log entry; members that do not apply are omitted. */
export type NewModerationEntry = Moderator &
  Pick<ModerationEntry, 'id' | 'at' | 'action' | 'reason'> &
  Partial<Pick<ModerationEntry, 'playerId' | 'reportId' | 'sanctionId' | 'until'>>;

/** Appends to the log. The database rejects changes and deletions of entries. */
export async function insertModerationEntry(db: Tx, entry: NewModerationEntry): Promise<void> {
  await db.moderationLogEntry.create({ data: entry });
}

/** Returns log entries, newest first: all, or those about a player. */
export function listModerationEntries(
  db: Tx,
  player: string | undefined,
  part: ListPart,
): Promise<ModerationEntry[]> {
  const about = player === undefined ? {} : { playerId: player };
  const { where, ...rest } = partById(part, 'desc');
  return db.moderationLogEntry.findMany({ where: { ...about, ...where }, ...rest });
}
