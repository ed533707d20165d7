import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { NAMELESS } from '../../helpers/nameless.ts';
import type { Erasure } from './erasures.ts';

/** Columns that identify a deleted player's rows, which are deleted together with the rows that refer to them. */
export const erasedRows = [
  'sessions.player_id',
  'api_tokens.player_id',
  'app_grants.player_id',
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
  'follows.player_id',
  'follows.followed_id',
  'pool_waits.player_id',
  'club_members.player_id',
  'standing_tables.player_id',
  'mutes.player_id',
  'mutes.muted_id',
  'sanctions.player_id',
  'email_failures.player_id',
  'reply_addresses.player_id',
  'received_emails.player_id',
  'notes.player_id',
  'asked_options.player_id',
  'plans.player_id',
  'push_subscriptions.player_id',
] as const;

/** Columns that keep a deleted player's id: seats and actions. */
export const keptColumns = [
  'seats.player_id',
  'games.owner_id',
  'matches.creator_id',
  'matches.first_id',
  'matches.second_id',
  'matches.winner_id',
  'matches.forfeited_by',
  'competitions.creator_id',
  'competition_entrants.player_id',
  'competition_teams.captain_id',
  'competition_team_members.player_id',
  'competition_pairings.first_id',
  'competition_pairings.second_id',
  'outbox_events.player_id',
  'ratings.player_id',
  'rating_changes.player_id',
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

/** A deleted player in SQL: `pattern` is a regular expression that finds the names. */
interface Person {
  readonly playerId: string;
  readonly pattern: string;
  readonly addresses: readonly string[];
}

/** Games that a player owns or sits in. */
const gamesOf = (playerId: string) => Prisma.sql`
  SELECT id FROM games WHERE owner_id = ${playerId}::uuid UNION SELECT game_id FROM seats WHERE player_id = ${playerId}::uuid`;

/** Matches that a player proposed or plays. */
const matchesOf = (playerId: string) => Prisma.sql`
  SELECT id FROM matches WHERE creator_id = ${playerId}::uuid OR first_id = ${playerId}::uuid OR second_id = ${playerId}::uuid`;

/** Types of notification that are about a person; all others are still needed after the deletion. */
const aboutPerson = [
  'message.posted',
  'player.joined',
  'player.left',
  'player.invited',
  'table.opened',
  'turn.reminder',
];

/** The statements that erase personal data from remaining texts and from those of others, in order. */
const erasedTexts = ({ playerId, pattern, addresses }: Person) => [
  Prisma.sql`
    UPDATE outbox_events o SET data = (data::jsonb - 'text' - 'email')::json
    WHERE kind <> 'decision.made' AND game_id IN (${gamesOf(playerId)}
        UNION SELECT game_id FROM invitations WHERE lower(email) = ANY(${addresses}::text[]))
      AND (data->>'by' = ${playerId} OR lower(data->>'email') = ANY(${addresses}::text[]))`,
  Prisma.sql`DELETE FROM invitations WHERE lower(email) = ANY(${addresses}::text[])`,
  Prisma.sql`DELETE FROM deliveries WHERE lower(address) = ANY(${addresses}::text[])`,
  ...erasedNotifications(playerId, pattern),
  Prisma.sql`
    UPDATE reports
    SET text = NULL,
        evidence = CASE WHEN reporter_id = ${playerId}::uuid AND NOT evidence::text ~* ${pattern} THEN evidence END
    WHERE reporter_id = ${playerId}::uuid OR reported_id = ${playerId}::uuid
      OR text ~* ${pattern} OR evidence::text ~* ${pattern}`,
  dismissedReports(playerId),
  Prisma.sql`
    DELETE FROM idempotency_keys
    WHERE scope = ${playerId} OR strpos(body::text, ${playerId}) > 0 OR body::text ~* ${pattern}
      OR EXISTS (SELECT 1 FROM (${gamesOf(playerId)}) g WHERE strpos(body::text, g.id::text) > 0)`,
];

/** Erases a person from others' notifications: sent ones are history, and unsent ones that name the person are dropped. */
function erasedNotifications(playerId: string, pattern: string): Prisma.Sql[] {
  const isOfGames = Prisma.sql`game_id IN (${gamesOf(playerId)})`;
  const namesPerson = Prisma.sql`
    (data::text ~* ${pattern} OR id IN (SELECT delivery_id FROM delivery_bodies WHERE body ~* ${pattern}))`;
  return [
    Prisma.sql`
      UPDATE deliveries SET attempt_log = (
        SELECT jsonb_agg(attempt - 'answer' - 'error' ORDER BY number)
        FROM jsonb_array_elements(attempt_log) WITH ORDINALITY AS log (attempt, number))
      WHERE attempt_log @? '$[*] ? (exists (@.answer) || exists (@.error))' AND (${isOfGames} OR ${namesPerson})`,
    Prisma.sql`
      UPDATE deliveries SET state = 'dropped', next_at = NULL, finished_at = now()
      WHERE state = 'waiting' AND (${namesPerson} OR (type = ANY(${aboutPerson}::text[]) AND ${isOfGames}))`,
    Prisma.sql`
      UPDATE deliveries SET data = NULL
      WHERE state <> 'waiting' AND data IS NOT NULL AND (${isOfGames} OR ${namesPerson})`,
    Prisma.sql`
      DELETE FROM delivery_bodies USING deliveries
      WHERE id = delivery_id AND state <> 'waiting' AND (${isOfGames} OR body ~* ${pattern})`,
  ];
}

const dismissedReports = (playerId: string) => Prisma.sql`
  UPDATE reports SET state = 'dismissed', closed_at = now()
  WHERE reported_id = ${playerId}::uuid AND state = 'open'`;

/** Renames the games named after a deleted player and removes such labels, before anything else is written about them. */
export async function eraseGameNames(db: Tx, { playerId, names }: Erasure): Promise<void> {
  const pattern = patternFor(names);
  const without = Prisma.sql`
    name = CASE WHEN name ~* ${pattern} THEN ${NAMELESS} ELSE name END,
    label = CASE WHEN label ~* ${pattern} THEN NULL ELSE label END`;
  const isNamed = Prisma.sql`(name ~* ${pattern} OR label ~* ${pattern})`;
  await db.$executeRaw`
    UPDATE matches SET ${without} WHERE id IN (
      SELECT id FROM matches WHERE id IN (${matchesOf(playerId)}) AND ${isNamed} ORDER BY id FOR UPDATE)`;
  await db.$executeRaw`
    UPDATE games SET ${without} WHERE id IN (
      SELECT id FROM games WHERE id IN (${gamesOf(playerId)}) AND ${isNamed} ORDER BY id FOR UPDATE)`;
  await db.$executeRaw`
    UPDATE competitions SET ${without}, description = '' WHERE creator_id = ${playerId}::uuid`;
  await db.$executeRaw`
    UPDATE competition_teams SET name = ${NAMELESS} WHERE name ~* ${pattern} AND (captain_id = ${playerId}::uuid
      OR id IN (SELECT team_id FROM competition_team_members WHERE player_id = ${playerId}::uuid))`;
}

/** Erases the data that the database holds about a deleted player, except the ids in logs and seats. */
export async function erase(db: Tx, { playerId, names, addresses }: Erasure): Promise<void> {
  const person = { playerId, pattern: patternFor([...names, ...addresses]), addresses };
  for (const statement of erasedTexts(person)) await db.$executeRaw(statement);
  await deleteRows(db, playerId);
}

/** Erases the data of a deleted player who met no one and whose name is unknown to others, except the ids in logs and seats. */
export async function eraseStranger(db: Tx, playerId: string): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { scope: playerId } });
  const concerns = { OR: [{ reporterId: playerId }, { reportedId: playerId }] };
  await db.report.updateMany({ where: concerns, data: { text: null, evidence: Prisma.DbNull } });
  await db.$executeRaw(dismissedReports(playerId));
  await deleteRows(db, playerId);
}

async function deleteRows(db: Tx, playerId: string): Promise<void> {
  for (const column of erasedRows) {
    const [table = '', name = ''] = column.split('.');
    await db.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(name)} = ${playerId}::uuid`;
  }
}

/** Returns a regular expression of PostgreSQL that matches these names as whole words, also within JSON. */
function patternFor(names: readonly string[]): string {
  const written = names.flatMap((name) => [name, JSON.stringify(name).slice(1, -1)]);
  const escaped = [...new Set(written)].map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `(^|[^[:alnum:]_-])(${escaped.join('|')})($|[^[:alnum:]_-])`;
}
