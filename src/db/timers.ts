import type { Queryable } from './client.ts';

/** A game's clock is to be looked at, if the game still has that version. */
export interface Alarm {
  readonly game: string;
  readonly version: number;
}

/** Sets a game's alarm, in place of the one before. */
export async function setAlarm(db: Queryable, { game, version }: Alarm, at: Date): Promise<void> {
  const text = `
    INSERT INTO alarms (game_id, version, at) VALUES ($1, $2, $3)
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, at = excluded.at
    WHERE alarms.version <= excluded.version`;
  await db.query({ name: 'set-alarm', text, values: [game, version, at] });
}

/** Takes an alarm away, unless it was set for a later version. */
export async function clearAlarm(db: Queryable, { game, version }: Alarm): Promise<void> {
  await db.query('DELETE FROM alarms WHERE game_id = $1 AND version <= $2', [game, version]);
}

/**
 * The alarms that are due at `now`, the oldest first. Nobody else gets them before `retryAt`; whoever took them sets
 * or clears them by then, and if it dies they ring again.
 */
export async function takeDueAlarms(
  db: Queryable,
  now: Date,
  retryAt: Date,
  limit: number,
): Promise<Alarm[]> {
  const text = `
    UPDATE alarms SET at = $2 WHERE game_id IN (
      SELECT game_id FROM alarms WHERE at <= $1 ORDER BY at LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING game_id AS game, version`;
  const { rows } = await db.query<Alarm>({
    name: 'take-due-alarms',
    text,
    values: [now, retryAt, limit],
  });
  return rows;
}

/** Moves the deadline of a game that still has this version. False: it has not. */
export async function moveDeadline(
  db: Queryable,
  { game, version }: Alarm,
  deadline: Date,
): Promise<boolean> {
  const text = `UPDATE games SET deadline = $3 WHERE id = $1 AND version = $2 AND status = 'running'`;
  return (await db.query(text, [game, version, deadline])).rowCount === 1;
}

/** Running games with a clock that wait for a player. */
export async function clocksAgainst(db: Queryable, player: string): Promise<string[]> {
  const text = `
    SELECT g.id FROM seats s JOIN games g ON g.id = s.game_id
    WHERE s.player_id = $1 AND g.status = 'running' AND g.awaited_seat = s.seat AND g.deadline IS NOT NULL`;
  return (await db.query<{ id: string }>(text, [player])).rows.map(({ id }) => id);
}

/** What a seat decided last, the newest first. */
export async function lastDecisionTypes(
  db: Queryable,
  game: string,
  seat: number,
  limit: number,
): Promise<string[]> {
  const text = `
    SELECT decision->>'type' AS type FROM moves WHERE game_id = $1 AND seat = $2 ORDER BY seq DESC LIMIT $3`;
  return (await db.query<{ type: string }>(text, [game, seat, limit])).rows.map(({ type }) => type);
}
