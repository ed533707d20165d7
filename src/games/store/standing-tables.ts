import type { Tx } from '../../db/tx.ts';
import { PauseReason, Prisma, type StandingTable } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';

export { PauseReason };

/** A standing table. */
export type StandingRow = Readonly<StandingTable>;

/** Numbers of unfinished games of a standing table. */
export interface StandingCounts {
  readonly open: number;
  readonly running: number;
}

/** Adds a standing table. */
export async function insertStanding(db: Tx, row: StandingRow): Promise<void> {
  await db.standingTable.create({ data: { ...row, game: row.game as Prisma.InputJsonValue } });
}

/** Returns the standing tables of a player, newest first. */
export function standingTablesOf(db: Tx, playerId: string, part: ListPart): Promise<StandingRow[]> {
  const { where, ...rest } = partById(part, 'desc');
  return db.standingTable.findMany({ where: { playerId, ...where }, ...rest });
}

/** Returns the number of a player's standing tables. */
export const countStandingTables = (db: Tx, playerId: string): Promise<number> =>
  db.standingTable.count({ where: { playerId } });

/** Locks a standing table until the transaction ends; undefined if it is gone. */
export async function lockStanding(tx: Tx, id: string): Promise<StandingRow | undefined> {
  await tx.$executeRaw`SELECT 1 FROM standing_tables WHERE id = ${id}::uuid FOR UPDATE`;
  return (await tx.standingTable.findUnique({ where: { id } })) ?? undefined;
}

/** Changes a standing table. */
export async function updateStanding(
  tx: Tx,
  id: string,
  data: Partial<Pick<StandingRow, 'maxOpen' | 'maxActive' | 'pauseReason' | 'changedAt'>>,
): Promise<void> {
  await tx.standingTable.update({ where: { id }, data });
}

/** Deletes a standing table; its games stay. */
export async function deleteStanding(tx: Tx, id: string): Promise<void> {
  await tx.standingTable.delete({ where: { id } });
}

/** Records that a game was opened for a standing table. */
export async function insertStandingGame(tx: Tx, standingId: string, gameId: string): Promise<void> {
  await tx.standingGame.create({ data: { standingId, gameId } });
}

/** Forgets the finished games of a standing table. */
export async function forgetFinished(tx: Tx, id: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM standing_games s USING games g
    WHERE s.standing_id = ${id}::uuid AND g.id = s.game_id AND g.status IN ('finished', 'aborted')`;
}

const counts = Prisma.raw(`
  SELECT count(*) FILTER (WHERE g.status = 'open')::int AS open,
         count(*) FILTER (WHERE g.status = 'running')::int AS running
  FROM standing_games s JOIN games g ON g.id = s.game_id WHERE s.standing_id = t.id`);

/** Returns the numbers of unfinished games of some standing tables, by table id. */
export async function countsOf(db: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, StandingCounts>> {
  const rows = await db.$queryRaw<(StandingCounts & { id: string })[]>`
    SELECT t.id, c.open, c.running FROM standing_tables t CROSS JOIN LATERAL (${counts}) c
    WHERE t.id = ANY(${ids}::uuid[])`;
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

/** Returns the open games of a standing table where only its owner sits. */
export async function ownerOnlyGames(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT g.id FROM standing_games s JOIN games g ON g.id = s.game_id
    WHERE s.standing_id = ${id}::uuid AND g.status = 'open'
      AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.game_id = g.id AND o.player_id <> g.owner_id)
    ORDER BY g.id`;
  return rows.map((row) => row.id);
}

/**
 * Returns standing tables after a position in id order that need work: those that are not paused and can have another game, and those whose
 * owner is on vacation at `now`, which must be paused.
 */
export async function standingTablesDue(
  db: Tx,
  { after, limit, now }: ListPart & { readonly now: Date },
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT t.id FROM standing_tables t CROSS JOIN LATERAL (${counts}) c
    WHERE t.pause_reason IS NULL ${after === undefined ? Prisma.empty : Prisma.sql`AND t.id > ${after}::uuid`}
      AND ((c.open < t.max_open AND c.open + c.running < t.max_active)
        OR EXISTS (SELECT 1 FROM vacations v WHERE v.player_id = t.player_id
                   AND v.starts_at <= ${now}::timestamptz AND v.ends_at > ${now}::timestamptz))
    ORDER BY t.id LIMIT ${limit}::int`;
  return rows.map(({ id }) => id);
}
