import type { Tx } from './client.ts';

export type ModerationAction = 'warn' | 'silence' | 'ban' | 'undo' | 'dismiss' | 'appoint';

/** Who acts as an operator: the account whose token it is, or the user at the command line. */
export type Moderator = { readonly moderatorId: string } | { readonly operator: string };

/** What an operator did. */
export interface ModerationEntry {
  readonly id: string;
  readonly at: Date;
  readonly moderatorId: string | null;
  readonly operator: string | null;
  readonly action: ModerationAction;
  readonly playerId: string | null;
  readonly reportId: string | null;
  readonly sanctionId: string | null;
  readonly until: Date | null;
  readonly reason: string;
}

/** An entry to be written; what is left out does not apply. */
export type NewModerationEntry = Moderator &
  Pick<ModerationEntry, 'id' | 'at' | 'action' | 'reason'> &
  Partial<Pick<ModerationEntry, 'playerId' | 'reportId' | 'sanctionId' | 'until'>>;

/** Appends to the log; the database lets nobody change or delete an entry. */
export async function insertModerationEntry(db: Tx, entry: NewModerationEntry): Promise<void> {
  const text = `
    INSERT INTO moderation_log (id, at, moderator_id, operator, action, player_id, report_id, sanction_id, until, reason)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
  const { id, at, action, playerId, reportId, sanctionId, until, reason } = entry;
  const who = [
    'moderatorId' in entry ? entry.moderatorId : null,
    'operator' in entry ? entry.operator : null,
  ];
  await db.query(text, [id, at, ...who, action, playerId, reportId, sanctionId, until, reason]);
}

/** Returns entries, the latest first: all, or those about a player. `before` ends the page before. */
export async function listModerationEntries(
  db: Tx,
  player: string | undefined,
  before: string | undefined,
  limit: number,
): Promise<ModerationEntry[]> {
  const text = `
    SELECT id, at, moderator_id AS "moderatorId", operator, action, player_id AS "playerId", report_id AS "reportId",
           sanction_id AS "sanctionId", until, reason
    FROM moderation_log
    WHERE ($1::uuid IS NULL OR player_id = $1) AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`;
  return (await db.query<ModerationEntry>(text, [player, before, limit])).rows;
}
