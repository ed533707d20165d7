import { type AddedDue, addDue, addedDue } from '../../db/due.ts';
import type { Tx } from '../../db/tx.ts';
import type { Match, Prisma } from '../../generated/prisma/client.ts';
import type { Both } from '../rules/match.ts';

/** A row of the table `matches`. */
export type MatchRow = Readonly<Match>;

/** Returns the ids of the players of a started match; before the start, a challenge to a club has only one player. */
export function playersOf({ id, firstId, secondId }: MatchRow): Both<string> {
  if (secondId === null) throw new Error(`no player has accepted match ${id}`);
  return [firstId, secondId];
}

/** The columns of a new match; the others have their defaults. */
export type NewMatchRow = Omit<
  MatchRow,
  'settings' | 'firstHalves' | 'secondHalves' | 'winnerId' | 'forfeitedBy' | 'rematchId' | 'finishedAt'
> & { readonly settings: object };

/** Adds a match. */
export async function insertMatch(db: Tx, { settings, ...match }: NewMatchRow): Promise<void> {
  await db.match.create({ data: { ...match, settings: settings as Prisma.InputJsonValue } });
}

/** Returns a match. */
export async function findMatch(db: Tx, id: string): Promise<MatchRow | undefined> {
  return (await db.match.findUnique({ where: { id } })) ?? undefined;
}

/** Returns some matches. */
export function findMatches(db: Tx, ids: readonly string[]): Promise<readonly MatchRow[]> {
  return db.match.findMany({ where: { id: { in: [...ids] } } });
}

/** Returns those of some matches that are finished. */
export function finishedAmong(db: Tx, ids: readonly string[]): Promise<readonly MatchRow[]> {
  return db.match.findMany({ where: { id: { in: [...ids] }, status: 'finished' } });
}

/** Returns a match, and locks it until the end of the transaction, in the order of docs/architecture.md#locks. */
export async function lockMatch(db: Tx, id: string): Promise<MatchRow | undefined> {
  // Two statements: the second takes its snapshot after the lock is held, so it sees the current games.
  await db.$executeRaw`SELECT 1 FROM matches WHERE id = ${id}::uuid FOR UPDATE`;
  return findMatch(db, id);
}

/** The changeable columns of a match. */
export type MatchChange = Partial<
  Pick<
    MatchRow,
    | 'status'
    | 'firstId'
    | 'secondId'
    | 'firstHalves'
    | 'secondHalves'
    | 'winnerId'
    | 'forfeitedBy'
    | 'startedAt'
    | 'finishedAt'
  >
>;

/** Changes a match whose lock the caller holds. If the match ends, makes its competition due. */
export async function updateMatch(db: Tx, id: string, change: MatchChange): Promise<void> {
  const { competitionId, finishedAt } = await db.match.update({ where: { id }, data: change });
  if (change.status === 'finished' && competitionId !== null && finishedAt !== null)
    await addDue(db, 'competition', competitionId, finishedAt);
}

/** Makes a match the rematch of another; returns false without changes if `of` already has one. */
export async function setRematchOf(
  db: Tx,
  { id, rematchId }: Pick<MatchRow, 'id' | 'rematchId'>,
  next: string,
): Promise<boolean> {
  return (await db.match.updateMany({ where: { id, rematchId }, data: { rematchId: next } })).count === 1;
}

/** Makes the matches of finished games due. Must be called at least once after each game's end, because the end itself locks no match. */
export async function addDueMatches(db: Tx, games: readonly string[], now: Date): Promise<void> {
  if (games.length === 0) return;
  await db.$queryRaw<AddedDue[]>`
    WITH added AS (
      INSERT INTO due AS d (key, kind, at)
      SELECT m.id, 'match', ${now}::timestamptz FROM matches m
      WHERE m.status IN ('proposed', 'running') AND m.id IN (
        SELECT match_id FROM games WHERE id = ANY(${games}::uuid[]) AND finished_at IS NOT NULL)
      ORDER BY m.id
      ON CONFLICT (key, kind) DO UPDATE SET version = d.version + 1, at = least(d.at, excluded.at) RETURNING d.key
    )
    ${addedDue}`;
}
