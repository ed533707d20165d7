import type { Tx } from '../../db/tx.ts';
import { Prisma, type Rating, type RatingChange } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import { audiencesOf } from '../../players/store/audiences.ts';
import type { Person } from '../../players/store/players.ts';
import { hasBlockSql } from '../../relations/store/blocks.ts';
import type { RatingClass } from '../rules/rating.ts';
import { firstPlace, moveCursor, waitForCursor } from './rating-cursor.ts';

/** What is kept of a player's strength in a class. */
export type RatingRow = Readonly<Rating>;

/** What a game changed about a rating. */
export type RatingChangeRow = Readonly<RatingChange>;
/** The same before it has its place in the order of changes. */
export type NewRatingChange = Omit<RatingChangeRow, 'number'>;

/** Returns what is kept of some players, in all classes. */
export function ratingsOf(db: Tx, players: readonly string[]): Promise<RatingRow[]> {
  return db.rating.findMany({ where: { playerId: { in: [...players] } } });
}

/** Returns, by player, when each of some players lost on time the last time that counted. */
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

/** Stores what games changed, and what is believed of the players since. */
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

/** Forgets all ratings and what changed them, once no other process rates games. */
export async function forgetRatings(tx: Tx): Promise<void> {
  await waitForCursor(tx);
  await tx.ratingChange.deleteMany();
  await tx.rating.deleteMany();
  await moveCursor(tx, firstPlace);
}

/**
 * Gives the ratings of a player to an account that takes the player over, unless the account has some of its own. Returns
 * whether it did; a comparison with the logs has to know.
 */
export async function giveRatings(tx: Tx, player: string, account: string): Promise<boolean> {
  await waitForCursor(tx);
  if ((await tx.ratingChange.findFirst({ where: { playerId: account } })) !== null) return false;
  const [where, data] = [{ playerId: player }, { playerId: account }];
  await tx.ratingChange.updateMany({ where, data });
  await tx.rating.updateMany({ where, data });
  return true;
}

/** Returns all that is kept, for a comparison. */
export function allRatings(db: Tx): Promise<RatingRow[]> {
  return db.rating.findMany();
}

/** Returns what a game changed, by seat. */
export function changesBy(db: Tx, gameId: string): Promise<RatingChangeRow[]> {
  return db.ratingChange.findMany({ where: { gameId }, orderBy: { seat: 'asc' } });
}

/** Returns what a match changed, by seat of its last game. */
export function changesByMatch(db: Tx, matchId: string): Promise<RatingChangeRow[]> {
  return db.ratingChange.findMany({ where: { matchId }, orderBy: { seat: 'asc' } });
}

/** Returns what games changed about a player's rating in a class, the last first. */
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

/** The place of a player among those who are rated. */
export interface RatingPlace {
  readonly mu: number;
  readonly playerId: string;
}

/** A player in the list of those who are rated. */
export interface RankedPlayer extends Person, Pick<RatingRow, 'mu' | 'sigma' | 'games' | 'updatedAt'> {
  /** Level of a robot; null: a person. */
  readonly robot: string | null;
}

/** Which players are listed. */
export interface RankedPart extends ListPart<RatingPlace> {
  readonly class: RatingClass;
  /** Only players of whom more is known than this `sigma`. */
  readonly below: number;
  /** Whether robots are listed in place of people. */
  readonly areRobots: boolean;
  /** Who looks: people between whom and them there is a block are not listed; undefined: somebody who is not logged in. */
  readonly viewer: string | undefined;
}

const hasBlock = Prisma.raw(hasBlockSql('viewer.id', 'p.id'));

/**
 * Whether a player is a person whom the viewer may find in the list. A CASE, as the planner takes conditions on JSON to hold
 * for next to nobody, and would sort everybody rather than follow the index.
 */
const isShownPerson = (audiences: readonly string[]) => Prisma.sql`p.robot IS NULL AND CASE
  WHEN coalesce(p.privacy->>'rating', 'true') = 'true' AND coalesce(p.privacy->>'audience', 'players') = ANY(${audiences}::text[])
  THEN NOT ${hasBlock} ELSE false END`;

/** Returns players who show their rating in a class, the strongest first. */
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
