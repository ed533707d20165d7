import { isTableHiddenSql, isUnreadSql } from './blocks.ts';
import type { Tx } from './client.ts';
import { type GameRow, type GameStatus, gameColumns } from './games.ts';

/** One page of a list, newest game first; `before` is the last game of the previous page. */
export interface Page {
  readonly status?: GameStatus | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
  /** Only games with this in their name, or in the name of somebody else at the table. */
  readonly search?: string | undefined;
}

const pageOf = (order: string) => `
  AND ($2::text IS NULL OR g.status = $2) AND ($3::uuid IS NULL OR ${order} < $3) ORDER BY ${order} DESC LIMIT $4`;

/** Returns games that everybody may see, without cancelled tables and those that a block hides from the viewer. */
export async function publicGames(db: Tx, viewer: string | undefined, page: Page): Promise<GameRow[]> {
  const text = `
    SELECT ${gameColumns} FROM games g
    WHERE g.visibility = $1 AND (g.status <> 'aborted' OR g.started_at IS NOT NULL)
      AND NOT ${isTableHiddenSql('$5::uuid')} ${pageOf('g.id')}`;
  return (await db.query<GameRow>(text, ['public', page.status, page.before, page.limit, viewer])).rows;
}

/** A game in a list of one of its players. */
export type GameOfPlayer = GameRow & {
  /** Whether there are messages that the player has not read. */
  readonly hasUnread: boolean;
};

/** Messages of a table among which unread ones are looked for: the newest. */
const newestMessages = 20;

const ofPlayer = `
  SELECT ${gameColumns}, EXISTS (
    SELECT 1 FROM (SELECT x.at, x.player_id, x.game_id, x.readers FROM messages x WHERE x.game_id = g.id
                   ORDER BY x.id DESC LIMIT ${newestMessages}) x
    WHERE x.at > m.messages_read_at AND x.player_id <> $1 AND $1 = ANY(x.readers)
      AND NOT ${isUnreadSql('$1::uuid', 'x.player_id', 'x.game_id')}) AS "hasUnread"
  FROM seats m JOIN games g ON g.id = m.game_id
  WHERE m.player_id = $1 AND ($5::text IS NULL OR g.name ILIKE $5 OR EXISTS (
    SELECT 1 FROM seats o JOIN players p ON p.id = o.player_id
    WHERE o.game_id = g.id AND o.player_id <> $1 AND (p.display_name ILIKE $5 OR p.handle ILIKE $5)))`;

/** Returns the games in which a player sits. */
export async function gamesOf(db: Tx, player: string, page: Page): Promise<GameOfPlayer[]> {
  const current = page.status === 'open' || page.status === 'running' ? 'AND NOT m.is_over' : '';
  const text = `${ofPlayer} ${current} ${pageOf('m.game_id')}`;
  return (await db.query<GameOfPlayer>(text, valuesOf(player, page))).rows;
}

const running = `${ofPlayer} AND NOT m.is_over AND g.status = 'running'`;

/** Returns the running games that wait for a player's decision. */
export async function gamesAwaiting(db: Tx, player: string, page: Page): Promise<GameOfPlayer[]> {
  const text = `${running} AND g.awaiting_seat = m.seat ${pageOf('m.game_id')}`;
  return (await db.query<GameOfPlayer>(text, valuesOf(player, page))).rows;
}

/** Returns the running games of a player that wait for the decision of somebody else. */
export async function gamesAwaitingOthers(db: Tx, player: string, page: Page): Promise<GameOfPlayer[]> {
  const text = `${running} AND g.awaiting_seat IS DISTINCT FROM m.seat ${pageOf('m.game_id')}`;
  return (await db.query<GameOfPlayer>(text, valuesOf(player, page))).rows;
}

function valuesOf(player: string, { status, before, limit, search }: Page) {
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return [player, status, before, limit, pattern];
}

/** Returns the ids of the running games that wait for a player and no robot, those with the next deadline first. */
export async function idsAwaiting(db: Tx, player: string, limit: number): Promise<string[]> {
  const text = `
    SELECT g.id FROM seats m JOIN games g ON g.id = m.game_id
    WHERE m.player_id = $1 AND NOT m.is_over AND m.robot IS NULL AND g.status = 'running' AND g.awaiting_seat = m.seat
    ORDER BY g.deadline, g.id LIMIT $2`;
  const { rows } = await db.query<{ id: string }>({ name: 'ids-awaiting', text, values: [player, limit] });
  return rows.map(({ id }) => id);
}

/** Number of digits of an id by which people name a game; the index on the end of ids has as many. */
export const endingLength = 5;

/**
 * Returns the games whose id ends with these digits, `endingLength` or more, as far as the player may see them: public
 * ones, and those that the player created, sits in or was invited to, unless a block hides them.
 */
export async function gamesEnding(db: Tx, player: string, ending: string): Promise<GameRow[]> {
  const text = `
    SELECT ${gameColumns} FROM games g
    WHERE right(g.id::text, ${endingLength}) = right($2, ${endingLength}) AND right(g.id::text, length($2)) = $2
      AND (g.visibility = 'public' OR g.owner_id = $1
        OR EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = $1)
        OR EXISTS (SELECT 1 FROM invitations i WHERE i.game_id = g.id AND i.player_id = $1))
      AND NOT ${isTableHiddenSql('$1::uuid')}
    ORDER BY g.id DESC LIMIT 10`;
  return (await db.query<GameRow>(text, [player, ending])).rows;
}

/** Returns the open game with an invitation code, unless a block hides it from the player. */
export async function gameWithCode(db: Tx, player: string, code: string): Promise<GameRow | undefined> {
  const text = `
    SELECT ${gameColumns} FROM games g
    WHERE g.invite_code = $1 AND g.status = 'open' AND NOT ${isTableHiddenSql('$2::uuid')}`;
  return (await db.query<GameRow>(text, [code, player])).rows[0];
}

/** A game with the invitation to it. */
export type InvitingGame = GameRow & {
  readonly invitedAt: Date;
  /** The owner of the game. */
  readonly invitedBy: { readonly playerId: string; readonly handle: string; readonly displayName: string };
};

/** Returns the open games that a player was invited to and does not sit in yet, newest first. */
export async function gamesInviting(db: Tx, player: string, limit: number): Promise<InvitingGame[]> {
  const text = `
    SELECT ${gameColumns}, i.created_at AS "invitedAt",
           json_build_object('playerId', o.id, 'handle', o.handle, 'displayName', o.display_name) AS "invitedBy"
    FROM invitations i JOIN games g ON g.id = i.game_id JOIN players o ON o.id = g.owner_id
    WHERE i.player_id = $1 AND g.status = 'open' AND NOT ${isTableHiddenSql('$1::uuid')}
      AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = $1)
    ORDER BY g.id DESC LIMIT $2`;
  return (await db.query<InvitingGame>(text, [player, limit])).rows;
}

/** Returns how many games that a player created have not started yet. */
export async function countOpenGames(db: Tx, owner: string): Promise<number> {
  const text = `SELECT count(*)::int AS open FROM games WHERE owner_id = $1 AND status = 'open'`;
  const { rows } = await db.query<{ open: number }>({ name: 'count-open-games', text, values: [owner] });
  return rows[0]?.open ?? 0;
}
