import { transaction } from '../../db/client.ts';
import { findGame, type GameRow, type SeatRow } from '../../db/games.ts';
import { insertOutboxEvent } from '../../db/outbox.ts';
import {
  type Alarm,
  clearAlarm,
  clocksAgainst,
  lastDecisionTypes,
  moveDeadline,
  setAlarm,
  takeDueAlarms,
} from '../../db/timers.ts';
import { type Vacation, vacationsOf } from '../../db/vacations.ts';
import type { Deps } from '../../deps.ts';
import type { LogDecision } from '../../engine/index.ts';
import { Problem } from '../../problems.ts';
import { decide } from '../play/decide.ts';
import { type Clock, clockSchema, deadlineWith, nextAlarm } from './deadlines.ts';

/** So many alarms are taken at once. */
const batch = 100;
/** An alarm whose process died rings again after this time. */
const retryMs = 30_000;

/** Looks at every clock that is due: reminds, skips, forfeits. Answers how many there were. */
export async function ringAlarms(deps: Deps): Promise<number> {
  let rung = 0;
  for (;;) {
    const now = deps.clock();
    const alarms = await takeDueAlarms(deps.db.pool, now, new Date(now.getTime() + retryMs), batch);
    for (const alarm of alarms) await ring(deps, alarm).catch((error) => complain(deps, alarm, error));
    rung += alarms.length;
    if (alarms.length < batch) return rung;
  }
}

function complain({ log }: Deps, { game }: Alarm, error: unknown): void {
  log.error({ err: error, game }, 'a clock could not be kept; it is tried again');
}

async function ring(deps: Deps, alarm: Alarm): Promise<void> {
  const row = await findGame(deps.db.pool, alarm.game);
  const asked = row && awaitedSeat(row);
  if (row?.version !== alarm.version || asked === undefined) return clearAlarm(deps.db.pool, alarm);
  if ((await stopForVacation(deps, row, asked)) || row.deadline === null) return;
  if (row.deadline > deps.clock()) await remind(deps, row, asked);
  else await timeOut(deps, row, asked);
}

function awaitedSeat(row: GameRow): SeatRow | undefined {
  return row.status === 'running' ? row.seats.find(({ seat }) => seat === row.awaitedSeat) : undefined;
}

async function remind(deps: Deps, row: GameRow, { playerId }: SeatRow): Promise<void> {
  const at = deps.clock();
  const { id: game, version } = row;
  const next = nextAlarm(row.clock, row.deadline ?? undefined, at);
  await transaction(deps.db, async (client) => {
    const data = { deadline: row.deadline };
    await insertOutboxEvent(client, { game, kind: 'reminder', seq: version, player: playerId, data, at });
    if (next !== undefined) await setAlarm(client, { game, version }, next);
  });
}

/** The time of the awaited seat is over. What is decided for it is an entry of the log like any other (R-END-6). */
async function timeOut(deps: Deps, row: GameRow, { playerId, seat }: SeatRow): Promise<void> {
  const wish = await mildest(deps, row, seat);
  try {
    await decide(deps, { game: row.id, playerId, wish, versions: [row.version] });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // The player was faster, at the last moment.
    await clearAlarm(deps.db.pool, { game: row.id, version: row.version });
  }
}

/** Skipping the turn; or leaving, when the game's clock says so and it is not the first time in a row. */
async function mildest({ db }: Deps, row: GameRow, seat: number): Promise<LogDecision> {
  const { onTimeout, forfeitAfter }: Clock = clockSchema.parse(row.clock);
  if (onTimeout === 'skip') return { type: 'skip' };
  const last = await lastDecisionTypes(db.pool, row.id, seat, forfeitAfter - 1);
  const isEnough = last.length === forfeitAfter - 1 && last.every((type) => type === 'skip');
  return { type: isEnough ? 'leave' : 'skip' };
}

/**
 * Puts the deadline off by the time that the player is away. True: the clock need not be looked at now, as the
 * deadline moved or the player is on vacation.
 */
async function stopForVacation(deps: Deps, row: GameRow, { playerId }: SeatRow): Promise<boolean> {
  const now = deps.clock();
  const vacations = await vacationsOf(deps.db.pool, playerId, row.updatedAt);
  if (vacations.length === 0) return false;
  if (await correctDeadline(deps, row, vacations)) return true;
  const away = vacations.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const next = away && nextAlarm(row.clock, row.deadline ?? undefined, away.endsAt);
  if (next !== undefined) await setAlarm(deps.db.pool, { game: row.id, version: row.version }, next);
  return next !== undefined;
}

async function correctDeadline(deps: Deps, row: GameRow, vacations: readonly Vacation[]): Promise<boolean> {
  const deadline = deadlineWith(row.clock, row.updatedAt, vacations);
  if (deadline === undefined || deadline.getTime() === row.deadline?.getTime()) return false;
  const alarm = { game: row.id, version: row.version };
  return transaction(deps.db, async (client) => {
    if (!(await moveDeadline(client, alarm, deadline))) return false;
    await setAlarm(client, alarm, nextAlarm(row.clock, deadline, deps.clock()) ?? deadline);
    return true;
  });
}

/** Sets the clocks right that run against a player, after the player's vacations have changed. */
export async function correctClocksOf(deps: Deps, playerId: string): Promise<void> {
  for (const game of await clocksAgainst(deps.db.pool, playerId)) await correctClock(deps, game);
}

/** Sets a game's clock right for the vacations of whoever is awaited. */
export async function correctClock(deps: Deps, game: string): Promise<void> {
  const row = await findGame(deps.db.pool, game);
  const asked = row && awaitedSeat(row);
  if (row === undefined || asked === undefined || row.deadline === null) return;
  await correctDeadline(deps, row, await vacationsOf(deps.db.pool, asked.playerId, row.updatedAt));
}
