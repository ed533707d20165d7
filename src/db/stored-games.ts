import type { Tx } from './client.ts';
import { type GameRow, gameColumns } from './games.ts';
import { type LogRow, logColumns, logFrom, type StoredLog } from './log-entries.ts';
import { type TurnTime, turnTimesOf } from './turn-times.ts';
import type { Vacation } from './vacations.ts';

/** What is kept of an answer for the case that the request is repeated: whose it is, about which entry, and when. */
export interface KeptAnswer {
  readonly playerId: string;
  readonly seq: number;
  readonly at: Date;
}

/** Everything that the database says of one game, as of one moment. */
export interface StoredGame {
  readonly row: GameRow;
  readonly log: StoredLog;
  readonly answers: readonly KeptAnswer[];
  /** Vacations of the player whose decision the game waits for, in order. */
  readonly vacations: readonly Vacation[];
  /** The time of the decision that the game waits for, where its players agreed on another than the clock's. */
  readonly turnTime: TurnTime | undefined;
}

/** Returns up to `limit` games after one, in the order of their ids. Call it in a snapshot. */
export async function storedGamesAfter(db: Tx, after: string, limit: number): Promise<StoredGame[]> {
  const text = `SELECT ${gameColumns} FROM games g WHERE g.id > $1 ORDER BY g.id LIMIT $2`;
  const { rows } = await db.query<GameRow>({ name: 'stored-games-after', text, values: [after, limit] });
  return withLogs(db, rows);
}

/** Returns one game. Call it in a snapshot. */
export async function findStoredGame(db: Tx, id: string): Promise<StoredGame | undefined> {
  const text = `SELECT ${gameColumns} FROM games g WHERE g.id = $1`;
  const { rows } = await db.query<GameRow>({ name: 'find-stored-game', text, values: [id] });
  return (await withLogs(db, rows))[0];
}

async function withLogs(db: Tx, rows: readonly GameRow[]): Promise<StoredGame[]> {
  const ids = rows.map(({ id }) => id);
  const logs = byGame(await logRows(db, ids));
  const answers = byGame(await answerRows(db, ids));
  const vacations = byGame(await vacationRows(db, ids));
  const times = byGame(await turnTimesOf(db, ids));
  return rows.map((row) => ({
    row,
    log: logFrom(logs.get(row.id) ?? []),
    answers: answers.get(row.id) ?? [],
    vacations: vacations.get(row.id) ?? [],
    turnTime: times.get(row.id)?.[0],
  }));
}

function byGame<Row extends { readonly game: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(row.game);
    if (known === undefined) found.set(row.game, [row]);
    else known.push(row);
  }
  return found;
}

async function logRows(db: Tx, games: readonly string[]): Promise<(LogRow & { game: string })[]> {
  const text = `
    SELECT game_id AS game, ${logColumns} FROM log_entries WHERE game_id = ANY($1) ORDER BY game_id, seq`;
  return (await db.query({ name: 'stored-logs', text, values: [games] })).rows;
}

async function answerRows(
  db: Tx,
  games: readonly string[],
): Promise<(KeptAnswer & { readonly game: string })[]> {
  const text = `
    SELECT game_id AS game, player_id AS "playerId", seq, at FROM decision_results
    WHERE game_id = ANY($1) ORDER BY game_id, at`;
  return (await db.query({ name: 'stored-answers', text, values: [games] })).rows;
}

async function vacationRows(
  db: Tx,
  games: readonly string[],
): Promise<(Vacation & { readonly game: string })[]> {
  const text = `
    SELECT g.id AS game, v.starts_at AS "startsAt", v.ends_at AS "endsAt"
    FROM games g JOIN seats s ON s.game_id = g.id AND s.seat = g.awaiting_seat
      JOIN vacations v ON v.player_id = s.player_id AND v.ends_at > g.updated_at
    WHERE g.id = ANY($1) AND g.deadline IS NOT NULL ORDER BY v.starts_at`;
  return (await db.query({ name: 'stored-vacations', text, values: [games] })).rows;
}

/** Yields the games of which there is a log and nothing else, in order. */
export async function* gamesOfLogsAlone(db: Tx, pageSize = 1000): AsyncGenerator<string> {
  const text = `
    SELECT DISTINCT game_id AS game FROM log_entries e
    WHERE game_id > $1 AND NOT EXISTS (SELECT FROM games g WHERE g.id = e.game_id) ORDER BY game_id LIMIT $2`;
  let last: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (last !== undefined) {
    const page: { rows: { game: string }[] } = await db.query(text, [last, pageSize]);
    for (const { game } of page.rows) yield game;
    last = page.rows.at(-1)?.game;
  }
}

/** Returns the accounts that took over external players, by the player's id. A player who still exists was not taken over. */
export async function accountsOfMerged(
  db: Tx,
  players: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const text = `
    SELECT player_id AS player, account_id AS account FROM merged_players m
    WHERE player_id = ANY($1) AND NOT EXISTS (SELECT FROM players p WHERE p.id = m.player_id)`;
  const { rows } = await db.query<{ player: string; account: string }>(text, [players]);
  return new Map(rows.map(({ player, account }) => [player, account]));
}

/** Returns the number of games. */
export async function countGames(db: Tx): Promise<number> {
  const { rows } = await db.query<{ count: number }>('SELECT count(*)::int AS count FROM games');
  return rows[0]?.count ?? 0;
}
