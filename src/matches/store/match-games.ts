import type { Tx } from '../../db/tx.ts';
import type { GameStatus } from '../../games/store/games.ts';
import type { Game } from '../../generated/prisma/client.ts';

/** The columns of a game that its match depends on. */
export interface MatchGameRow
  extends Readonly<Pick<Game, 'id' | 'scores' | 'places' | 'resigned' | 'createdAt' | 'finishedAt'>> {
  readonly number: number;
  readonly status: GameStatus;
  /** Ids of the players in the order of seats. */
  readonly players: readonly string[];
}

/** Returns the games of a match in the order of their creation. */
export async function gamesOfMatch(db: Tx, matchId: string): Promise<MatchGameRow[]> {
  return [...((await gamesOfMatches(db, [matchId])).get(matchId) ?? [])];
}

/** Returns the games of some matches in the order of their creation, by match. */
export async function gamesOfMatches(
  db: Tx,
  matches: readonly string[],
): Promise<ReadonlyMap<string, readonly MatchGameRow[]>> {
  const games = await db.game.findMany({
    where: { matchId: { in: [...matches] } },
    select: {
      id: true,
      matchId: true,
      matchGame: true,
      status: true,
      scores: true,
      places: true,
      resigned: true,
      createdAt: true,
      finishedAt: true,
      seats: { select: { playerId: true }, orderBy: { seat: 'asc' } },
    },
    orderBy: { id: 'asc' },
  });
  const found = new Map<string, MatchGameRow[]>();
  for (const { matchId, matchGame, status, seats, ...game } of games) {
    if (matchId === null) continue;
    const row = {
      ...game,
      number: matchGame ?? 1,
      status: status as GameStatus,
      players: seats.map(({ playerId }) => playerId),
    };
    found.set(matchId, [...(found.get(matchId) ?? []), row]);
  }
  return found;
}

/** Returns the ids of the games of some matches in the order of their creation, by match. */
export async function gameIdsOf(
  db: Tx,
  matches: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db.game.findMany({
    where: { matchId: { in: [...matches] } },
    select: { id: true, matchId: true },
    orderBy: { id: 'asc' },
  });
  const found = new Map<string, string[]>();
  for (const { id, matchId } of rows) {
    if (matchId !== null) found.set(matchId, [...(found.get(matchId) ?? []), id]);
  }
  return found;
}
