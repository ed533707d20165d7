import { noId } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';
import type { DecisionResult } from '../../generated/prisma/client.ts';
import { groupBy } from '../../helpers/group-by.ts';
import type { Vacation } from '../../players/store/vacations.ts';
import { findGames, type GameRow, gameColumns } from './games.ts';
import { type LogRow, logFrom, type StoredLog } from './log-entries.ts';
import { type TurnTime, turnTimesOf } from './turn-times.ts';

/** A stored answer to a repeatable request: its player, entry and time. */
export type KeptAnswer = Readonly<Pick<DecisionResult, 'playerId' | 'seq' | 'at'>>;

/** All database rows about one game, from one snapshot. */
export interface StoredGame {
  readonly row: GameRow;
  readonly log: StoredLog;
  readonly answers: readonly KeptAnswer[];
  /** Vacations of the player to move, in order. */
  readonly vacations: readonly Vacation[];
  /** The time of the pending decision, if the players agreed on one that differs from the clock's. */
  readonly turnTime: TurnTime | undefined;
}

/** Returns up to `limit` games after a given one, in the order of their ids. Call it in a snapshot. */
export async function storedGamesAfter(db: Tx, after: string, limit: number): Promise<StoredGame[]> {
  const games = await db.$queryRaw<GameRow[]>`
    SELECT ${gameColumns} FROM games g WHERE g.id > ${after}::uuid ORDER BY g.id LIMIT ${limit}::int`;
  return withLogs(db, games);
}

/** Returns one game. Call it in a snapshot. */
export async function findStoredGame(db: Tx, id: string): Promise<StoredGame | undefined> {
  return (await withLogs(db, await findGames(db, [id])))[0];
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

const byGame = <Row extends { readonly gameId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  groupBy(rows, ({ gameId }) => gameId);

function logRows(db: Tx, games: readonly string[]): Promise<(LogRow & { gameId: string })[]> {
  return db.$queryRaw`
    SELECT game_id AS "gameId", seq, seat, decision, at, hint, encode(hash, 'hex') AS hash FROM log_entries
    WHERE game_id = ANY(${games}::uuid[]) ORDER BY game_id, seq`;
}

function answerRows(db: Tx, games: readonly string[]): Promise<(KeptAnswer & { readonly gameId: string })[]> {
  return db.decisionResult.findMany({
    select: { gameId: true, playerId: true, seq: true, at: true },
    where: { gameId: { in: [...games] } },
    orderBy: [{ gameId: 'asc' }, { at: 'asc' }],
  });
}

function vacationRows(db: Tx, games: readonly string[]): Promise<(Vacation & { readonly gameId: string })[]> {
  return db.$queryRaw`
    SELECT g.id AS "gameId", v.starts_at AS "startsAt", v.ends_at AS "endsAt"
    FROM games g JOIN seats s ON s.game_id = g.id AND s.seat = g.awaiting_seat
      JOIN vacations v ON v.player_id = s.player_id AND v.ends_at > g.updated_at
    WHERE g.id = ANY(${games}::uuid[]) AND g.deadline IS NOT NULL ORDER BY v.starts_at`;
}

/** Yields the games that have a log but no other rows, in order. */
export async function* gamesOfLogsAlone(db: Tx, pageSize = 1000): AsyncGenerator<string> {
  let last: string | undefined = noId;
  while (last !== undefined) {
    const page: { game: string }[] = await db.$queryRaw`
      SELECT DISTINCT game_id AS game FROM log_entries e
      WHERE game_id > ${last}::uuid AND NOT EXISTS (SELECT FROM games g WHERE g.id = e.game_id)
      ORDER BY game_id LIMIT ${pageSize}::int`;
    for (const { game } of page) yield game;
    last = page.at(-1)?.game;
  }
}

/** Returns the accounts that took over external players, by player id. Leaves out players who still exist. */
export async function accountsOfMerged(
  db: Tx,
  players: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const merged = await db.$queryRaw<{ player: string; account: string }[]>`
    SELECT player_id AS player, account_id AS account FROM merged_players m
    WHERE player_id = ANY(${players}::uuid[]) AND NOT EXISTS (SELECT FROM players p WHERE p.id = m.player_id)`;
  return new Map(merged.map(({ player, account }) => [player, account]));
}

/** Returns the number of games. */
export const countGames = (db: Tx): Promise<number> => db.game.count();
