import type { Tx } from '../../db/tx.ts';
import { type Plan, PlanState, type Prisma } from '../../generated/prisma/client.ts';

export { PlanState };

/** A player's plan. Its decisions and conditions are JSON that only `src/games/plans` parses. */
export type PlanRow = Readonly<Omit<Plan, 'conditions' | 'decisions'>> & {
  readonly conditions: unknown;
  readonly decisions: unknown;
};

/** Returns the columns of a plan. */
const columnsOf = ({ conditions, decisions, ...columns }: PlanRow) => ({
  ...columns,
  conditions: conditions as Prisma.InputJsonValue,
  decisions: decisions as Prisma.InputJsonValue,
});

/** Adds a waiting plan. */
export async function insertPlan(db: Tx, plan: PlanRow): Promise<void> {
  await db.plan.create({ data: columnsOf(plan) });
}

/** Returns a player's plans in a game: the waiting ones in order, then the ended ones, latest first. */
export async function plansOf(db: Tx, gameId: string, playerId: string): Promise<PlanRow[]> {
  const orderBy: Prisma.PlanOrderByWithRelationInput[] = [{ closedAt: 'desc' }, { id: 'desc' }];
  const plans = await db.plan.findMany({ where: { gameId, playerId }, orderBy });
  const waiting = plans.filter(({ state }) => state === 'waiting');
  const ended = plans.filter(({ state }) => state !== 'waiting');
  return [...waiting.sort((one, other) => one.position - other.position), ...ended];
}

/** Returns the waiting plans of a game; each player's are in order. */
export function waitingPlans(db: Tx, gameId: string): Promise<PlanRow[]> {
  const orderBy: Prisma.PlanOrderByWithRelationInput[] = [
    { playerId: 'asc' },
    { position: 'asc' },
    { id: 'asc' },
  ];
  return db.plan.findMany({ where: { gameId, state: 'waiting' }, orderBy });
}

/** Updates the row of a plan. */
export async function updatePlan(db: Tx, plan: PlanRow): Promise<void> {
  const { gameId, id, ...changed } = columnsOf(plan);
  await db.plan.updateMany({ where: { gameId, id }, data: changed });
}

/** Numbers some plans of a game 1, 2, 3 … in this order. */
export async function numberPlans(db: Tx, gameId: string, ids: readonly string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE plans p SET position = placed.position
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS placed (id, position)
    WHERE p.game_id = ${gameId}::uuid AND p.id = placed.id AND p.position <> placed.position`;
}

/** Deletes a plan, and the waiting plans that follow it. */
export async function deletePlan(db: Tx, gameId: string, id: string): Promise<void> {
  await db.$executeRaw`
    WITH RECURSIVE chain AS (
      SELECT game_id, id, state FROM plans WHERE game_id = ${gameId}::uuid AND id = ${id}::uuid
      UNION
      SELECT p.game_id, p.id, p.state FROM plans p JOIN chain c ON p.game_id = c.game_id AND p.follows = c.id
      WHERE p.state = 'waiting' AND c.state = 'waiting')
    DELETE FROM plans WHERE (game_id, id) IN (SELECT game_id, id FROM chain)`;
}

/** Deletes all plans of a game, or those of one player. */
export async function deletePlans(db: Tx, gameId: string, playerId?: string): Promise<void> {
  await db.plan.deleteMany({ where: playerId === undefined ? { gameId } : { gameId, playerId } });
}

/** Deletes a player's ended plans in a game, except the last `most`. */
export async function deleteEndedPlans(
  db: Tx,
  gameId: string,
  playerId: string,
  most: number,
): Promise<void> {
  await db.$executeRaw`
    DELETE FROM plans WHERE (game_id, id) IN (
      SELECT game_id, id FROM plans
      WHERE game_id = ${gameId}::uuid AND player_id = ${playerId}::uuid AND state <> 'waiting'
      ORDER BY closed_at DESC, id DESC OFFSET ${most}::int)`;
}

/** Whether a player has automatic forced moves in a game. */
export async function isForcedPlayed(db: Tx, gameId: string, playerId: string): Promise<boolean> {
  const seat = await db.seat.findUnique({
    where: { gameId_playerId: { gameId, playerId } },
    select: { playForcedMoves: true },
  });
  return seat?.playForcedMoves ?? false;
}

/** Turns a player's automatic forced moves on or off in a game. */
export async function setForcedPlayed(db: Tx, gameId: string, playerId: string, is: boolean): Promise<void> {
  await db.seat.updateMany({ where: { gameId, playerId }, data: { playForcedMoves: is } });
}
