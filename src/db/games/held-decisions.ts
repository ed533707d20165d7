import type { LogDecision } from '../../engine/index.ts';
import type { Tx } from '../tx.ts';
import { parseStored, storedDecision } from './log-entries.ts';

/** A decision that is made, but is not in the log before the other game with the same bag is as far. */
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
  /** What it was sent with; its hash has 64 hexadecimal digits. */
  readonly key?: { readonly key: string; readonly bodyHash: string } | undefined;
}

/** Holds a decision of a game whose lock the caller holds: the game waits for nobody, and its clock stands still. */
export async function holdDecision(db: Tx, held: HeldDecision): Promise<void> {
  const { game, version, seat, at, isAutomatic, isPlanned, key } = held;
  const decision = storedDecision(held.decision);
  const sent = {
    key: key?.key ?? null,
    bodyHash: key === undefined ? null : Buffer.from(key.bodyHash, 'hex'),
  };
  await db.heldDecision.create({
    data: { gameId: game, version, seat, decision, at, isAutomatic, isPlanned, ...sent },
  });
  const waitsForNobody = { awaitingSeat: null, awaitingPhase: null, deadline: null };
  await db.game.update({ where: { id: game }, data: { ...waitsForNobody, heldSeat: seat } });
}

/** Returns the decision that is held in a game. */
export async function findHeldDecision(db: Tx, gameId: string): Promise<HeldDecision | undefined> {
  const row = await db.heldDecision.findUnique({ where: { gameId } });
  if (row === null) return undefined;
  const { decision, key, bodyHash, ...held } = row;
  return {
    ...held,
    game: gameId,
    decision: parseStored(decision),
    key:
      key === null || bodyHash === null
        ? undefined
        : { key, bodyHash: Buffer.from(bodyHash).toString('hex') },
  };
}

/** Deletes the decision that is held in a game whose lock the caller holds. */
export async function endHold(db: Tx, gameId: string): Promise<void> {
  await db.heldDecision.deleteMany({ where: { gameId } });
  await db.game.update({ where: { id: gameId }, data: { heldSeat: null } });
}
