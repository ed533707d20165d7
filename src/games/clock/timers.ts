import { takeDue } from '../../db/due.ts';
import { transaction } from '../../db/transactions.ts';
import type { PlayedDecision } from '../../engine/index.ts';
import { awaitingPlayer } from '../../helpers/seats.ts';
import { secondMs } from '../../helpers/time-units.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { DueWork } from '../../platform/due-work.ts';
import { Problem } from '../../platform/problems.ts';
import { decide } from '../play/decide.ts';
import { standIn } from '../robots/stand-in.ts';
import { findGame, type GameRow, isAtVersion, lockGame, type SeatRow } from '../store/games.ts';
import { lastDecisionTypes } from '../store/log-entries.ts';
import { clearTimer, type GameVersion, setTimer } from '../store/timers.ts';
import { type Clock, clockSchema, nextTimer } from './deadlines.ts';
import { endLongPause } from './pauses.ts';
import { pauseForVacation } from './vacations.ts';

/** Due work for clocks: reminders, skipped turns, forfeits. */
export function dueTimers(deps: Deps): DueWork {
  return new DueWork(deps, {
    leaseMs: 30 * secondMs,
    atOnce: 1,
    max: 100,
    failure: 'a timer failed; it fires again',
    take: (lease) => takeDue(deps.db.prisma, 'timer', lease),
    work: async ({ key: game, version }) => {
      await fireTimer(deps, { game, version });
    },
  });
}

async function fireTimer(deps: Deps, timer: GameVersion): Promise<void> {
  const row = await findGame(deps.db.prisma, timer.game);
  if (row?.version !== timer.version) return clearTimer(deps.db.prisma, timer);
  if (row.pausedAt !== null) return endLongPause(deps, timer);
  const player = awaitingPlayer(row);
  if (player === undefined) return clearTimer(deps.db.prisma, timer);
  if (player.robot !== null) return; // it decides soon; the timer is kept for the player, who may be back before
  if ((await pauseForVacation(deps, row, player)) || row.deadline === null) return;
  if (row.deadline > deps.clock()) await remind(deps, row, player);
  else await timeOut(deps, row, player);
}

async function remind(deps: Deps, row: GameRow, { playerId }: SeatRow): Promise<void> {
  const at = deps.clock();
  const { id: game, version } = row;
  const next = nextTimer(row.clock, row.deadline ?? undefined, at);
  await transaction(deps.db, async (client) => {
    await insertOutboxEvent(client, {
      game,
      kind: 'turn.reminder',
      seq: version,
      player: playerId,
      data: {},
      at,
    });
    if (next !== undefined) await setTimer(client, { game, version }, next);
  });
}

/** Decides for a player who has run out of time. The decision is a log entry like any other (R-END-6). */
async function timeOut(deps: Deps, row: GameRow, { playerId, seat }: SeatRow): Promise<void> {
  if (clockSchema.parse(row.clock).onTimeout === 'robot') return standInFor(deps, row, seat);
  const decision = await timeoutDecision(deps, row, seat);
  const versions = [row.version];
  try {
    await decide(deps, { game: row.id, playerId, decision, versions, isAutomatic: true, isTimeOut: true });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Otherwise the player decided at the last moment, or got more time and with it a new timer.
    const isOver = !(await isAtVersion(deps.db.prisma, row.id, row.version));
    if (isOver) await clearTimer(deps.db.prisma, { game: row.id, version: row.version });
  }
}

/** Lets a robot play for a player who has run out of time, unless the player decided at the last moment. */
async function standInFor(deps: Deps, { id }: GameRow, seat: number): Promise<void> {
  await transaction(deps.db, async (client) => {
    const row = await lockGame(client, id);
    if (row?.status === 'running' && row.awaitingSeat === seat && isOver(deps, row))
      await standIn(deps, client, row, seat);
  });
}

const isOver = ({ clock }: Deps, { deadline }: GameRow) => deadline !== null && deadline <= clock();

/** Returns the penalty: a skipped turn, or leaving the game after as many consecutive skips as its clock says. */
async function timeoutDecision({ db }: Deps, row: GameRow, seat: number): Promise<PlayedDecision> {
  const { onTimeout, forfeitAfter }: Clock = clockSchema.parse(row.clock);
  if (onTimeout === 'skip') return { type: 'skip' };
  const last = await lastDecisionTypes(db.prisma, row.id, seat, forfeitAfter - 1);
  const isEnough = last.length === forfeitAfter - 1 && last.every((type) => type === 'skip');
  return { type: isEnough ? 'resign' : 'skip' };
}
