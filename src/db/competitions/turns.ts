import type { Lease } from '../games/due-games.ts';
import type { Tx } from '../tx.ts';

/** A competition that is due. */
export interface DueCompetition {
  readonly competition: string;
  /** Until when it belongs to the process that took it. */
  readonly until: Date;
}

/** Makes a competition due at a time, or earlier if it is due earlier. */
export async function addCompetitionTurn(db: Tx, id: string, at: Date): Promise<void> {
  await db.$executeRaw`
    INSERT INTO competition_turns AS t (competition_id, at) VALUES (${id}::uuid, ${at}::timestamptz)
    ON CONFLICT (competition_id) DO UPDATE SET at = least(t.at, excluded.at)`;
}

/** Takes competitions that are due, those first that are due for longest. */
export async function takeCompetitionTurns(db: Tx, { now, until, limit }: Lease): Promise<DueCompetition[]> {
  const rows = await db.$queryRaw<{ competition: string }[]>`
    UPDATE competition_turns SET at = ${until}::timestamptz WHERE competition_id IN (
      SELECT competition_id FROM competition_turns WHERE at <= ${now}::timestamptz ORDER BY at LIMIT ${limit}::int
      FOR UPDATE SKIP LOCKED)
    RETURNING competition_id AS competition`;
  return rows.map(({ competition }) => ({ competition, until }));
}

/** Gives a competition back until `next`, for good where that is undefined; nothing changes if it is due earlier meanwhile. */
export async function endCompetitionTurn(
  db: Tx,
  { competition: competitionId, until }: DueCompetition,
  next: Date | undefined,
): Promise<void> {
  const where = { competitionId, at: until };
  if (next === undefined) await db.competitionTurn.deleteMany({ where });
  else await db.competitionTurn.updateMany({ where, data: { at: next } });
}
