import type { Tx } from '../../db/tx.ts';
import type { LogDecision } from '../../engine/index.ts';
import type { HeldDecision as HeldRow } from '../../generated/prisma/client.ts';
import { parseStored, storedDecision } from './log-entries.ts';

/** A decision that has been made but is not in the log until the other game with the same bag has reached the same point. */
export interface HeldDecision {
  readonly game: string;
  /** The version that it was made for. */
  readonly version: number;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly at: Date;
  /** Whether the service decided for the player. */
  readonly isAutomatic: boolean;
  readonly isPlanned: boolean;
  /** The idempotency key it was sent with, and the hash of its body, 64 hexadecimal digits. */
  readonly key?: { readonly key: string; readonly bodyHash: string } | undefined;
}

/** Holds a decision of a game whose lock the caller holds. Meanwhile the game waits for no player, and its clock is stopped. */
export async function holdDecision(db: Tx, held: HeldDecision): Promise<void> {
  const { game, version, seat, at, isAutomatic, isPlanned, key } = held;
  const bodyHash = key === undefined ? null : Buffer.from(key.bodyHash, 'hex');
  await db.$executeRaw`
    WITH held AS (
      INSERT INTO held_decisions (game_id, version, seat, decision, at, is_automatic, is_planned, key, body_hash)
      VALUES (${game}::uuid, ${version}::int, ${seat}::smallint, ${storedDecision(held.decision)}, ${at}::timestamptz,
        ${isAutomatic}::boolean, ${isPlanned}::boolean, ${key?.key ?? null}, ${bodyHash}::bytea)
    ), timer AS (
      DELETE FROM due d USING games g
      WHERE d.key = ${game}::uuid AND d.kind = 'timer' AND d.version <= ${version}::int AND g.id = d.key AND g.paused_at IS NULL
    )
    UPDATE games SET awaiting_seat = NULL, awaiting_phase = NULL, deadline = NULL, held_seat = ${seat}::smallint
    WHERE id = ${game}::uuid`;
}

/** Returns the held decision of a game. */
export async function findHeldDecision(db: Tx, gameId: string): Promise<HeldDecision | undefined> {
  const row = await db.heldDecision.findUnique({ where: { gameId } });
  return row === null ? undefined : heldOf(row);
}

/** Returns and deletes the held decision of a game whose lock the caller holds. The next entry ends the hold. */
export async function takeHeldDecision(db: Tx, gameId: string): Promise<HeldDecision> {
  return heldOf(await db.heldDecision.delete({ where: { gameId } }));
}

function heldOf({ gameId: game, decision, key, bodyHash, ...held }: HeldRow): HeldDecision {
  const isKeyed = key !== null && bodyHash !== null;
  return {
    ...held,
    game,
    decision: parseStored(decision),
    key: isKeyed ? { key, bodyHash: Buffer.from(bodyHash).toString('hex') } : undefined,
  };
}
