import type { Tx } from '../client.ts';

/** Everything that can happen to a game. */
const outboxKinds = [
  'decision',
  'started',
  'opened',
  'joined',
  'left',
  'invited',
  'message',
  'reminder',
  'nudge',
  'aborted',
  'declined',
  'removed',
  'stood-in',
  'returned',
  'requested',
  'request-closed',
  'plan-cancelled',
  'round-started',
  'competition-finished',
  'match-finished',
  'challenge-finished',
  'paused',
  'resumed',
  'revealed',
] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/** Something that happened to a game, to be written to the outbox. */
export interface NewOutboxEvent {
  readonly game: string;
  readonly kind: OutboxKind;
  /** Version of the game: the entry it is about, or the last one before it. */
  readonly seq: number;
  /** The only player whom it concerns; undefined: everybody at the table. */
  readonly player?: string | undefined;
  readonly data?: unknown;
  readonly at: Date;
}

/** A row of the outbox. */
export interface OutboxEvent {
  readonly game: string;
  /** With the game, the row's key. */
  readonly position: string;
  readonly kind: OutboxKind;
  readonly seq: number;
  readonly player: string | null;
  readonly data: unknown;
  readonly at: Date;
}

/** Writes an outbox event, in the caller's transaction if it has one. Announce it after the commit. */
export async function insertOutboxEvent(db: Tx, event: NewOutboxEvent): Promise<void> {
  const { game, kind, seq, player = null, data, at } = event;
  const json = data === undefined ? null : JSON.stringify(data);
  await db.$executeRaw`
    INSERT INTO outbox_events (game_id, kind, seq, player_id, data, at)
    VALUES (${game}::uuid, ${kind}, ${seq}::int, ${player}::uuid, ${json}::json, ${at}::timestamptz)`;
}

/**
 * Writes the ends of those games once more as `revealed` that are over with a result, as far as the outbox still has them: no log
 * needs to be replayed for that. Returns the ids of these games.
 */
export async function repeatEnds(db: Tx, games: readonly string[], at: Date): Promise<string[]> {
  if (games.length === 0) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO outbox_events (game_id, kind, seq, data, at)
    SELECT g.id, 'revealed', e.seq, e.data, ${at}::timestamptz
    FROM games g JOIN outbox_events e ON e.game_id = g.id AND e.seq = g.version AND e.kind = 'decision'
    WHERE g.id = ANY(${games}::uuid[]) AND g.status = 'finished' AND e.data IS NOT NULL
    RETURNING game_id AS id`;
  return rows.map(({ id }) => id);
}

/** Returns when the last outbox event of a kind for one player in a game was written. */
export async function lastOutboxEvent(
  db: Tx,
  gameId: string,
  kind: OutboxKind,
  playerId: string,
): Promise<Date | undefined> {
  const last = await db.outboxEvent.aggregate({ _max: { at: true }, where: { gameId, kind, playerId } });
  return last._max.at ?? undefined;
}

/** Returns those of some games after which their match ended, while no game of it was played. */
export async function gamesBeforeEnds(db: Tx, games: readonly string[]): Promise<ReadonlySet<string>> {
  const kind = 'match-finished' satisfies OutboxKind;
  const where = { gameId: { in: [...games] }, kind };
  const rows = await db.outboxEvent.findMany({ where, select: { gameId: true } });
  return new Set(rows.map(({ gameId }) => gameId));
}

/**
 * Returns those of some games with which a round of a competition has begun, of which their players are told; not those of
 * which a club alone is told, as of a challenge in its ladder.
 */
export async function gamesOfRounds(db: Tx, games: readonly string[]): Promise<ReadonlySet<string>> {
  const kind = 'round-started' satisfies OutboxKind;
  const where = { gameId: { in: [...games] }, kind, playerId: { not: null } };
  const rows = await db.outboxEvent.findMany({ where, select: { gameId: true } });
  return new Set(rows.map(({ gameId }) => gameId));
}
