import type { Queryable } from './client.ts';
import { addJob } from './jobs.ts';

/** What can happen to a game. */
export const noticeKinds = [
  'move',
  'started',
  'joined',
  'left',
  'invited',
  'message',
  'reminder',
  'nudge',
  'aborted',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Something that happened, as the outbox has it. */
export interface NewNotice {
  readonly game: string;
  readonly kind: NoticeKind;
  /** Version of the game: the entry it is about, or the last one before it. */
  readonly seq: number;
  /** Whom alone it concerns. */
  readonly player?: string | undefined;
  readonly data?: unknown;
  readonly at: Date;
}

/** A place in the order of all notices that no later one can get before (see the migration). */
export interface FeedPosition {
  readonly txid: string;
  readonly position: string;
}

export type NoticeRow = FeedPosition & {
  readonly game: string;
  readonly kind: NoticeKind;
  readonly seq: number;
  readonly player: string | null;
  readonly data: unknown;
  readonly at: Date;
};

/**
 * The job that tells people of the notice of the row at hand. Its key is nobody else's; it is given because the
 * library's way for jobs with this mode of key is half as dear and stays so when many jobs wait.
 */
export const noticeJob = addJob(
  'notice',
  `json_build_object('game', game_id, 'txid', txid::text, 'position', position::text)`,
  `job_key => 'notice ' || position, job_key_mode => 'unsafe_dedupe'`,
);

/** Writes a notice and its job, in the caller's transaction if it has one. */
export async function insertNotice(db: Queryable, notice: NewNotice): Promise<void> {
  const text = `
    WITH notice AS (
      INSERT INTO notices (game_id, kind, seq, player_id, data, at) VALUES ($1, $2, $3, $4, $5, $6)
      RETURNING game_id, txid, position
    ), job AS (SELECT ${noticeJob} FROM notice)
    SELECT count(*) FROM job`;
  const { game, kind, seq, player, data, at } = notice;
  const json = data === undefined ? null : JSON.stringify(data);
  await db.query({ name: 'insert-notice', text, values: [game, kind, seq, player, json, at] });
}

const columns = `game_id AS game, txid::text, position::text, kind, seq, player_id AS player, data, at`;

/** One notice. */
export async function findNotice(
  db: Queryable,
  game: string,
  { txid, position }: FeedPosition,
): Promise<NoticeRow | undefined> {
  const text = `SELECT ${columns} FROM notices WHERE game_id = $1 AND txid = $2 AND position = $3`;
  const { rows } = await db.query<NoticeRow>({ name: 'find-notice', text, values: [game, txid, position] });
  return rows[0];
}

/** Older than every transaction that is running: nothing can appear below it any more. */
const settled = `txid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;

/** Settled notices of all games after a place, in order. */
export async function noticesAfter(
  db: Queryable,
  { txid, position }: FeedPosition,
  limit: number,
): Promise<NoticeRow[]> {
  const text = `
    SELECT ${columns} FROM notices WHERE (txid, position) > ($1, $2) AND ${settled}
    ORDER BY notices.txid, notices.position LIMIT $3`;
  return (await db.query<NoticeRow>({ name: 'notices-after', text, values: [txid, position, limit] })).rows;
}

/** Settled notices of some games, and those for a player alone in any game, after a place, in order. */
export async function noticesOf(
  db: Queryable,
  games: readonly string[],
  player: string,
  { txid, position }: FeedPosition,
  limit: number,
): Promise<NoticeRow[]> {
  const text = `
    SELECT ${columns} FROM notices 
    WHERE (game_id = ANY($1) OR player_id = $5) AND (txid, position) > ($2, $3) AND ${settled}
    ORDER BY notices.txid, notices.position LIMIT $4`;
  return (await db.query<NoticeRow>(text, [games, txid, position, limit, player])).rows;
}

/** The end of what is settled: everything after it is still to come. */
export async function feedEnd(db: Queryable): Promise<FeedPosition> {
  const text = `SELECT (pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1)::text AS txid`;
  const { rows } = await db.query<{ txid: string }>(text);
  return { txid: rows[0]?.txid ?? '0', position: '9223372036854775807' };
}

/** When a player was last sent a notice of this kind in this game. */
export async function lastNotice(
  db: Queryable,
  game: string,
  kind: NoticeKind,
  player: string,
): Promise<Date | undefined> {
  const text = 'SELECT max(at) AS at FROM notices WHERE game_id = $1 AND kind = $2 AND player_id = $3';
  return (await db.query<{ at: Date | null }>(text, [game, kind, player])).rows[0]?.at ?? undefined;
}
