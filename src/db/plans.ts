import type { Tx } from './client.ts';

export const planStates = ['waiting', 'done', 'cancelled'] as const;
export type PlanState = (typeof planStates)[number];

/** Decisions that a player prepared. What they are and on which conditions is JSON, which only `src/games/plans` reads. */
export interface PlanRow {
  readonly game: string;
  readonly id: string;
  readonly playerId: string;
  /** Order among those of the player that wait, from 1. */
  readonly position: number;
  readonly tile: string | null;
  readonly conditions: unknown;
  readonly decisions: unknown;
  readonly repeats: boolean;
  /** The plan that has to be carried out before; null: none. It waits for one that waits. */
  readonly follows: string | null;
  /** How many of the decisions are in the log. */
  readonly made: number;
  readonly state: PlanState;
  /** Entry of the log with the first of the decisions that were made. */
  readonly seq: number | null;
  /** Why it was cancelled, and the same in an English sentence. */
  readonly reason: string | null;
  readonly detail: string | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

const columns = `
  game_id AS game, id, player_id AS "playerId", position, tile, conditions, decisions, repeats, follows, made, state, seq,
  reason, detail, created_at AS "createdAt", closed_at AS "closedAt"`;

/** Adds a plan that waits. */
export async function insertPlan(db: Tx, plan: PlanRow): Promise<void> {
  const text = `
    INSERT INTO plans (game_id, id, player_id, position, tile, conditions, decisions, repeats, follows, created_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
  const { game, id, playerId, position, tile, conditions, decisions, repeats, follows, createdAt } = plan;
  const json = [JSON.stringify(conditions), JSON.stringify(decisions)];
  await db.query(text, [game, id, playerId, position, tile, ...json, repeats, follows, createdAt]);
}

/** Returns a player's plans of a game: those that wait in their order, then the others, the last to end in front. */
export async function plansOf(db: Tx, game: string, player: string): Promise<PlanRow[]> {
  const text = `
    SELECT ${columns} FROM plans WHERE game_id = $1 AND player_id = $2
    ORDER BY state <> 'waiting', CASE WHEN state = 'waiting' THEN position END, closed_at DESC, id DESC`;
  return (await db.query<PlanRow>(text, [game, player])).rows;
}

/** Returns the plans of a game that wait, those of a player in their order. */
export async function waitingPlans(db: Tx, game: string): Promise<PlanRow[]> {
  const text = `
    SELECT ${columns} FROM plans WHERE game_id = $1 AND state = 'waiting' ORDER BY player_id, position, id`;
  return (await db.query<PlanRow>({ name: 'waiting-plans', text, values: [game] })).rows;
}

/** Writes a plan as it is now. */
export async function updatePlan(db: Tx, plan: PlanRow): Promise<void> {
  const text = `
    UPDATE plans SET position = $3, tile = $4, conditions = $5, decisions = $6, repeats = $7, made = $8, state = $9,
                     seq = $10, reason = $11, detail = $12, closed_at = $13
    WHERE game_id = $1 AND id = $2`;
  const { game, id, position, tile, conditions, decisions, repeats, made, state, seq } = plan;
  const json = [JSON.stringify(conditions), JSON.stringify(decisions)];
  const end = [seq, plan.reason, plan.detail, plan.closedAt];
  await db.query(text, [game, id, position, tile, ...json, repeats, made, state, ...end]);
}

/** Deletes a plan, and those that wait for it. */
export async function deletePlan(db: Tx, game: string, id: string): Promise<void> {
  const text = `
    WITH RECURSIVE chain AS (
      SELECT id, state FROM plans WHERE game_id = $1 AND id = $2
      UNION
      SELECT p.id, p.state FROM plans p JOIN chain c ON p.follows = c.id
      WHERE p.game_id = $1 AND p.state = 'waiting' AND c.state = 'waiting')
    DELETE FROM plans WHERE game_id = $1 AND id IN (SELECT id FROM chain)`;
  await db.query(text, [game, id]);
}

/** Deletes all plans of a game, or those of one player. */
export async function deletePlans(db: Tx, game: string, player?: string): Promise<void> {
  const text = 'DELETE FROM plans WHERE game_id = $1 AND ($2::uuid IS NULL OR player_id = $2::uuid)';
  await db.query(text, [game, player ?? null]);
}

/** Deletes a player's plans of a game that ended, but for the last `most`. */
export async function deleteEndedPlans(db: Tx, game: string, player: string, most: number): Promise<void> {
  const text = `
    DELETE FROM plans WHERE game_id = $1 AND player_id = $2 AND state <> 'waiting' AND id NOT IN (
      SELECT id FROM plans WHERE game_id = $1 AND player_id = $2 AND state <> 'waiting'
      ORDER BY closed_at DESC, id DESC LIMIT $3)`;
  await db.query(text, [game, player, most]);
}

/** Whether the service makes a player's decisions to which there is no alternative. */
export async function isForcedPlayed(db: Tx, game: string, player: string): Promise<boolean> {
  const text = 'SELECT play_forced AS is FROM seats WHERE game_id = $1 AND player_id = $2';
  return (await db.query<{ is: boolean }>(text, [game, player])).rows[0]?.is ?? false;
}

/** Sets whether the service makes a player's decisions to which there is no alternative. */
export async function setForcedPlayed(db: Tx, game: string, player: string, is: boolean): Promise<void> {
  await db.query('UPDATE seats SET play_forced = $3 WHERE game_id = $1 AND player_id = $2', [
    game,
    player,
    is,
  ]);
}
