import type { Tx } from '../../db/tx.ts';
import { awaitingPlayer } from '../../helpers/seats.ts';
import { type Vacation, vacationsOf } from '../../players/store/vacations.ts';
import type { GameRow } from '../store/games.ts';
import { findTurnTime, setTurnTime, type TurnTime } from '../store/turn-times.ts';
import { deadlineWith, turnTimeFrom } from './deadlines.ts';

/** Returns the time of the pending decision; undefined without a clock. */
export async function turnTimeOf(client: Tx, row: GameRow): Promise<TurnTime | undefined> {
  const usual = turnTimeFrom(row.clock, row.updatedAt);
  return usual && ((await findTurnTime(client, row)) ?? usual);
}

/** Changes the time of the pending decision, and returns its deadline. */
export async function changeTurnTime(client: Tx, row: GameRow, time: TurnTime): Promise<Date> {
  await setTurnTime(client, row, time);
  return deadlineWith(time, await vacationsSince(client, row, time.since));
}

/** Returns the remaining time of a decision at `now`, ms, not counting its player's future vacations. */
export async function timeLeft(client: Tx, row: GameRow, now: Date): Promise<number | undefined> {
  const time = await turnTimeOf(client, row);
  if (time === undefined) return undefined;
  const vacations = await vacationsSince(client, row, time.since);
  return msLeft(time, vacations, now);
}

/** Returns the remaining time of a decision at `now`, ms; 0 if there is none. */
function msLeft(time: TurnTime, vacations: readonly Vacation[], now: Date): number {
  const away = vacations.map(({ startsAt, endsAt }) => {
    const start = Math.max(startsAt.getTime(), time.since.getTime());
    return Math.max(0, Math.min(endsAt.getTime(), now.getTime()) - start);
  });
  const passed = Math.max(0, now.getTime() - time.since.getTime());
  return Math.max(0, time.ms - passed + away.reduce((sum, ms) => sum + ms, 0));
}

async function vacationsSince(client: Tx, row: GameRow, since: Date): Promise<readonly Vacation[]> {
  const player = awaitingPlayer(row);
  return player === undefined ? [] : vacationsOf(client, player.playerId, since);
}
