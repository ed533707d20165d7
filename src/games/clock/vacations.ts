import { transaction } from '../../db/transactions.ts';
import { awaitingPlayer } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Vacation, vacationsOf } from '../../players/store/vacations.ts';
import { findGame, type GameRow, type SeatRow } from '../store/games.ts';
import { gamesTimingPlayer, moveDeadline, setTimer } from '../store/timers.ts';
import { deadlineWith, nextTimer } from './deadlines.ts';
import { turnTimeOf } from './turn-time.ts';

/**
 * Extends the deadline by the player's absence. Returns true if the clock needs no further check now, because the deadline moved or the
 * player is on vacation.
 */
export async function pauseForVacation(deps: Deps, row: GameRow, { playerId }: SeatRow): Promise<boolean> {
  const now = deps.clock();
  const vacations = await vacationsOf(deps.db.prisma, playerId, row.updatedAt);
  if (vacations.length === 0) return false;
  if (await putOffDeadline(deps, row, vacations)) return true;
  const away = vacations.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const next = away && nextTimer(row.clock, row.deadline ?? undefined, away.endsAt);
  if (next !== undefined) await setTimer(deps.db.prisma, { game: row.id, version: row.version }, next);
  return next !== undefined;
}

async function putOffDeadline(deps: Deps, row: GameRow, vacations: readonly Vacation[]): Promise<boolean> {
  const time = await turnTimeOf(deps.db.prisma, row);
  const deadline = time && deadlineWith(time, vacations);
  if (deadline === undefined || deadline.getTime() === row.deadline?.getTime()) return false;
  const timer = { game: row.id, version: row.version };
  return transaction(deps.db, async (client) => {
    if (!(await moveDeadline(client, timer, deadline))) return false;
    await setTimer(client, timer, nextTimer(row.clock, deadline, deps.clock()) ?? deadline);
    return true;
  });
}

/** Updates the deadlines of a player's decisions after a change of the player's vacations. */
export async function updateDeadlinesOf(deps: Deps, playerId: string): Promise<void> {
  for (const game of await gamesTimingPlayer(deps.db.prisma, playerId)) await updateDeadline(deps, game);
}

/** Updates a game's deadline for the vacations of the player to move. */
export async function updateDeadline(deps: Deps, game: string): Promise<void> {
  const row = await findGame(deps.db.prisma, game);
  const player = row && awaitingPlayer(row);
  if (row === undefined || player === undefined || row.deadline === null) return;
  await putOffDeadline(deps, row, await vacationsOf(deps.db.prisma, player.playerId, row.updatedAt));
}
