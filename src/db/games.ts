import type { PhaseName } from '../engine/index.ts';
import type { RobotLevel } from '../robots/index.ts';
import type { Tx } from './client.ts';

export type GameStatus = 'open' | 'running' | 'finished' | 'aborted';
export type Visibility = 'public' | 'unlisted' | 'private';
/** Whether seats stay as they were taken or are drawn at the start. */
export type Seating = 'as-taken' | 'drawn';

/**
 * A seat and its player; `handle` and `displayName` are the player's current ones. The name of somebody for whom a robot
 * stands in says so: `Mira (robot)`.
 */
export interface SeatRow {
  readonly seat: number;
  readonly playerId: string;
  readonly handle: string;
  readonly displayName: string;
  /** Whether the player has no account. */
  readonly isGuest: boolean;
  /** Level of the robot that decides for the seat now. */
  readonly robot: RobotLevel | null;
}

/**
 * A row of the table `games`. `version` is the number of log entries and `headHash` the hash of the last; before the first
 * that of the opening.
 */
export interface GameRow {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly status: GameStatus;
  readonly version: number;
  readonly rules: unknown;
  readonly seatCount: number;
  readonly visibility: Visibility;
  readonly seating: Seating;
  readonly clock: unknown;
  /** Whether the table plays with what counts and calculates for players. */
  readonly aids: boolean;
  readonly scenario: unknown;
  /** Secret until the game is over; null in a scenario. */
  readonly seed: string | null;
  readonly commitment: string | null;
  readonly inviteCode: string | null;
  readonly awaitingSeat: number | null;
  readonly awaitingPhase: PhaseName | null;
  readonly deadline: Date | null;
  /** Since when the clock stands still; there is no deadline then. */
  readonly pausedAt: Date | null;
  /** The seat that was given a hint for the decision that it is to make. */
  readonly hintedSeat: number | null;
  readonly scores: readonly number[];
  readonly headHash: string;
  readonly engineVersion: string;
  /** Whether robots may play, also for somebody who is away. */
  readonly allowRobots: boolean;
  /** An ISO 8601 duration. */
  readonly robotPause: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly updatedAt: Date;
  /** In seat order. */
  readonly seats: readonly SeatRow[];
}

/** Select list of a game and its seats, from `games g`. */
export const gameColumns = `
  g.id, g.owner_id AS "ownerId", g.name, g.status, g.version, g.rules, g.seat_count AS "seatCount", g.visibility,
  g.seating,
  g.clock, g.aids, g.scenario, encode(g.seed, 'hex') AS seed, encode(g.commitment, 'hex') AS commitment, g.invite_code AS "inviteCode", g.awaiting_seat AS "awaitingSeat",
  g.awaiting_phase AS "awaitingPhase", g.deadline, g.paused_at AS "pausedAt", g.hinted_seat AS "hintedSeat", coalesce(g.scores, '{}') AS scores, encode(g.head_hash, 'hex') AS "headHash",
  g.engine_version AS "engineVersion", g.allow_robots AS "allowRobots", g.robot_pause AS "robotPause", g.created_at AS "createdAt", g.started_at AS "startedAt",
  g.finished_at AS "finishedAt", g.updated_at AS "updatedAt",
  (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s.player_id, 'handle', p.handle,
                                              'displayName', p.display_name || CASE WHEN s.robot IS NOT NULL AND p.robot IS NULL THEN ' (robot)' ELSE '' END,
                                              'isGuest', p.guest_until IS NOT NULL, 'robot', s.robot)
                            ORDER BY s.seat), '[]')
   FROM seats s JOIN players p ON p.id = s.player_id WHERE s.game_id = g.id) AS seats`;

/** The columns of a new game. */
export interface NewGameRow {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly rules: unknown;
  readonly seatCount: number;
  readonly visibility: Visibility;
  readonly seating: Seating;
  readonly clock?: unknown;
  /** True if absent. */
  readonly aids?: boolean;
  readonly scenario?: unknown;
  readonly seed?: string | undefined;
  readonly commitment?: string | undefined;
  readonly inviteCode?: string | undefined;
  readonly engineVersion: string;
  readonly allowRobots?: boolean | undefined;
  readonly robotPause?: string | undefined;
  readonly createdAt: Date;
}

const bytesOf = (digits: string | undefined) => (digits === undefined ? null : Buffer.from(digits, 'hex'));
const asJson = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** Adds an open game with empty seats. */
export async function insertGame(db: Tx, game: NewGameRow): Promise<void> {
  const text = `
    INSERT INTO games (id, owner_id, name, rules, seat_count, visibility, clock, scenario, seed, commitment,
                       invite_code, engine_version, created_at, updated_at, seating, aids, allow_robots, robot_pause)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15, $16, $17)`;
  const json = [asJson(game.clock), asJson(game.scenario)];
  const who = [game.id, game.ownerId, game.name, asJson(game.rules), game.seatCount, game.visibility];
  const draw = [bytesOf(game.seed), bytesOf(game.commitment), game.inviteCode];
  const rest = [game.engineVersion, game.createdAt, game.seating, game.aids ?? true];
  const robots = [game.allowRobots ?? true, game.robotPause];
  await db.query(text, [...who, ...json, ...draw, ...rest, ...robots]);
}

/** Returns a game with its seats. */
export async function findGame(db: Tx, id: string): Promise<GameRow | undefined> {
  const text = `SELECT ${gameColumns} FROM games g WHERE g.id = $1`;
  const { rows } = await db.query<GameRow>({ name: 'find-game', text, values: [id] });
  return rows[0];
}

/** Returns some games with their seats, in any order. */
export async function findGames(db: Tx, ids: readonly string[]): Promise<GameRow[]> {
  const text = `SELECT ${gameColumns} FROM games g WHERE g.id = ANY($1)`;
  return (await db.query<GameRow>({ name: 'find-games', text, values: [ids] })).rows;
}

/** Returns a game with its seats, and locks it until the end of the transaction. */
export async function lockGame(db: Tx, id: string): Promise<GameRow | undefined> {
  // Two statements: the second takes its snapshot after the lock is held, so it sees the current seats.
  await db.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [id]);
  return findGame(db, id);
}

/** Locks a player's games, so that nobody changes them or takes a seat, until the end of the transaction. */
export async function lockGamesOf(db: Tx, player: string): Promise<void> {
  const text = `
    SELECT 1 FROM games
    WHERE owner_id = $1 OR id IN (SELECT game_id FROM seats WHERE player_id = $1) ORDER BY id FOR UPDATE`;
  await db.query(text, [player]);
}

/** The changes to a game's row that its start brings. */
export interface GameStart {
  readonly awaitingSeat: number | undefined;
  readonly awaitingPhase: PhaseName | undefined;
  readonly deadline?: Date | undefined;
  readonly scores: readonly number[];
  /** The opening of the log: its content, and its hash in hexadecimal digits. */
  readonly opening: { readonly content: unknown; readonly hash: string };
  readonly at: Date;
}

/**
 * Starts a game with as many seats as are taken and opens its log, in one statement; returns false if the game was not
 * open any more.
 */
export async function startGame(db: Tx, id: string, start: GameStart): Promise<boolean> {
  const text = `
    WITH game AS (
      UPDATE games
      SET status = 'running', awaiting_seat = $2, awaiting_phase = $3, deadline = $4, scores = $5, started_at = $6,
          updated_at = $6, head_hash = $7, seat_count = (SELECT count(*) FROM seats WHERE game_id = $1)
      WHERE id = $1 AND status = 'open' RETURNING id
    )
    INSERT INTO log_entries (game_id, seq, at, hash, decision) SELECT id, 0, $6, $7, $8 FROM game`;
  const { awaitingSeat, awaitingPhase, deadline, scores, at, opening } = start;
  const log = [Buffer.from(opening.hash, 'hex'), JSON.stringify(opening.content)];
  const { rowCount } = await db.query(text, [id, awaitingSeat, awaitingPhase, deadline, scores, at, ...log]);
  return rowCount === 1;
}

/** Whether a game is running and at a version. */
export async function isAtVersion(db: Tx, id: string, version: number): Promise<boolean> {
  const text = `SELECT 1 FROM games WHERE id = $1 AND version = $2 AND status = 'running'`;
  return (await db.query({ name: 'is-at-version', text, values: [id, version] })).rows.length > 0;
}

/** Whether the clock of a game stands still. */
export async function isPaused(db: Tx, id: string): Promise<boolean> {
  const text = 'SELECT 1 FROM games WHERE id = $1 AND paused_at IS NOT NULL';
  return (await db.query({ name: 'is-paused', text, values: [id] })).rows.length > 0;
}

/** Returns the rematch of a game. */
export async function findRematch(db: Tx, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string | null }>('SELECT rematch_id AS id FROM games WHERE id = $1', [
    id,
  ]);
  return rows[0]?.id ?? undefined;
}

/** Makes a game the rematch of another one; returns false, and changes nothing, if that has one. */
export async function setRematch(db: Tx, of: string, id: string): Promise<boolean> {
  const text = 'UPDATE games SET rematch_id = $2 WHERE id = $1 AND rematch_id IS NULL';
  return (await db.query(text, [of, id])).rowCount === 1;
}

/** Records that a seat was given a hint for the decision after `version`; returns false if the game has moved on. */
export async function setHinted(
  db: Tx,
  { id, version, seat }: { readonly id: string; readonly version: number; readonly seat: number },
): Promise<boolean> {
  const text = `
    UPDATE games SET hinted_seat = $3 WHERE id = $1 AND version = $2 AND awaiting_seat = $3 AND status = 'running'`;
  return (await db.query(text, [id, version, seat])).rowCount === 1;
}
