import type { Tx } from './client.ts';

/** What players can request of the others at the table. */
export const requestKinds = ['robot', 'undo', 'pause', 'resume', 'more-time', 'end'] as const;
export type RequestKind = (typeof requestKinds)[number];
export const requestStates = ['open', 'accepted', 'declined', 'withdrawn', 'outdated', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

/** Something that a player requests of the others; seats by their numbers. */
export interface RequestRow {
  readonly game: string;
  readonly id: string;
  readonly kind: RequestKind;
  readonly bySeat: number;
  /** The seat that it is about, if it is about one. */
  readonly seat: number | null;
  /** Those who have agreed, in that order. */
  readonly agreed: readonly number[];
  readonly declinedBy: number | null;
  readonly state: RequestState;
  /** The version of the game when it was requested. */
  readonly version: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const columns = `
  game_id AS game, id, kind, by_seat AS "bySeat", seat, agreed, declined_by AS "declinedBy", state, version,
  created_at AS "createdAt", expires_at AS "expiresAt"`;

type NewRequest = Omit<RequestRow, 'agreed' | 'declinedBy' | 'state'>;

/** Adds an open request; returns undefined if the same is open already. */
export async function insertRequest(db: Tx, request: NewRequest): Promise<RequestRow | undefined> {
  const text = `
    INSERT INTO requests (game_id, id, kind, by_seat, seat, version, created_at, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ${columns}`;
  const { game, id, kind, bySeat, seat, version, createdAt, expiresAt } = request;
  const values = [game, id, kind, bySeat, seat, version, createdAt, expiresAt];
  return (await db.query<RequestRow>(text, values)).rows[0];
}

/** Returns a request of a game. */
export async function findRequest(db: Tx, game: string, id: string): Promise<RequestRow | undefined> {
  const text = `SELECT ${columns} FROM requests WHERE game_id = $1 AND id = $2`;
  return (await db.query<RequestRow>(text, [game, id])).rows[0];
}

/** Returns the latest requests of a game, the newest first. */
export async function latestRequests(db: Tx, game: string, limit: number): Promise<RequestRow[]> {
  const text = `SELECT ${columns} FROM requests WHERE game_id = $1 ORDER BY id DESC LIMIT $2`;
  return (await db.query<RequestRow>(text, [game, limit])).rows;
}

/** Writes who has agreed or declined, and how it ended if it did. */
export async function updateRequest(db: Tx, request: RequestRow, at: Date): Promise<void> {
  const text = `
    UPDATE requests SET agreed = $3, declined_by = $4, state = $5,
                        closed_at = CASE WHEN $5 <> 'open' THEN $6::timestamptz END
    WHERE game_id = $1 AND id = $2`;
  const { game, id, agreed, declinedBy, state } = request;
  await db.query(text, [game, id, agreed, declinedBy, state, at]);
}

/** Returns the open requests of some games. */
export async function openRequestsOf(db: Tx, games: readonly string[]): Promise<RequestRow[]> {
  const text = `SELECT ${columns} FROM requests WHERE state = 'open' AND game_id = ANY($1) ORDER BY id`;
  return (await db.query<RequestRow>({ name: 'open-requests', text, values: [games] })).rows;
}

/** Returns the ids of the games with open requests in which a player still has a seat, the newest first. */
export async function gamesWithOpenRequests(db: Tx, player: string, limit: number): Promise<string[]> {
  const text = `
    SELECT DISTINCT r.game_id AS game FROM requests r JOIN seats m ON m.game_id = r.game_id
    WHERE r.state = 'open' AND m.player_id = $1 AND NOT m.is_over ORDER BY game DESC LIMIT $2`;
  const { rows } = await db.query<{ game: string }>(text, [player, limit]);
  return rows.map(({ game }) => game);
}

/** Returns open requests that have expired. */
export async function expiredRequests(db: Tx, now: Date, limit: number): Promise<RequestRow[]> {
  const text = `
    SELECT ${columns} FROM requests WHERE state = 'open' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`;
  return (await db.query<RequestRow>(text, [now, limit])).rows;
}
