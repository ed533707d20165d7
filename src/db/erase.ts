import type { Tx } from './client.ts';
import type { Erasure } from './erasures.ts';

/** Columns by which rows are a deleted player's: the rows go. Rows that refer to these go with them. */
export const erasedRows = [
  'sessions.player_id',
  'api_tokens.player_id',
  'passkeys.player_id',
  'recovery_codes.player_id',
  'challenges.player_id',
  'email_changes.player_id',
  'vacations.player_id',
  'webhook_endpoints.player_id',
  'external_players.player_id',
  'external_players.application_id',
  'invitations.player_id',
  'game_preferences.player_id',
  'digests.player_id',
  'deliveries.player_id',
  'decision_results.player_id',
  'messages.player_id',
  'gathered_messages.player_id',
  'blocks.player_id',
  'blocks.blocked_id',
  'mutes.player_id',
  'mutes.muted_id',
  'sanctions.player_id',
  'email_failures.player_id',
  'reply_addresses.player_id',
  'received_emails.player_id',
  'notes.player_id',
  'plans.player_id',
  'push_subscriptions.player_id',
] as const;

/** Columns that go on naming a deleted player by id: who sat where, and who did what. */
export const keptColumns = [
  'seats.player_id',
  'games.owner_id',
  'outbox_events.player_id',
  'merged_players.player_id',
  'merged_players.account_id',
  'retired_handles.player_id',
  'erasures.player_id',
  'removals.player_id',
  'reports.reporter_id',
  'reports.reported_id',
  'moderation_log.player_id',
  'moderation_log.moderator_id',
] as const;

/** Games that the player `$1` owns or sits in. */
const gamesOfPlayer =
  'SELECT id FROM games WHERE owner_id = $1 UNION SELECT game_id FROM seats WHERE player_id = $1';
/** Types of notification that are about a person; others are still needed when that person is gone. */
const aboutPerson = `('message.posted', 'player.joined', 'player.left', 'player.invited', 'turn.reminder')`;

/** Whether what a delivery sends names the person. */
const namesPerson = `(data::text ~* $2 OR id IN (SELECT delivery_id FROM delivery_bodies WHERE body ~* $2))`;

/**
 * What is erased of rows that stay or that are others', in this order. `$1` is the player, `$2` a regular expression
 * that finds the names and `$3` the addresses.
 */
const erasedTexts = [
  `UPDATE outbox_events o SET data = (data::jsonb - 'text' - 'email')::json
   WHERE kind <> 'decision' AND game_id IN (${gamesOfPlayer} UNION SELECT game_id FROM invitations WHERE lower(email) = ANY ($3))
     AND (data->>'by' = $1::text OR lower(data->>'email') = ANY ($3))`,
  'DELETE FROM invitations WHERE lower(email) = ANY ($3)',
  'DELETE FROM deliveries WHERE lower(address) = ANY ($3)',
  // Others' notifications: what was sent is history, and what is not yet sent is dropped where it names the person.
  `UPDATE deliveries SET attempt_log = (
     SELECT jsonb_agg(attempt - 'answer' - 'error' ORDER BY number)
     FROM jsonb_array_elements(attempt_log) WITH ORDINALITY AS log (attempt, number))
   WHERE attempt_log @? '$[*] ? (exists (@.answer) || exists (@.error))' AND (game_id IN (${gamesOfPlayer}) OR ${namesPerson})`,
  `UPDATE deliveries SET state = 'dropped', next_at = NULL, finished_at = now()
   WHERE state = 'waiting' AND (${namesPerson} OR (type IN ${aboutPerson} AND game_id IN (${gamesOfPlayer})))`,
  `UPDATE deliveries SET data = NULL
   WHERE state <> 'waiting' AND data IS NOT NULL AND (game_id IN (${gamesOfPlayer}) OR ${namesPerson})`,
  `DELETE FROM delivery_bodies USING deliveries
   WHERE id = delivery_id AND state <> 'waiting' AND (game_id IN (${gamesOfPlayer}) OR body ~* $2)`,
  `UPDATE reports
   SET text = NULL, evidence = CASE WHEN reporter_id = $1 AND NOT evidence::text ~* $2 THEN evidence END
   WHERE reporter_id = $1 OR reported_id = $1 OR text ~* $2 OR evidence::text ~* $2`,
  `UPDATE reports SET state = 'dismissed', closed_at = now() WHERE reported_id = $1 AND state = 'open'`,
  `DELETE FROM idempotency_keys
   WHERE scope = $1::text OR strpos(body::text, $1::text) > 0 OR body::text ~* $2
      OR EXISTS (SELECT 1 FROM (${gamesOfPlayer}) g WHERE strpos(body::text, g.id::text) > 0)`,
];

/** Renames the games of a deleted player that are named after the person, before anything more is written about them. */
export async function eraseGameNames(db: Tx, { playerId, names }: Erasure): Promise<void> {
  const text = `UPDATE games SET name = 'Carcassonne' WHERE id IN (${gamesOfPlayer}) AND name ~* $2`;
  await db.query(text, [playerId, patternFor(names)]);
}

/** Erases what the database holds of a deleted player, but for the ids in logs and seats. */
export async function erase(db: Tx, { playerId, names, addresses }: Erasure): Promise<void> {
  const values = [playerId, patternFor([...names, ...addresses]), addresses];
  for (const text of erasedTexts) await db.query(`${typed} ${text}`, values);
  await deleteRows(db, playerId);
}

/** What is erased of the texts of somebody whom nobody has met, by the id alone. */
const textsOfStranger = [
  'DELETE FROM idempotency_keys WHERE scope = $1::text',
  'UPDATE reports SET text = NULL, evidence = NULL WHERE reporter_id = $1::uuid OR reported_id = $1::uuid',
  `UPDATE reports SET state = 'dismissed', closed_at = now() WHERE reported_id = $1::uuid AND state = 'open'`,
];

/** Erases what the database holds of a deleted player whose name nobody knows, but for the ids in logs and seats. */
export async function eraseStranger(db: Tx, playerId: string): Promise<void> {
  for (const text of textsOfStranger) await db.query(text, [playerId]);
  await deleteRows(db, playerId);
}

async function deleteRows(db: Tx, playerId: string): Promise<void> {
  for (const column of erasedRows) {
    const [table = '', name = ''] = column.split('.');
    await db.query(`DELETE FROM ${table} WHERE ${name} = $1`, [playerId]);
  }
}

/** Gives every parameter its type, also where a statement does not use it. */
const typed = 'WITH parameters AS (SELECT $1::uuid, $2::text, $3::text[])';

/** Returns a regular expression of PostgreSQL that finds these names as whole words, also within JSON. */
function patternFor(names: readonly string[]): string {
  const written = names.flatMap((name) => [name, JSON.stringify(name).slice(1, -1)]);
  const escaped = [...new Set(written)].map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `(^|[^[:alnum:]_-])(${escaped.join('|')})($|[^[:alnum:]_-])`;
}
