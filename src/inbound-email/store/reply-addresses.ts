import type { Tx } from '../../db/tx.ts';

/** A lasting address of a player and a game, in an email about a version of the game. */
export interface NewReplyAddress {
  readonly game: string;
  readonly player: string;
  readonly tokenHash: string;
  /** Number of the player's links that work, when it was made. */
  readonly generation: number;
  readonly version: number;
  readonly at: Date;
}

/** Stores a reply address, or that a later email names it; several emails may do so at the same time. */
export async function upsertReplyAddress(db: Tx, address: NewReplyAddress): Promise<void> {
  const { game: gameId, player: playerId, tokenHash, generation: linkGeneration, version, at } = address;
  const key = { gameId, playerId, tokenHash };
  const row = { ...key, linkGeneration, version, createdAt: at };
  // Two keys are unique: ON CONFLICT with one of them would fail where another email inserts the same address meanwhile.
  const { count } = await db.replyAddress.createMany({ data: [row], skipDuplicates: true });
  if (count === 0)
    await db.replyAddress.updateMany({ where: { ...key, version: { lt: version } }, data: { version } });
}

/** A player who may answer by email about a game. */
export interface ReplyAddressRow {
  readonly game: string;
  readonly player: string;
  /** The confirmed address of the player. */
  readonly email: string;
  readonly locale: string;
  /** Of the game in the latest email. */
  readonly version: number;
}

/** Returns who answers at the address with this hash of a token; undefined: it is none, or works no longer. */
export async function findReplyAddress(
  db: Tx,
  tokenHash: string,
  now: Date,
): Promise<ReplyAddressRow | undefined> {
  const addresses = await db.$queryRaw<ReplyAddressRow[]>`
    SELECT r.game_id AS game, r.player_id AS player, p.email, p.locale, r.version
    FROM reply_addresses r
    JOIN players p ON p.id = r.player_id AND p.link_generation = r.link_generation
    JOIN games g ON g.id = r.game_id
    WHERE r.token_hash = ${tokenHash} AND p.email IS NOT NULL AND p.email_verified_at IS NOT NULL AND p.deleted_at IS NULL
      AND (g.finished_at IS NULL OR g.finished_at > ${now}::timestamptz - interval '30 days')`;
  return addresses[0];
}

/** Deletes the reply addresses of games that ended before `before`. */
export async function deleteOldReplyAddresses(db: Tx, before: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM reply_addresses r USING games g WHERE g.id = r.game_id AND g.finished_at < ${before}::timestamptz`;
}
