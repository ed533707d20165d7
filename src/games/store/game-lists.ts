import { planAnew } from '../../db/connection/statement-names.ts';
import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { audiencesOf } from '../../players/store/audiences.ts';
import type { Person } from '../../players/store/players.ts';
import { hasBlockSql, isTableHiddenSql, isUnreadSql } from '../../relations/store/blocks.ts';
import { isFollowedTableSql } from '../../relations/store/follows.ts';
import { type GameRow, type GameStatus, gameColumns } from './games.ts';
import { type Ending, type GamePart, gamesFrom, isInCompetition, type Source } from './games-from.ts';
import { type Suiting, suits } from './suitable-games.ts';

const { sql } = Prisma;

/** A viewer to join with, for `isHidden`; null for a visitor. */
const viewerOf = (id: string | undefined) => sql`(SELECT ${id ?? null}::uuid AS id) viewer`;
const isHidden = Prisma.raw(isTableHiddenSql('viewer.id'));
const isOfViewer = sql`(g.owner_id = viewer.id
  OR EXISTS (SELECT 1 FROM seats mine WHERE mine.game_id = g.id AND mine.player_id = viewer.id))`;

/** Whether a game shows tiles that other players with the same bag don't know yet; then only its own table can see it. */
const isBagSecret = sql`(g.bag_id IS NOT NULL AND NOT g.in_sync AND g.started_at IS NOT NULL AND g.revealed_at IS NULL)`;

/** Whether a game is open to the members of a club that the viewer belongs to. */
const isOfClub = sql`EXISTS (SELECT 1 FROM club_games c JOIN club_members m ON m.club_id = c.club_id
  WHERE c.game_id = g.id AND m.player_id = viewer.id AND m.role <> 'pending')`;

const wasNotCancelled = sql`(g.status <> 'aborted' OR g.started_at IS NOT NULL)`;

const hasBlock = Prisma.raw(hasBlockSql('viewer.id', 'p.id'));

/**
 * Whether a public game is found by a player's name: an open one by any player seated there, others by players who show their games to the
 * viewer, robots included. The players are looked up once for all games.
 */
const isFoundPublicly = (viewer: string | undefined, hasName: Prisma.Sql) => sql`(
  g.id IN (SELECT o.game_id FROM players p JOIN seats o ON o.player_id = p.id CROSS JOIN ${viewerOf(viewer)}
    WHERE ${hasName} AND (p.robot IS NOT NULL OR p.id = viewer.id
      OR coalesce(p.privacy->>'record', 'false') = 'true'
        AND coalesce(p.privacy->>'audience', 'players') = ANY(${audiencesOf(viewer)}::text[]) AND NOT ${hasBlock}))
  OR g.status = 'open' AND EXISTS (
    SELECT 1 FROM seats o JOIN players p ON p.id = o.player_id WHERE o.game_id = g.id AND ${hasName}))`;

/** Filters for public games. */
export interface PublicPart extends GamePart {
  /** Only games of players whom the viewer follows. */
  readonly isFollowed?: boolean | undefined;
  /** Only games open to the members of this club; includes non-public ones if the viewer is a member. */
  readonly club?: { readonly id: string; readonly isMember: boolean } | undefined;
  /** Only games that suit the viewer. */
  readonly suiting?: Suiting | undefined;
}

const isFollowed = Prisma.raw(isFollowedTableSql('viewer.id'));

/** Returns public games, without cancelled tables and those hidden from the viewer by a block. */
export function publicGames(db: Tx, viewer: string | undefined, part: PublicPart): Promise<GameRow[]> {
  const source: Source = {
    from: sql`games g CROSS JOIN ${viewerOf(viewer)}`,
    where: [
      part.club?.isMember === true ? sql`true` : sql`g.visibility = 'public'`,
      ...(part.club === undefined
        ? []
        : [sql`g.id IN (SELECT c.game_id FROM club_games c WHERE c.club_id = ${part.club.id}::uuid)`]),
      wasNotCancelled,
      sql`NOT ${isHidden}`,
      sql`NOT ${isBagSecret}`,
      ...(part.isFollowed === true ? [sql`${isFollowed}`] : []),
      ...(part.suiting === undefined ? [] : suits(part.suiting)),
    ],
    id: sql`g.id`,
    finishedAt: sql`g.finished_at`,
    isFoundByPlayer: (hasName) => isFoundPublicly(viewer, hasName),
  };
  return gamesFrom(db, source, part);
}

/** Whether a game is found by a player other than the one whose games are listed. */
const isFoundByOther = (hasName: Prisma.Sql) => sql`EXISTS (
  SELECT 1 FROM seats o JOIN players p ON p.id = o.player_id
  WHERE o.game_id = g.id AND o.player_id IS DISTINCT FROM m.player_id AND ${hasName})`;

const ofSeat = { id: sql`m.game_id`, finishedAt: sql`m.finished_at` };

/** A player whose games are listed, and the viewer. */
export interface Shown {
  readonly player: string;
  /** Undefined for a visitor. */
  readonly viewer: string | undefined;
  /** Whether all public games are visible; otherwise only those that are also the viewer's. */
  readonly isPublicShown: boolean;
}

const isShown = (isPublicShown: boolean) =>
  sql`((${isPublicShown}::boolean AND g.visibility = 'public' AND NOT ${isHidden}) OR ${isOfViewer})`;

/** Returns the visible games in which a player sits, without cancelled tables. */
export function gamesShown(
  db: Tx,
  { player, viewer, isPublicShown }: Shown,
  part: GamePart,
): Promise<GameRow[]> {
  const source: Source = {
    ...ofSeat,
    from: sql`seats m JOIN games g ON g.id = m.game_id CROSS JOIN ${viewerOf(viewer)}`,
    where: [sql`m.player_id = ${player}::uuid`, wasNotCancelled, isShown(isPublicShown)],
  };
  return gamesFrom(db, source, part);
}

/** A finished game of two players. */
export interface Meeting {
  readonly id: string;
  /** The seat of the player whose games are listed. */
  readonly seat: number;
  /** The seat of the opponent. */
  readonly otherSeat: number;
  /** Points by seat. */
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/**
 * Returns the visible finished games of two players, latest first. The statement is planned each time, because it starts from the player
 * with fewer games.
 */
export function meetingsWith(
  db: Tx,
  { player, viewer, isPublicShown }: Shown,
  other: string,
  limit: number,
): Promise<Meeting[]> {
  return db.$queryRaw`
    ${planAnew} SELECT g.id, m.seat, o.seat AS "otherSeat", coalesce(g.scores, '{}') AS scores, g.places
    FROM seats m JOIN seats o ON o.game_id = m.game_id JOIN games g ON g.id = m.game_id
      CROSS JOIN ${viewerOf(viewer)}
    WHERE m.player_id = ${player}::uuid AND o.player_id = ${other}::uuid AND m.finished_at IS NOT NULL
      AND g.status = 'finished' AND g.scenario IS NULL AND ${isShown(isPublicShown)}
    ORDER BY m.finished_at DESC, m.game_id DESC LIMIT ${limit}::int`;
}

/** A page of the finished games in the order of their ends; games with the same bag all end with the last of them. */
export interface FinishedPart extends ListPart<Ending> {
  /** Only games that ended at this time or later. */
  readonly since?: Date | undefined;
  /** Only games that ended before this time. */
  readonly until: Date;
  /** Only games with this label. */
  readonly label?: string | undefined;
  /** Only games of matches of this competition. */
  readonly competition?: string | undefined;
  /** Only games in which this player sat. */
  readonly player?: string | undefined;
}

/** Returns public finished games; blocks do not hide finished games. */
export function finishedGames(
  db: Tx,
  { since, until, label, competition, player, after, limit }: FinishedPart,
): Promise<GameRow[]> {
  return db.$queryRaw`
    SELECT ${gameColumns} FROM games g
    WHERE g.visibility = 'public' AND g.status = 'finished' AND g.revealed_at < ${until}::timestamptz
      ${label === undefined ? Prisma.empty : sql`AND g.label = ${label}`}
      ${competition === undefined ? Prisma.empty : sql`AND ${isInCompetition(competition)}`}
      ${player === undefined ? Prisma.empty : sql`AND g.id IN (SELECT m.game_id FROM seats m WHERE m.player_id = ${player}::uuid)`}
      ${since === undefined ? Prisma.empty : sql`AND g.revealed_at >= ${since}::timestamptz`}
      ${after === undefined ? Prisma.empty : sql`AND (g.revealed_at, g.id) > (${after.finishedAt}::timestamptz, ${after.id}::uuid)`}
    ORDER BY g.revealed_at, g.id LIMIT ${limit}::int`;
}

/** A game in a player's own list. */
export type GameOfPlayer = GameRow & {
  /** Whether the player has unread messages. */
  readonly hasUnread: boolean;
};

/** Number of a table's newest messages checked for unread ones. */
const newestMessages = 20;

const hasUnread = sql`EXISTS (
  SELECT 1 FROM (SELECT x.at, x.player_id, x.game_id, x.readers FROM messages x WHERE x.game_id = g.id
                 ORDER BY x.id DESC LIMIT ${newestMessages}::int) x
  WHERE x.at > m.messages_read_at AND x.player_id <> m.player_id AND m.player_id = ANY(x.readers)
    AND NOT ${Prisma.raw(isUnreadSql('m.player_id', 'x.player_id', 'x.game_id'))})`;

const withUnread = sql`${gameColumns}, ${hasUnread} AS "hasUnread"`;

/** Returns the games in which a player sits that meet the conditions. */
function ofPlayer(
  db: Tx,
  player: string,
  part: GamePart,
  ...conditions: Prisma.Sql[]
): Promise<GameOfPlayer[]> {
  const source: Source = {
    ...ofSeat,
    columns: withUnread,
    from: sql`seats m JOIN games g ON g.id = m.game_id`,
    where: [sql`m.player_id = ${player}::uuid`, ...conditions],
    isFoundByPlayer: isFoundByOther,
  };
  return gamesFrom(db, source, part);
}

/** Returns the games created by a player, whether or not they sit there. */
export function gamesCreatedBy(db: Tx, player: string, part: GamePart): Promise<GameOfPlayer[]> {
  const source: Source = {
    columns: withUnread,
    from: sql`games g LEFT JOIN seats m ON m.game_id = g.id AND m.player_id = g.owner_id`,
    where: [sql`g.owner_id = ${player}::uuid`],
    id: sql`g.id`,
    finishedAt: sql`g.finished_at`,
    isFoundByPlayer: isFoundByOther,
  };
  return gamesFrom(db, source, part);
}

/** Returns the games in which a player sits. */
export function gamesOf(db: Tx, player: string, part: GamePart): Promise<GameOfPlayer[]> {
  const isCurrent = part.status === 'open' || part.status === 'running';
  return ofPlayer(db, player, part, ...(isCurrent ? [sql`m.finished_at IS NULL`] : []));
}

const isRunning = sql`m.finished_at IS NULL AND g.status = 'running'`;

/** Returns the running games that wait for a player's decision. */
export function gamesAwaiting(db: Tx, player: string, part: GamePart): Promise<GameOfPlayer[]> {
  return ofPlayer(db, player, part, sql`${isRunning} AND g.awaiting_seat = m.seat`);
}

/** Returns the running games of a player that wait for another player. */
export function gamesAwaitingOthers(db: Tx, player: string, part: GamePart): Promise<GameOfPlayer[]> {
  return ofPlayer(db, player, part, sql`${isRunning} AND g.awaiting_seat IS DISTINCT FROM m.seat`);
}

/** Returns the ids of the running games that wait for a player instead of a robot, next deadline first. */
export async function idsAwaiting(db: Tx, player: string, limit: number): Promise<string[]> {
  const games = await db.$queryRaw<{ id: string }[]>`
    SELECT g.id FROM seats m JOIN games g ON g.id = m.game_id
    WHERE m.player_id = ${player}::uuid AND m.finished_at IS NULL AND m.robot IS NULL
      AND g.status = 'running' AND g.awaiting_seat = m.seat
    ORDER BY g.deadline, g.id LIMIT ${limit}::int`;
  return games.map(({ id }) => id);
}

/** Number of trailing digits of an id that people use to name a game; matches the index on the end of ids. */
export const endingLength = 5;

/** Inlined in the SQL, so that the index is used. */
const indexedLength = Prisma.raw(String(endingLength));

/**
 * Returns the games whose id ends with these digits (`endingLength` or more) and that the player can see: public ones, and those that the
 * player created, sits in or was invited to, unless a block hides them.
 */
export function gamesEnding(db: Tx, player: string, ending: string): Promise<GameRow[]> {
  return db.$queryRaw`
    SELECT ${gameColumns} FROM games g CROSS JOIN ${viewerOf(player)}
    WHERE right(g.id::text, ${indexedLength}) = ${ending.slice(-endingLength)}
      AND right(g.id::text, ${ending.length}::int) = ${ending}
      AND (g.visibility = 'public' OR g.owner_id = viewer.id
        OR EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = viewer.id)
        OR (NOT ${isBagSecret} AND EXISTS (SELECT 1 FROM invitations i WHERE i.game_id = g.id AND i.player_id = viewer.id))
        OR (NOT ${isBagSecret} AND ${isOfClub}))
      AND NOT ${isHidden}
    ORDER BY g.id DESC LIMIT 10`;
}

/** Returns the open game with an invitation code, unless a block hides it from the player. */
export async function gameWithCode(db: Tx, player: string, code: string): Promise<GameRow | undefined> {
  const games = await db.$queryRaw<GameRow[]>`
    SELECT ${gameColumns} FROM games g CROSS JOIN ${viewerOf(player)}
    WHERE g.invite_code = ${code} AND g.status = 'open' AND NOT ${isHidden}`;
  return games[0];
}

/** A game with the player's invitation. */
export type InvitingGame = GameRow & {
  readonly invitedAt: Date;
  /** The owner of the game. */
  readonly invitedBy: Person;
};

/** Returns open games that a player was invited to and has not joined, newest first. */
export function gamesInviting(db: Tx, player: string, { after, limit }: ListPart): Promise<InvitingGame[]> {
  return db.$queryRaw`
    SELECT ${gameColumns}, i.created_at AS "invitedAt",
           json_build_object('playerId', o.id, 'handle', o.handle, 'displayName', o.display_name) AS "invitedBy"
    FROM invitations i JOIN games g ON g.id = i.game_id JOIN players o ON o.id = g.owner_id
      CROSS JOIN ${viewerOf(player)}
    WHERE i.player_id = viewer.id AND g.status = 'open' AND NOT ${isHidden}
      AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = viewer.id)
      ${after === undefined ? Prisma.empty : sql`AND g.id < ${after}::uuid`}
    ORDER BY g.id DESC LIMIT ${limit}::int`;
}

/** Returns the number of games created by a player that have not started. */
export const countOpenGames = (db: Tx, ownerId: string): Promise<number> =>
  db.game.count({ where: { ownerId, status: 'open' } });

/** The facts about a finished game for a player's statistics. */
export interface PlayedGame {
  readonly status: GameStatus;
  /** The seat of the player. */
  readonly seat: number;
  /** Points by seat. */
  readonly scores: readonly number[];
  /** By seat; empty if the game ended without a result. */
  readonly places: readonly number[];
  /** Whether the tiles were chosen in advance. */
  readonly isScenario: boolean;
  /** Whether only its players can see it. */
  readonly isPrivate: boolean;
  /** The other seats. */
  readonly others: readonly {
    readonly seat: number;
    readonly playerId: string;
    readonly displayName: string;
    /** Whether it has always been a robot. */
    readonly isRobot: boolean;
  }[];
}

/** Returns the started and finished games of a player, newest first. */
export function playedGames(db: Tx, player: string, limit: number): Promise<PlayedGame[]> {
  return db.$queryRaw`
    SELECT g.status, m.seat, coalesce(g.scores, '{}') AS scores, g.places, g.scenario IS NOT NULL AS "isScenario",
           g.visibility = 'private' AS "isPrivate",
           (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s.player_id,
                     'displayName', p.display_name, 'isRobot', p.robot IS NOT NULL)), '[]')
            FROM seats s JOIN players p ON p.id = s.player_id
            WHERE s.game_id = g.id AND s.player_id <> m.player_id) AS others
    FROM seats m JOIN games g ON g.id = m.game_id
    WHERE m.player_id = ${player}::uuid AND m.finished_at IS NOT NULL AND g.started_at IS NOT NULL
    ORDER BY m.game_id DESC LIMIT ${limit}::int`;
}
