import type { Tx } from '../../db/tx.ts';

/** A game's messages that a player gets in one email. */
export interface GatheredMessages {
  readonly game: string;
  readonly player: string;
  /** Ids, in no order. */
  readonly messages: readonly string[];
}

/** When the emails with messages that were gathered `at` are due. */
interface Due {
  readonly at: Date;
  readonly dueAt: Date;
  /** How long an email waits for further messages after the first, ms. */
  readonly maxMs: number;
}

/**
 * Adds messages to the next emails to players about games, each once; `gathered` contains each pair of game and player
 * once.
 */
export async function insertGatheredMessages(
  db: Tx,
  gathered: readonly GatheredMessages[],
  { at, dueAt, maxMs }: Due,
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO gathered_messages AS g (game_id, player_id, messages, opened_at, due_at)
    SELECT game, player, messages, ${at}::timestamptz, ${dueAt}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(gathered)}::jsonb) AS i (game uuid, player uuid, messages uuid[])
    ON CONFLICT (game_id, player_id) DO UPDATE
    SET messages = ARRAY(SELECT unnest(g.messages) UNION SELECT unnest(excluded.messages)),
        due_at = least(excluded.due_at, g.opened_at + make_interval(secs => ${maxMs / 1000}::float8))`;
}

/** Takes the messages whose emails are due; in the transaction that enqueues the emails. */
export function takeGatheredMessages(db: Tx, now: Date): Promise<GatheredMessages[]> {
  return db.$queryRaw`
    DELETE FROM gathered_messages WHERE (game_id, player_id) IN (
      SELECT game_id, player_id FROM gathered_messages WHERE due_at <= ${now}::timestamptz
      ORDER BY due_at LIMIT 500 FOR UPDATE SKIP LOCKED)
    RETURNING game_id AS game, player_id AS player, messages`;
}
