import { locks } from '../db/locks.ts';
import type { Tx } from '../db/tx.ts';
import type { Anchor } from '../generated/prisma/client.ts';

/** The head of a game's log when it was anchored. */
export interface AnchoredHead {
  readonly game: string;
  readonly version: number;
  /** 64 hex digits. */
  readonly hash: string;
}

/** A row of the table `anchors`. `leaves` are the packed heads, sorted by game. */
export type AnchorRow = Readonly<Omit<Anchor, 'leaves'>> & { readonly leaves: Buffer };

const withBuffer = (anchor: Anchor | null): AnchorRow | undefined =>
  anchor === null ? undefined : { ...anchor, leaves: Buffer.from(anchor.leaves) };

/** Locks the anchors until the end of the transaction, so that one process at a time creates one or writes a file. */
export async function lockAnchors(db: Tx): Promise<void> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${locks.anchors}::int8)`;
}

/** Returns the newest anchor. */
export async function findLastAnchor(db: Tx): Promise<AnchorRow | undefined> {
  return withBuffer(await db.anchor.findFirst({ orderBy: { number: 'desc' } }));
}

/** Returns the first anchor after a number. */
export async function findAnchorAfter(db: Tx, number: number): Promise<AnchorRow | undefined> {
  return withBuffer(
    await db.anchor.findFirst({ where: { number: { gt: number } }, orderBy: { number: 'asc' } }),
  );
}

/** Yields all anchors in order, one at a time. */
export async function* allAnchors(db: Tx): AsyncGenerator<AnchorRow> {
  let anchor = await findAnchorAfter(db, 0);
  while (anchor !== undefined) {
    yield anchor;
    anchor = await findAnchorAfter(db, anchor.number);
  }
}

/** A head to anchor, and whether the game is over. */
export interface ChangedHead extends AnchoredHead {
  readonly isFinal: boolean;
}

/** Returns up to `limit` heads of started games that differ from their last anchored ones, sorted by game. */
export function changedHeads(db: Tx, limit: number): Promise<ChangedHead[]> {
  return db.$queryRaw`
    SELECT g.id AS game, g.version, encode(g.head_hash, 'hex') AS hash, g.status <> 'running' AS "isFinal"
    FROM (
      SELECT game_id AS id FROM anchored_heads WHERE NOT is_final
      UNION ALL
      SELECT id FROM games n WHERE NOT EXISTS (SELECT 1 FROM anchored_heads a WHERE a.game_id = n.id)
    ) candidate JOIN games g ON g.id = candidate.id
    WHERE g.started_at IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM anchored_heads a WHERE a.game_id = g.id AND a.version = g.version)
    ORDER BY g.id LIMIT ${limit}::int`;
}

/** Adds an anchor, and records its heads. */
export async function insertAnchor(db: Tx, anchor: AnchorRow, heads: readonly ChangedHead[]): Promise<void> {
  const leaves = Uint8Array.from(anchor.leaves);
  await db.anchor.createMany({ data: [{ ...anchor, leaves }] });
  const games = heads.map(({ game }) => game);
  const versions = heads.map(({ version }) => version);
  const areFinal = heads.map(({ isFinal }) => isFinal);
  await db.$executeRaw`
    INSERT INTO anchored_heads (game_id, version, is_final)
    SELECT * FROM unnest(${games}::uuid[], ${versions}::int[], ${areFinal}::boolean[])
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, is_final = excluded.is_final`;
}

/** Where anchors are sent. */
export type AnchorReceiver = 'email' | 'webhook';

/**
 * Claims the next anchor for a receiver until `until`, before which no other process sends it. Returns undefined if there
 * is none, or another process is sending. A receiver gets the anchors created since it was first configured.
 */
export async function claimAnchor(
  db: Tx,
  receiver: AnchorReceiver,
  now: Date,
  until: Date,
): Promise<AnchorRow | undefined> {
  await db.$executeRaw`
    INSERT INTO anchor_receivers (name, number) SELECT ${receiver}::text, coalesce(max(number) - 1, 0) FROM anchors
    ON CONFLICT DO NOTHING`;
  const claimed = await db.$queryRaw<{ number: number }[]>`
    UPDATE anchor_receivers r SET claimed_until = ${until}::timestamptz
    WHERE name = ${receiver} AND coalesce(claimed_until <= ${now}::timestamptz, true)
      AND number < (SELECT max(number) FROM anchors)
    RETURNING number`;
  return claimed[0] && findAnchorAfter(db, claimed[0].number);
}

/** Records that an anchor was delivered to a receiver. */
export async function markAnchorSent(db: Tx, name: AnchorReceiver, number: number): Promise<void> {
  const where = { name, number: { lt: number } };
  await db.anchorReceiver.updateMany({ where, data: { number, claimedUntil: null } });
}
