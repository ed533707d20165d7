import { announceAfterCommit } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';

/** A new event, to be written to the outbox. */
interface NewOutboxRow {
  /** The game, or for an event about no game its player: all keys of the table lead with an id. */
  readonly game: string;
  readonly kind: string;
  /** Version of the game: the entry it is about, or the previous one. */
  readonly seq: number;
  /** The only player it concerns; undefined if it concerns all at the table. */
  readonly player?: string | undefined;
  readonly data?: unknown;
  readonly at: Date;
}

/** A row of the outbox. */
export interface OutboxEvent {
  /** The game, or for an event about no game its player. */
  readonly game: string;
  /** Together with the game, the row's key. */
  readonly position: string;
  /** The type of its notification; if there are several, the first. */
  readonly kind: string;
  readonly seq: number;
  readonly player: string | null;
  readonly data: unknown;
  readonly at: Date;
}

/** Writes an outbox event, in the caller's transaction; it is announced after the commit. */
export async function insertOutboxRow(db: Tx, event: NewOutboxRow): Promise<void> {
  const { game, kind, seq, player = null, data, at } = event;
  const json = data === undefined ? null : JSON.stringify(data);
  await db.$executeRaw`
    INSERT INTO outbox_events (game_id, kind, seq, player_id, data, at)
    VALUES (${game}::uuid, ${kind}, ${seq}::int, ${player}::uuid, ${json}::json, ${at}::timestamptz)`;
  announceAfterCommit();
}

/**
 * Repeats the end events of finished games with a result that the outbox still has, so that no log needs to be replayed.
 * Returns the ids of these games.
 */
export async function repeatEnds(db: Tx, games: readonly string[], at: Date): Promise<string[]> {
  if (games.length === 0) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO outbox_events (game_id, kind, seq, data, at)
    SELECT g.id, 'game.finished', e.seq, e.data, ${at}::timestamptz
    FROM games g JOIN outbox_events e ON e.game_id = g.id AND e.seq = g.version AND e.kind = 'decision.made'
    WHERE g.id = ANY(${games}::uuid[]) AND g.status = 'finished' AND e.data IS NOT NULL
    RETURNING game_id AS id`;
  announceAfterCommit();
  return rows.map(({ id }) => id);
}

/** Returns when a player was last nudged in a game; automatic reminders don't count. */
export async function lastNudge(db: Tx, game: string, player: string): Promise<Date | undefined> {
  const [last] = await db.$queryRaw<{ at: Date | null }[]>`
    SELECT max(at) AS at FROM outbox_events
    WHERE game_id = ${game}::uuid AND player_id = ${player}::uuid AND kind = 'turn.reminder' AND data->>'by' IS NOT NULL`;
  return last?.at ?? undefined;
}

/**
 * Returns those of the games after which their match ended while none of its games was being played. The end of a
 * challenge that only a club is notified of does not count.
 */
export async function gamesBeforeEnds(db: Tx, games: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.$queryRaw<{ game: string }[]>`
    SELECT game_id AS game FROM outbox_events
    WHERE game_id = ANY(${games}::uuid[]) AND kind = 'match.finished' AND data->>'club' IS NULL`;
  return new Set(rows.map(({ game }) => game));
}

/**
 * Returns those of the games with which a competition's round started and whose players are notified of it. A challenge
 * in a club's ladder does not count, because only the club is notified.
 */
export async function gamesOfRounds(db: Tx, games: readonly string[]): Promise<ReadonlySet<string>> {
  const kind = 'round.started';
  const where = { gameId: { in: [...games] }, kind, playerId: { not: null } };
  const rows = await db.outboxEvent.findMany({ where, select: { gameId: true } });
  return new Set(rows.map(({ gameId }) => gameId));
}
