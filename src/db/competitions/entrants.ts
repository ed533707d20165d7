import type { CompetitionEntrant } from '../../generated/prisma/client.ts';
import type { Tx } from '../tx.ts';

/** A row of the table `competition_entrants`. */
export type EntrantRow = Readonly<CompetitionEntrant>;

/** Adds an entrant, or takes back that one has withdrawn. */
export async function insertEntrant(
  db: Tx,
  entrant: Pick<EntrantRow, 'competitionId' | 'playerId' | 'enteredAt'>,
): Promise<void> {
  const { competitionId, playerId } = entrant;
  await db.competitionEntrant.upsert({
    where: { competitionId_playerId: { competitionId, playerId } },
    create: entrant,
    update: { withdrawnAt: null },
  });
}

/** Notes that somebody who had withdrawn from a ladder came back. */
export async function addReturn(db: Tx, competitionId: string, playerId: string, at: Date): Promise<void> {
  await db.competitionEntrant.update({
    where: { competitionId_playerId: { competitionId, playerId } },
    data: { returns: { push: at } },
  });
}

/** Removes somebody who has entered, as if that had not been. */
export async function deleteEntrant(db: Tx, competitionId: string, playerId: string): Promise<void> {
  await db.competitionEntrant.deleteMany({ where: { competitionId, playerId } });
}

/** Notes that entrants have withdrawn, unless they had before. */
export async function withdrawEntrants(
  db: Tx,
  competitionId: string,
  players: readonly string[],
  withdrawnAt: Date,
): Promise<void> {
  if (players.length === 0) return;
  await db.competitionEntrant.updateMany({
    where: { competitionId, playerId: { in: [...players] }, withdrawnAt: null },
    data: { withdrawnAt },
  });
}

/** Returns an entrant. */
export async function findEntrant(
  db: Tx,
  competitionId: string,
  playerId: string,
): Promise<EntrantRow | undefined> {
  const where = { competitionId_playerId: { competitionId, playerId } };
  return (await db.competitionEntrant.findUnique({ where })) ?? undefined;
}

/** Returns the entrants of a competition in the order in which they entered. */
export function entrantsIn(db: Tx, competitionId: string): Promise<EntrantRow[]> {
  return db.competitionEntrant.findMany({
    where: { competitionId },
    orderBy: [{ enteredAt: 'asc' }, { playerId: 'asc' }],
  });
}

/** Returns how many entrants of some competitions have not withdrawn, by competition. */
export async function countEntrants(
  db: Tx,
  competitions: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.competitionEntrant.groupBy({
    by: ['competitionId'],
    where: { competitionId: { in: [...competitions] }, withdrawnAt: null },
    _count: true,
  });
  return new Map(rows.map(({ competitionId, _count }) => [competitionId, _count]));
}

/** Places entrants: gives each a seed and a pool. */
export async function placeEntrants(
  db: Tx,
  competitionId: string,
  places: readonly { readonly id: string; readonly seed: number; readonly pool: number }[],
): Promise<void> {
  const [ids, seeds, pools] = [
    places.map(({ id }) => id),
    places.map(({ seed }) => seed),
    places.map(({ pool }) => pool),
  ];
  await db.$executeRaw`
    UPDATE competition_entrants e SET seed = p.seed, pool = p.pool
    FROM unnest(${ids}::uuid[], ${seeds}::smallint[], ${pools}::smallint[]) AS p (id, seed, pool)
    WHERE e.competition_id = ${competitionId}::uuid AND e.player_id = p.id`;
}

/** Returns those of some competitions in which a player takes part. */
export async function enteredAmong(
  db: Tx,
  playerId: string,
  competitions: readonly string[],
): Promise<string[]> {
  const rows = await db.competitionEntrant.findMany({
    where: { playerId, competitionId: { in: [...competitions] }, withdrawnAt: null },
    select: { competitionId: true },
  });
  return rows.map(({ competitionId }) => competitionId);
}

/**
 * Withdraws somebody who leaves a club from its competitions that are not over: who is not yet placed is as if they had never
 * entered.
 */
export async function withdrawFromClub(db: Tx, clubId: string, playerId: string, at: Date): Promise<void> {
  // Whoever enters meanwhile holds the lock of the competition, and is seen after it.
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM competitions WHERE club_id = ${clubId}::uuid AND status IN ('announced', 'running')
    ORDER BY id FOR UPDATE`;
  const entered = { playerId, competitionId: { in: rows.map(({ id }) => id) } };
  await db.competitionEntrant.deleteMany({ where: { ...entered, seed: null } });
  await db.competitionEntrant.updateMany({
    where: { ...entered, withdrawnAt: null },
    data: { withdrawnAt: at },
  });
}
