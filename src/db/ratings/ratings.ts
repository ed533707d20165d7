import { Prisma, type Rating, type RatingChange } from '../../generated/prisma/client.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import type { RatingClass } from '../../ratings/rating.ts';
import type { Person } from '../players/players.ts';
import type { Tx } from '../tx.ts';

/** What is kept of a player's strength in a class. */
export type RatingRow = Readonly<Rating>;

/** What a game changed about a rating. */
export type RatingChangeRow = Readonly<RatingChange>;

/** Returns what is kept of some players, in all classes. */
export function ratingsOf(db: Tx, players: readonly string[]): Promise<RatingRow[]> {
  return db.rating.findMany({ where: { playerId: { in: [...players] } } });
}

/** Returns, by player, when each of some players lost on time the last time that counted. */
export async function lastTimeOuts(db: Tx, players: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const found = await db.ratingChange.groupBy({
    by: ['playerId'],
    where: { playerId: { in: [...players] }, timedOutAt: { not: null }, annulment: null },
    _max: { timedOutAt: true },
  });
  return new Map(
    found.flatMap(({ playerId, _max }) => (_max.timedOutAt === null ? [] : [[playerId, _max.timedOutAt]])),
  );
}

/** Stores what games changed, and what is believed of the players since. */
export async function storeRatings(
  tx: Tx,
  changes: readonly RatingChangeRow[],
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

/** Returns all that is kept, for a comparison. */
export function allRatings(db: Tx): Promise<RatingRow[]> {
  return db.rating.findMany();
}

/** Returns what a game changed, by seat. */
export function changesBy(db: Tx, gameId: string): Promise<RatingChangeRow[]> {
  return db.ratingChange.findMany({ where: { gameId }, orderBy: { seat: 'asc' } });
}

/** The place of a change among those of a player. */
export interface ChangePlace {
  readonly finishedAt: Date;
  readonly gameId: string;
}

/** Returns what games changed about a player's rating in a class, the last first. */
export function changesOf(
  db: Tx,
  playerId: string,
  name: RatingClass,
  { after, limit }: ListPart<ChangePlace>,
): Promise<RatingChangeRow[]> {
  const before = after && {
    OR: [
      { finishedAt: { lt: after.finishedAt } },
      { finishedAt: after.finishedAt, gameId: { lt: after.gameId } },
    ],
  };
  return db.ratingChange.findMany({
    where: { playerId, class: name, ...before },
    orderBy: [{ finishedAt: 'desc' }, { gameId: 'desc' }],
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
  /** Whether people are listed who show themselves to those alone who are logged in. */
  readonly isLoggedIn: boolean;
}

/** Returns players who show their rating in a class, the strongest first. */
export function rankedPlayers(db: Tx, part: RankedPart): Promise<RankedPlayer[]> {
  const { after, limit } = part;
  const audiences = part.isLoggedIn ? ['everybody', 'players'] : ['everybody'];
  return db.$queryRaw`
    SELECT r.player_id AS "playerId", p.handle, p.display_name AS "displayName", p.robot, r.mu, r.sigma, r.games,
      r.updated_at AS "updatedAt"
    FROM ratings r JOIN players p ON p.id = r.player_id
    WHERE r.class = ${part.class} AND r.sigma < ${part.below}::float8 AND p.deleted_at IS NULL
      AND (p.robot IS NOT NULL) = ${part.areRobots}::boolean
      AND (p.robot IS NOT NULL OR (coalesce(p.shows->>'rating', 'true') = 'true'
        AND coalesce(p.shows->>'to', 'players') = ANY(${audiences}::text[])))
      ${after === undefined ? Prisma.empty : Prisma.sql`AND (r.mu, r.player_id) < (${after.mu}::float8, ${after.playerId}::uuid)`}
    ORDER BY r.mu DESC, r.player_id DESC LIMIT ${limit}::int`;
}
