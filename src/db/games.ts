import type { Queryable } from './client.ts';

export type GameStatus = 'open' | 'running' | 'finished' | 'aborted';
export type Visibility = 'public' | 'unlisted' | 'private';
/** Whether seats stay as they were taken or are drawn at the start. */
export type Seating = 'as-taken' | 'drawn';

/** Who sits where; `handle` and `displayName` are the player's now. */
export interface SeatRow {
  readonly seat: number;
  readonly playerId: string;
  readonly handle: string;
  readonly displayName: string;
}

/** A row of the table `games`. `version` is the number of log entries and `headHash` the hash of the last. */
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
  readonly scenario: unknown;
  /** Secret until the game is over; null in a scenario. */
  readonly seed: string | null;
  readonly commitment: string | null;
  readonly inviteCode: string | null;
  readonly awaitingSeat: number | null;
  readonly awaitingPhase: string | null;
  readonly deadline: Date | null;
  readonly scores: readonly number[];
  readonly headHash: string;
  readonly engineVersion: string;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly updatedAt: Date;
  /** In seat order. */
  readonly seats: readonly SeatRow[];
}

const columns = `
  g.id, g.owner_id AS "ownerId", g.name, g.status, g.version, g.rules, g.seat_count AS "seatCount", g.visibility,
  g.seating,
  g.clock, g.scenario, g.seed, g.commitment, g.invite_code AS "inviteCode", g.awaiting_seat AS "awaitingSeat",
  g.awaiting_phase AS "awaitingPhase", g.deadline, coalesce(g.scores, '{}') AS scores, g.head_hash AS "headHash",
  g.engine_version AS "engineVersion", g.created_at AS "createdAt", g.started_at AS "startedAt",
  g.finished_at AS "finishedAt", g.updated_at AS "updatedAt",
  (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s.player_id, 'handle', p.handle,
                                              'displayName', p.display_name) ORDER BY s.seat), '[]')
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
  readonly scenario?: unknown;
  readonly seed?: string | undefined;
  readonly commitment?: string | undefined;
  readonly inviteCode?: string | undefined;
  /** The game of which this is the rematch. */
  readonly rematchOf?: string | undefined;
  readonly engineVersion: string;
  readonly createdAt: Date;
}

const asJson = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

/** Adds an open game with empty seats. */
export async function insertGame(db: Queryable, game: NewGameRow): Promise<void> {
  const text = `
    INSERT INTO games (id, owner_id, name, rules, seat_count, visibility, clock, scenario, seed, commitment,
                       invite_code, engine_version, created_at, updated_at, rematch_of, seating)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15)`;
  const json = [asJson(game.clock), asJson(game.scenario)];
  const who = [game.id, game.ownerId, game.name, asJson(game.rules), game.seatCount, game.visibility];
  const draw = [game.seed, game.commitment, game.inviteCode];
  const rest = [game.engineVersion, game.createdAt, game.rematchOf, game.seating];
  await db.query(text, [...who, ...json, ...draw, ...rest]);
}

/** Returns a game with its seats. */
export async function findGame(db: Queryable, id: string): Promise<GameRow | undefined> {
  const text = `SELECT ${columns} FROM games g WHERE g.id = $1`;
  const { rows } = await db.query<GameRow>({ name: 'find-game', text, values: [id] });
  return rows[0];
}

/** Returns a game with its seats, and locks it until the end of the transaction. */
export async function lockGame(db: Queryable, id: string): Promise<GameRow | undefined> {
  // Two statements: the second takes its snapshot after the lock is held, so it sees the current seats.
  await db.query('SELECT 1 FROM games WHERE id = $1 FOR UPDATE', [id]);
  return findGame(db, id);
}

/** Locks a player's games, so that nobody changes them or takes a seat, until the end of the transaction. */
export async function lockGamesOf(db: Queryable, player: string): Promise<void> {
  const text = `
    SELECT 1 FROM games
    WHERE owner_id = $1 OR id IN (SELECT game_id FROM seats WHERE player_id = $1) ORDER BY id FOR UPDATE`;
  await db.query(text, [player]);
}

/** What the start of a game changes in its row. */
export interface GameStart {
  readonly awaitingSeat: number | undefined;
  readonly awaitingPhase: string | undefined;
  readonly deadline?: Date | undefined;
  readonly scores: readonly number[];
  readonly at: Date;
}

/** Starts a game with as many seats as are taken; returns false if the game was not open any more. */
export async function startGame(db: Queryable, id: string, start: GameStart): Promise<boolean> {
  const text = `
    UPDATE games
    SET status = 'running', awaiting_seat = $2, awaiting_phase = $3, deadline = $4, scores = $5, started_at = $6,
        updated_at = $6, seat_count = (SELECT count(*) FROM seats WHERE game_id = $1)
    WHERE id = $1 AND status = 'open'`;
  const { awaitingSeat, awaitingPhase, deadline, scores, at } = start;
  const { rowCount } = await db.query(text, [id, awaitingSeat, awaitingPhase, deadline, scores, at]);
  return rowCount === 1;
}

/** One page of a list, newest game first; `before` is the last game of the previous page. */
export interface Page {
  readonly status?: GameStatus | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

const pageOf = (order: string) => `
  AND ($2::text IS NULL OR g.status = $2) AND ($3::uuid IS NULL OR ${order} < $3) ORDER BY ${order} DESC LIMIT $4`;

/** Returns games that everybody may see. */
export async function publicGames(db: Queryable, page: Page): Promise<GameRow[]> {
  const text = `SELECT ${columns} FROM games g WHERE g.visibility = $1 ${pageOf('g.id')}`;
  return (await db.query<GameRow>(text, ['public', page.status, page.before, page.limit])).rows;
}

const ofPlayer = `SELECT ${columns} FROM seats m JOIN games g ON g.id = m.game_id WHERE m.player_id = $1`;

/** Returns the games in which a player sits. */
export async function gamesOf(db: Queryable, player: string, page: Page): Promise<GameRow[]> {
  const text = `${ofPlayer} ${pageOf('m.game_id')}`;
  return (await db.query<GameRow>(text, [player, page.status, page.before, page.limit])).rows;
}

/** Returns the running games that wait for a player's decision. */
export async function gamesAwaiting(db: Queryable, player: string, page: Page): Promise<GameRow[]> {
  const text = `${ofPlayer} AND g.status = 'running' AND g.awaiting_seat = m.seat ${pageOf('m.game_id')}`;
  return (await db.query<GameRow>(text, [player, page.status, page.before, page.limit])).rows;
}

/** Number of digits of an id by which people name a game; the index on the end of ids has as many. */
export const endingLength = 5;

/**
 * Returns the games whose id ends with these digits, `endingLength` or more, as far as the player may see them: public
 * ones, and those that the player created, sits in or was invited to.
 */
export async function gamesEnding(db: Queryable, player: string, ending: string): Promise<GameRow[]> {
  const text = `
    SELECT ${columns} FROM games g
    WHERE right(g.id::text, ${endingLength}) = right($2, ${endingLength}) AND right(g.id::text, length($2)) = $2
      AND (g.visibility = 'public' OR g.owner_id = $1
        OR EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = $1)
        OR EXISTS (SELECT 1 FROM invitations i WHERE i.game_id = g.id AND i.player_id = $1))
    ORDER BY g.id DESC LIMIT 10`;
  return (await db.query<GameRow>(text, [player, ending])).rows;
}

/** Returns the open game with an invitation code. */
export async function gameWithCode(db: Queryable, code: string): Promise<GameRow | undefined> {
  const text = `SELECT ${columns} FROM games g WHERE g.invite_code = $1 AND g.status = 'open'`;
  return (await db.query<GameRow>(text, [code])).rows[0];
}

/** Returns the open games that a player was invited to and does not sit in yet, newest first. */
export async function gamesInviting(db: Queryable, player: string, limit: number): Promise<GameRow[]> {
  const text = `
    SELECT ${columns} FROM invitations i JOIN games g ON g.id = i.game_id
    WHERE i.player_id = $1 AND g.status = 'open'
      AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = $1)
    ORDER BY g.id DESC LIMIT $2`;
  return (await db.query<GameRow>(text, [player, limit])).rows;
}

/** The head of a log as the game's row has it. */
export interface LogHead {
  readonly game: string;
  readonly version: number;
  readonly headHash: string;
}

/** Yields the heads of all logs in the order of the games, read a page at a time. */
export async function* allHeads(db: Queryable, pageSize = 1000): AsyncGenerator<LogHead> {
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  const text = `SELECT id AS game, version, head_hash AS "headHash" FROM games WHERE id > $1 ORDER BY id LIMIT $2`;
  while (last) {
    const page: { rows: LogHead[] } = await db.query({ text, values: [last, pageSize] });
    yield* page.rows;
    last = page.rows.at(-1)?.game;
  }
}

/** Whether a game is running and at a version. */
export async function isAtVersion(db: Queryable, id: string, version: number): Promise<boolean> {
  const text = `SELECT 1 FROM games WHERE id = $1 AND version = $2 AND status = 'running'`;
  return (await db.query({ name: 'is-at-version', text, values: [id, version] })).rows.length > 0;
}

/** Returns the rematch of a game. */
export async function findRematch(db: Queryable, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM games WHERE rematch_of = $1', [id]);
  return rows[0]?.id;
}
