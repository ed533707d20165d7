import type { Tx } from '../../db/tx.ts';
import { Prisma, type Rating, type RatingChange } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { audiencesOf } from '../../players/store/audiences.ts';
import type { Person } from '../../players/store/players.ts';
import { hasBlockSql } from '../../relations/store/blocks.ts';
import type { RatingClass } from '../rules/rating.ts';
import { firstPlace, moveCursor, waitForCursor } from './rating-cursor.ts';

/** The stored rating of a player in a class. */
export type RatingRow = Readonly<Rating>;

/** A stored change of a rating by a game. */
export type RatingChangeRow = Readonly<RatingChange>;
/** A rating change that has no number yet. */
export type NewRatingChange = Omit<RatingChangeRow, 'number'>;

/** Returns the ratings of some players, in all classes. */
export function ratingsOf(db: Tx, players: readonly string[]): Promise<RatingRow[]> {
  return db.rating.findMany({ where: { playerId: { in: [...players] } } });
}

/** Returns when each of some players last lost on time in a game that counted, by player. */
export async function lastTimeOuts(db: Tx, players: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const found = await db.ratingChange.groupBy({
    by: ['playerId'],
    where: { playerId: { in: [...players] }, timedOutAt: { not: null }, voidReason: null },
    _max: { timedOutAt: true },
  });
  return new Map(
    found.flatMap(({ playerId, _max }) => (_max.timedOutAt === null ? [] : [[playerId, _max.timedOutAt]])),
  );
}

/** Stores the changes made by games, and the new ratings. */
export async function storeRatings(
  tx: Tx,
  changes: readonly NewRatingChange[],
  ratings: readonly RatingRow[],
): Promise<void> {
  await tx.ratingChange.createMany({ data: [...changes] });
  for (const { playerId, class: name, ...rest } of ratings)
    await tx.rating.upsert({
      where: { playerId_class: { playerId, class: name } },
      create: { playerId, class: name, ...rest },
      update: rest,
    });
}

/** Deletes all ratings and their changes, once no other process rates games. */
export async function forgetRatings(tx: Tx): Promise<void> {
  await waitForCursor(tx);
  await tx.ratingChange.deleteMany();
  await tx.rating.deleteMany();
  await moveCursor(tx, firstPlace);
}

/**
 * Transfers the ratings of a player to an account that takes the player over, unless the account has ratings. Returns whether it did,
 * because a comparison with the logs depends on it.
 */
export async function giveRatings(tx: Tx, player: string, account: string): Promise<boolean> {
  await waitForCursor(tx);
  if ((await tx.ratingChange.findFirst({ where: { playerId: account } })) !== null) return false;
  const [where, data] = [{ playerId: player }, { playerId: account }];
  await tx.ratingChange.updateMany({ where, data });
  await tx.rating.updateMany({ where, data });
  return true;
}

/** Returns all ratings, for a comparison. */
export function allRatings(db: Tx): Promise<RatingRow[]> {
  return db.rating.findMany();
}

/** Returns the rating changes of a game, by seat. */
export function changesBy(db: Tx, gameId: string): Promise<RatingChangeRow[]> {
  return db.ratingChange.findMany({ where: { gameId }, orderBy: { seat: 'asc' } });
}

/** Returns the rating changes of a match, by seat of its last game. */
export function changesByMatch(db: Tx, matchId: string): Promise<RatingChangeRow[]> {
  return db.ratingChange.findMany({ where: { matchId }, orderBy: { seat: 'asc' } });
}

/** Returns the changes of a player's rating in a class, latest first. */
export function changesOf(
  db: Tx,
  playerId: string,
  name: RatingClass,
  { after, limit }: ListPart<number>,
): Promise<RatingChangeRow[]> {
  return db.ratingChange.findMany({
    where: { playerId, class: name, ...(after !== undefined && { number: { lt: after } }) },
    orderBy: { number: 'desc' },
    take: limit,
  });
}

/** A player's position in the ranking. */
export interface RatingPlace {
  readonly mu: number;
  readonly playerId: string;
}

/** A player in the ranking. */
export interface RankedPlayer extends Person, Pick<RatingRow, 'mu' | 'sigma' | 'games' | 'updatedAt'> {
  /** Level of a robot; null for a person. */
  readonly robot: string | null;
}

/** The players to list. */
export interface RankedPart extends ListPart<RatingPlace> {
  readonly class: RatingClass;
  /** Only players with a smaller `sigma` than this. */
  readonly below: number;
  /** Lists robots instead of people. */
  readonly areRobots: boolean;
  /** The viewer; players with a block between them and the viewer are left out. Undefined for a visitor. */
  readonly viewer: string | undefined;
}

const hasBlock = Prisma.raw(hasBlockSql('viewer.id', 'p.id'));

/**
 * Whether a player is a person listed for the viewer. It uses CASE because the planner expects conditions on JSON to match almost no rows,
 * and would sort all players instead of using the index.
 */
const isShownPerson = (audiences: readonly string[]) => Prisma.sql`p.robot IS NULL AND CASE
  WHEN coalesce(p.privacy->>'rating', 'true') = 'true' AND coalesce(p.privacy->>'audience', 'players') = ANY(${audiences}::text[])
  THEN NOT ${hasBlock} ELSE false END`;

/** Returns players with a visible rating in a class, strongest first. */
export function rankedPlayers(db: Tx, part: RankedPart): Promise<RankedPlayer[]> {
  const { after, limit, viewer } = part;
  const audiences = audiencesOf(viewer);
  return db.$queryRaw`
    SELECT r.player_id AS "playerId", p.handle, p.display_name AS "displayName", p.robot, r.mu, r.sigma, r.games,
      r.updated_at AS "updatedAt"
    FROM ratings r JOIN players p ON p.id = r.player_id CROSS JOIN (SELECT ${viewer ?? null}::uuid AS id) viewer
    WHERE r.class = ${part.class}::rating_class AND r.sigma < ${part.below}::float8 AND p.deleted_at IS NULL
      AND ${part.areRobots ? Prisma.sql`p.robot IS NOT NULL` : isShownPerson(audiences)}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND (r.mu, r.player_id) < (${after.mu}::float8, ${after.playerId}::uuid)`}
    ORDER BY r.mu DESC, r.player_id DESC LIMIT ${limit}::int`;
}
