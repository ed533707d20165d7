import type { Tx } from './client.ts';
import { mergeReaders } from './messages.ts';

/** The name by which an application knows somebody from elsewhere, such as `irc`, `mira`. */
export interface ExternalName {
  readonly provider: string;
  readonly externalId: string;
}

/** An external player: the name, and the player it stands for. */
export interface ExternalPlayerRow extends ExternalName {
  readonly id: string;
  readonly playerId: string;
  readonly handle: string;
  readonly displayName: string;
  readonly locale: string;
  readonly timeZone: string;
  /** When somebody claimed the player with an account; null: nobody did. */
  readonly claimedAt: Date | null;
  readonly mayAct: boolean;
}

const select = `
  SELECT e.id, e.provider, e.external_id AS "externalId", e.player_id AS "playerId", p.handle, p.display_name AS "displayName", p.locale, p.time_zone AS "timeZone",
         e.claimed_at AS "claimedAt", e.may_act AS "mayAct"
  FROM external_players e JOIN players p ON p.id = e.player_id`;

/** Returns the player whom an application knows by this name. */
export async function findExternalPlayer(
  db: Tx,
  application: string,
  { provider, externalId }: ExternalName,
): Promise<ExternalPlayerRow | undefined> {
  const text = `${select} WHERE e.application_id = $1 AND e.provider = $2 AND e.external_id = $3`;
  const values = [application, provider, externalId];
  return (await db.query<ExternalPlayerRow>({ name: 'find-external-player', text, values })).rows[0];
}

/**
 * Returns the handle of the player whom people in an application's chat call by a name, in any case: by external id,
 * else by display name if only one has it.
 */
export async function handleOfExternal(
  db: Tx,
  application: string,
  name: string,
): Promise<string | undefined> {
  const text = `
    SELECT p.handle, lower(e.external_id) = lower($2) AS "isId"
    FROM external_players e JOIN players p ON p.id = e.player_id
    WHERE e.application_id = $1 AND (lower(e.external_id) = lower($2)
      OR lower(p.display_name) IN (lower($2), lower($2 || ' (' || e.provider || ')')))
    ORDER BY 2 DESC LIMIT 2`;
  const { rows } = await db.query<{ handle: string; isId: boolean }>(text, [application, name]);
  const [first, ...others] = rows;
  return first !== undefined && (first.isId || others.length === 0) ? first.handle : undefined;
}

/** Returns an unclaimed player. With `lock` nobody else seats or claims it until the end of the transaction. */
export async function findUnclaimed(
  db: Tx,
  id: string,
  { lock = false } = {},
): Promise<ExternalPlayerRow | undefined> {
  const text = `${select} WHERE e.id = $1 AND e.claimed_at IS NULL ${lock ? 'FOR UPDATE OF e, p' : ''}`;
  return (await db.query<ExternalPlayerRow>(text, [id])).rows[0];
}

/** Returns the handle of the account whose application knows a player. */
export async function applicationOf(db: Tx, id: string): Promise<string | undefined> {
  const text = `
    SELECT a.handle FROM external_players e JOIN players a ON a.id = e.application_id WHERE e.id = $1`;
  return (await db.query<{ handle: string }>(text, [id])).rows[0]?.handle;
}

/** Adds a player by its name; returns false if the application knows somebody by that name already. */
export async function insertExternalPlayer(
  db: Tx,
  application: string,
  player: ExternalName & { readonly id: string; readonly playerId: string; readonly at: Date },
): Promise<boolean> {
  const text = `
    INSERT INTO external_players (id, application_id, provider, external_id, player_id, created_at)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`;
  const { id, provider, externalId, playerId, at } = player;
  const { rowCount } = await db.query(text, [id, application, provider, externalId, playerId, at]);
  return rowCount === 1;
}

/** Returns the names by which an application knows some players, as far as it may act for them: by player. */
export async function externalNames(
  db: Tx,
  application: string,
  players: readonly string[],
): Promise<Map<string, ExternalName>> {
  return (await namesByApplication(db, [application], players)).get(application) ?? new Map();
}

/** Returns the names by which applications know some players, as far as they may act for them: by application, by player. */
export async function namesByApplication(
  db: Tx,
  applications: readonly string[],
  players: readonly string[],
): Promise<Map<string, Map<string, ExternalName>>> {
  const text = `
    SELECT application_id AS application, player_id AS player, provider, external_id AS "externalId"
    FROM external_players WHERE application_id = ANY($1) AND player_id = ANY($2) AND may_act ORDER BY id`;
  const { rows } = await db.query<ExternalName & { application: string; player: string }>({
    name: 'external-names',
    text,
    values: [applications, players],
  });
  const names = new Map(applications.map((application) => [application, new Map<string, ExternalName>()]));
  for (const { application, player, provider, externalId } of rows)
    names.get(application)?.set(player, { provider, externalId });
  return names;
}

/** A name by which an application knows an account that claimed the player. */
export interface ClaimedName extends ExternalName {
  readonly id: string;
  readonly application: string;
  readonly claimedAt: Date;
  readonly mayAct: boolean;
}

/** Returns the names that an account claimed, the oldest first. */
export async function claimedNames(db: Tx, player: string): Promise<ClaimedName[]> {
  const text = `
    SELECT e.id, e.provider, e.external_id AS "externalId", a.handle AS application, e.claimed_at AS "claimedAt",
           e.may_act AS "mayAct"
    FROM external_players e JOIN players a ON a.id = e.application_id
    WHERE e.player_id = $1 AND e.claimed_at IS NOT NULL ORDER BY e.id`;
  return (await db.query<ClaimedName>(text, [player])).rows;
}

/** Sets whether the application may act for the account that claimed a name. */
export async function setMayAct(db: Tx, player: string, id: string, mayAct: boolean): Promise<void> {
  const text = `
    UPDATE external_players SET may_act = $3 WHERE id = $2 AND player_id = $1 AND claimed_at IS NOT NULL`;
  await db.query(text, [player, id, mayAct]);
}

/** Separates the account from a name for good; returns false if the account has no such name. */
export async function deleteName(db: Tx, player: string, id: string): Promise<boolean> {
  const text = 'DELETE FROM external_players WHERE id = $2 AND player_id = $1 AND claimed_at IS NOT NULL';
  return (await db.query(text, [player, id])).rowCount === 1;
}

/** Returns the games in which both players sit. */
export async function sharedGames(db: Tx, one: string, other: string): Promise<string[]> {
  const text = `
    SELECT a.game_id AS id FROM seats a JOIN seats b ON b.game_id = a.game_id
    WHERE a.player_id = $1 AND b.player_id = $2`;
  return (await db.query<{ id: string }>(text, [one, other])).rows.map(({ id }) => id);
}

/** Everything that refers to a player, by table and column; where both may have a row, `account` keeps its own. */
const belongings = [
  { table: 'seats', column: 'player_id' },
  { table: 'games', column: 'owner_id' },
  { table: 'messages', column: 'player_id' },
  { table: 'outbox_events', column: 'player_id' },
  { table: 'plans', column: 'player_id' },
  { table: 'invitations', column: 'player_id', uniqueBy: 'game_id' },
  { table: 'game_preferences', column: 'player_id', uniqueBy: 'game_id' },
  { table: 'notes', column: 'player_id', uniqueBy: 'game_id' },
  { table: 'removals', column: 'player_id', uniqueBy: 'game_id' },
  { table: 'blocks', column: 'player_id', uniqueBy: 'blocked_id' },
  { table: 'blocks', column: 'blocked_id', uniqueBy: 'player_id' },
  { table: 'mutes', column: 'player_id', uniqueBy: 'muted_id' },
  { table: 'mutes', column: 'muted_id', uniqueBy: 'player_id' },
  { table: 'reports', column: 'reporter_id' },
  { table: 'reports', column: 'reported_id' },
  { table: 'sanctions', column: 'player_id' },
] as const;

/**
 * Gives an account everything of a player: seats, games, invitations, messages, external names, whom they blocked and
 * what operators decided, and deletes the player. The caller makes sure that both share no game.
 */
export async function mergeInto(
  db: Tx,
  player: string,
  account: string,
  { mayAct, at }: { readonly mayAct: boolean; readonly at: Date },
): Promise<void> {
  const pair = [player, account];
  await db.query('DELETE FROM blocks WHERE player_id = ANY($1) AND blocked_id = ANY($1)', [pair]);
  await db.query('DELETE FROM mutes WHERE player_id = ANY($1) AND muted_id = ANY($1)', [pair]);
  for (const belonging of belongings) {
    const { table, column } = belonging;
    if ('uniqueBy' in belonging)
      await db.query(
        `DELETE FROM ${table} o USING ${table} h
         WHERE o.${column} = $1 AND h.${column} = $2 AND h.${belonging.uniqueBy} = o.${belonging.uniqueBy}`,
        pair,
      );
    await db.query(`UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1`, pair);
  }
  await mergeReaders(db, player, account);
  const text =
    'UPDATE external_players SET player_id = $2, claimed_at = $3, may_act = $4 WHERE player_id = $1';
  await db.query(text, [player, account, at, mayAct]);
  // Openings of games go on naming the player.
  const record = 'INSERT INTO merged_players (player_id, account_id, at) VALUES ($1, $2, $3)';
  await db.query(record, [player, account, at]);
  await db.query('DELETE FROM players WHERE id = $1', [player]);
}
