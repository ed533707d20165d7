import type { Tx } from './client.ts';
import { locks } from './locks.ts';

/** What a game's log ended with when it was anchored. */
export interface AnchoredHead {
  readonly game: string;
  readonly version: number;
  /** 64 hex digits. */
  readonly hash: string;
}

/** A row of the table `anchors`. `leaves` are the packed heads, sorted by game. */
export interface AnchorRow {
  readonly number: number;
  readonly at: Date;
  readonly root: string;
  readonly previous: string;
  readonly leaves: Buffer;
}

const columns = 'number, at, root, previous, leaves';

/** Lets one process at a time make an anchor or write a file of them, until the end of the transaction. */
export async function lockAnchors(db: Tx): Promise<void> {
  await db.query('SELECT pg_advisory_xact_lock($1)', [locks.anchors]);
}

/** Returns the newest anchor. */
export async function findLastAnchor(db: Tx): Promise<AnchorRow | undefined> {
  const text = `SELECT ${columns} FROM anchors ORDER BY number DESC LIMIT 1`;
  return (await db.query<AnchorRow>(text)).rows[0];
}

/** Returns the first anchor after a number. */
export async function findAnchorAfter(db: Tx, number: number): Promise<AnchorRow | undefined> {
  const text = `SELECT ${columns} FROM anchors WHERE number > $1 ORDER BY number LIMIT 1`;
  return (await db.query<AnchorRow>(text, [number])).rows[0];
}

/** Yields all anchors in order, one at a time. */
export async function* allAnchors(db: Tx): AsyncGenerator<AnchorRow> {
  let anchor = await findAnchorAfter(db, 0);
  while (anchor !== undefined) {
    yield anchor;
    anchor = await findAnchorAfter(db, anchor.number);
  }
}

/** A head to be anchored, and whether the game is over. */
export interface ChangedHead extends AnchoredHead {
  readonly isFinal: boolean;
}

/** Returns up to `limit` heads of started games that differ from what was anchored last, sorted by game. */
export async function changedHeads(db: Tx, limit: number): Promise<ChangedHead[]> {
  const text = `
    SELECT g.id AS game, g.version, encode(g.head_hash, 'hex') AS hash, g.status <> 'running' AS "isFinal"
    FROM (
      SELECT game_id AS id FROM anchored_heads WHERE NOT is_final
      UNION ALL
      SELECT id FROM games n WHERE NOT EXISTS (SELECT 1 FROM anchored_heads a WHERE a.game_id = n.id)
    ) candidate JOIN games g ON g.id = candidate.id
    WHERE g.started_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM anchored_heads a WHERE a.game_id = g.id AND a.version = g.version)
    ORDER BY g.id LIMIT $1`;
  return (await db.query<ChangedHead>(text, [limit])).rows;
}

/** Adds an anchor, and records which heads it holds. */
export async function insertAnchor(
  db: Tx,
  { number, at, root, previous, leaves }: AnchorRow,
  heads: readonly ChangedHead[],
): Promise<void> {
  const text = 'INSERT INTO anchors (number, at, root, previous, leaves) VALUES ($1, $2, $3, $4, $5)';
  await db.query(text, [number, at, root, previous, leaves]);
  const record = `
    INSERT INTO anchored_heads (game_id, version, is_final)
    SELECT * FROM unnest($1::uuid[], $2::int[], $3::boolean[])
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, is_final = excluded.is_final`;
  const games = heads.map(({ game }) => game);
  const versions = heads.map(({ version }) => version);
  await db.query(record, [games, versions, heads.map(({ isFinal }) => isFinal)]);
}

/** Where anchors are sent. */
export type AnchorReceiver = 'email' | 'webhook';

/**
 * Claims the next anchor for a receiver, until `until`: no other process sends it before. Undefined when there is none,
 * or another process is at it. A receiver gets the anchors that are made from when it was first named.
 */
export async function claimAnchor(
  db: Tx,
  receiver: AnchorReceiver,
  now: Date,
  until: Date,
): Promise<AnchorRow | undefined> {
  const add = `
    INSERT INTO anchor_receivers (name, number) SELECT $1, coalesce(max(number) - 1, 0) FROM anchors
    ON CONFLICT DO NOTHING`;
  await db.query(add, [receiver]);
  const claim = `
    UPDATE anchor_receivers r SET claimed_until = $3
    WHERE name = $1 AND coalesce(claimed_until <= $2, true) AND number < (SELECT max(number) FROM anchors)
    RETURNING number`;
  const { rows } = await db.query<{ number: number }>(claim, [receiver, now, until]);
  return rows[0] && findAnchorAfter(db, rows[0].number);
}

/** Records that a receiver has got an anchor. */
export async function markAnchorSent(db: Tx, receiver: AnchorReceiver, number: number): Promise<void> {
  const text =
    'UPDATE anchor_receivers SET number = $2, claimed_until = NULL WHERE name = $1 AND number < $2';
  await db.query(text, [receiver, number]);
}
