import type { Tx } from '../../db/tx.ts';
import { type Plan, PlanState, type Prisma } from '../../generated/prisma/client.ts';

export { PlanState };

/** Decisions that a player prepared. What they are and on which conditions is JSON, which only `src/games/plans` reads. */
export type PlanRow = Readonly<Omit<Plan, 'conditions' | 'decisions'>> & {
  readonly conditions: unknown;
  readonly decisions: unknown;
};

/** Returns a plan as it is written. */
const columnsOf = ({ conditions, decisions, ...columns }: PlanRow) => ({
  ...columns,
  conditions: conditions as Prisma.InputJsonValue,
  decisions: decisions as Prisma.InputJsonValue,
});

/** Adds a plan that waits. */
export async function insertPlan(db: Tx, plan: PlanRow): Promise<void> {
  await db.plan.create({ data: columnsOf(plan) });
}

/** Returns a player's plans of a game: those that wait in their order, then the others, the last to end in front. */
export async function plansOf(db: Tx, gameId: string, playerId: string): Promise<PlanRow[]> {
  const orderBy: Prisma.PlanOrderByWithRelationInput[] = [{ closedAt: 'desc' }, { id: 'desc' }];
  const plans = await db.plan.findMany({ where: { gameId, playerId }, orderBy });
  const waiting = plans.filter(({ state }) => state === 'waiting');
  const ended = plans.filter(({ state }) => state !== 'waiting');
  return [...waiting.sort((one, other) => one.position - other.position), ...ended];
}

/** Returns the plans of a game that wait, those of a player in their order. */
export function waitingPlans(db: Tx, gameId: string): Promise<PlanRow[]> {
  const orderBy: Prisma.PlanOrderByWithRelationInput[] = [
    { playerId: 'asc' },
    { position: 'asc' },
    { id: 'asc' },
  ];
  return db.plan.findMany({ where: { gameId, state: 'waiting' }, orderBy });
}

/** Writes a plan as it is now. */
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

/** Deletes a plan, and those that wait for it. */
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

/** Deletes a player's plans of a game that ended, but for the last `most`. */
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

/** Whether the service makes a player's decisions to which there is no alternative. */
export async function isForcedPlayed(db: Tx, gameId: string, playerId: string): Promise<boolean> {
  const seat = await db.seat.findUnique({
    where: { gameId_playerId: { gameId, playerId } },
    select: { playForcedMoves: true },
  });
  return seat?.playForcedMoves ?? false;
}

/** Sets whether the service makes a player's decisions to which there is no alternative. */
export async function setForcedPlayed(db: Tx, gameId: string, playerId: string, is: boolean): Promise<void> {
  await db.seat.updateMany({ where: { gameId, playerId }, data: { playForcedMoves: is } });
}
