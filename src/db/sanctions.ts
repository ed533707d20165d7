import type { Tx } from './client.ts';

export type SanctionKind = 'warning' | 'silence' | 'ban';

/** A warning, silence or ban of a player. */
export interface SanctionRow {
  readonly id: string;
  readonly playerId: string;
  readonly kind: SanctionKind;
  /** Shown to the player. */
  readonly reason: string;
  readonly reportId: string | null;
  readonly createdAt: Date;
  /** Null: it lasts until it is undone. */
  readonly until: Date | null;
  readonly undoneAt: Date | null;
}

const columns = `
  id, player_id AS "playerId", kind, reason, report_id AS "reportId", created_at AS "createdAt", until,
  undone_at AS "undoneAt"`;

/** Returns a player's sanction of a kind that is in force at `now`; of several, the one that lasts longest. */
export async function sanctionInForce(
  db: Tx,
  player: string,
  kind: SanctionKind,
  now: Date,
): Promise<SanctionRow | undefined> {
  const text = `
    SELECT ${columns} FROM sanctions
    WHERE player_id = $1 AND kind = $2 AND undone_at IS NULL AND (until IS NULL OR until > $3)
    ORDER BY until DESC NULLS FIRST LIMIT 1`;
  const values = [player, kind, now];
  return (await db.query<SanctionRow>({ name: 'sanction-in-force', text, values })).rows[0];
}

/** Returns all sanctions of a player, the latest first. */
export async function sanctionsOf(db: Tx, player: string): Promise<SanctionRow[]> {
  const text = `SELECT ${columns} FROM sanctions WHERE player_id = $1 ORDER BY id DESC LIMIT 100`;
  return (await db.query<SanctionRow>(text, [player])).rows;
}

/** Returns a sanction. */
export async function findSanction(db: Tx, id: string): Promise<SanctionRow | undefined> {
  return (await db.query<SanctionRow>(`SELECT ${columns} FROM sanctions WHERE id = $1`, [id])).rows[0];
}

/** Adds a sanction. */
export async function insertSanction(db: Tx, sanction: Omit<SanctionRow, 'undoneAt'>): Promise<void> {
  const text = `
    INSERT INTO sanctions (id, player_id, kind, reason, report_id, created_at, until)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`;
  const { id, playerId, kind, reason, reportId, createdAt, until } = sanction;
  await db.query(text, [id, playerId, kind, reason, reportId, createdAt, until]);
}

/** Undoes a sanction; returns false if it was undone before. */
export async function undoSanction(db: Tx, id: string, at: Date): Promise<boolean> {
  const text = 'UPDATE sanctions SET undone_at = $2 WHERE id = $1 AND undone_at IS NULL';
  return (await db.query(text, [id, at])).rowCount === 1;
}
