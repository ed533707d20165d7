import type { Tx } from '../../db/tx.ts';

/** A permanent address of a player and a game, used by an email about a version of the game. */
export interface NewReplyAddress {
  readonly game: string;
  readonly player: string;
  readonly tokenHash: string;
  /** The player's link generation when it was made. */
  readonly generation: number;
  readonly version: number;
  readonly at: Date;
}

/** Stores a reply address, or its use by a later email; simultaneous calls are safe. */
export async function upsertReplyAddress(db: Tx, address: NewReplyAddress): Promise<void> {
  const { game: gameId, player: playerId, tokenHash, generation: linkGeneration, version, at } = address;
  const key = { gameId, playerId, tokenHash };
  const row = { ...key, linkGeneration, version, createdAt: at };
  // Two keys are unique: ON CONFLICT on one of them would fail if another email inserts the same address in the meantime.
  const { count } = await db.replyAddress.createMany({ data: [row], skipDuplicates: true });
  if (count === 0)
    await db.replyAddress.updateMany({ where: { ...key, version: { lt: version } }, data: { version } });
}

/** A player who can answer by email about a game. */
export interface ReplyAddressRow {
  readonly game: string;
  readonly player: string;
  /** The player's confirmed address. */
  readonly email: string;
  readonly locale: string;
  /** The game's version in the latest email. */
  readonly version: number;
}

/** Returns the player and game of the reply address with this token hash; undefined if it is unknown or no longer valid. */
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

/** Deletes the reply addresses of games that finished before `before`. */
export async function deleteOldReplyAddresses(db: Tx, before: Date): Promise<void> {
  await db.$executeRaw`
    DELETE FROM reply_addresses r USING games g WHERE g.id = r.game_id AND g.finished_at < ${before}::timestamptz`;
}
