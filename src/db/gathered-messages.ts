import type { Queryable } from './client.ts';

/** The messages of a game that go to a player in one email. */
export interface GatheredMessages {
  readonly game: string;
  readonly player: string;
  /** Ids, in no order. */
  readonly messages: readonly string[];
}

/** When the email with a message, which was gathered `at`, is due. */
interface Due {
  readonly at: Date;
  readonly dueAt: Date;
  /** How long an email waits for further messages after the first, ms. */
  readonly mostMs: number;
}

/** Adds a message to the next email to each of some players about a game, once. */
export async function gatherMessage(
  db: Queryable,
  game: string,
  players: readonly string[],
  message: string,
  { at, dueAt, mostMs }: Due,
): Promise<void> {
  const text = `
    INSERT INTO gathered_messages AS g (game_id, player_id, messages, opened_at, due_at)
    SELECT $1, player, ARRAY[$3::uuid], $4, $5 FROM unnest($2::uuid[]) AS player
    ON CONFLICT (game_id, player_id) DO UPDATE
    SET messages = array_remove(g.messages, $3::uuid) || excluded.messages,
        due_at = least(excluded.due_at, g.opened_at + make_interval(secs => $6))`;
  await db.query(text, [game, players, message, at, dueAt, mostMs / 1000]);
}

/** Takes the messages whose emails are due; in the transaction that enqueues the emails. */
export async function takeGatheredMessages(db: Queryable, now: Date): Promise<GatheredMessages[]> {
  const text = `
    DELETE FROM gathered_messages WHERE (game_id, player_id) IN (
      SELECT game_id, player_id FROM gathered_messages WHERE due_at <= $1
      ORDER BY due_at LIMIT 500 FOR UPDATE SKIP LOCKED)
    RETURNING game_id AS game, player_id AS player, messages`;
  return (await db.query<GatheredMessages>({ name: 'take-gathered', text, values: [now] })).rows;
}
