import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { beginPause, endPause, type GameRow, lockGame } from '../store/games.ts';
import { clearTimer, type GameVersion, setTimer } from '../store/timers.ts';
import { setTurnTime } from '../store/turn-times.ts';
import { nextTimer, pauseEnd } from './deadlines.ts';
import { changeTurnTime, timeLeft } from './turn-time.ts';

/**
 * Stops the clock of a locked game: no deadline, no reminder, no time-out. Decisions may still be taken; the
 * one that the game waits for keeps the time that it has left.
 */
export async function pause(deps: Deps, client: Tx, row: GameRow): Promise<void> {
  const at = deps.clock();
  const ms = row.heldSeat === null ? await timeLeft(client, row, at) : undefined;
  if (ms !== undefined) await setTurnTime(client, row, { since: at, ms });
  await beginPause(client, row.id, at);
  await setTimer(client, { game: row.id, version: row.version }, pauseEnd(at));
  await insertOutboxEvent(client, { game: row.id, kind: 'game.paused', seq: row.version, at });
  deps.gameCache.delete(row.id);
}

/**
 * Starts the clock of a locked game again: with the time that was left, or the usual one where decisions were taken since.
 */
export async function resume(deps: Deps, client: Tx, row: GameRow): Promise<void> {
  const at = deps.clock();
  // In a pause no time runs, so what is left of a turn that began before it is what it had then.
  const ms = row.heldSeat === null ? await timeLeft(client, row, row.pausedAt ?? at) : undefined;
  const deadline = ms === undefined ? undefined : await changeTurnTime(client, row, { since: at, ms });
  await endPause(client, row.id, deadline);
  const timer = { game: row.id, version: row.version };
  const next = nextTimer(row.clock, deadline, at);
  await (next === undefined ? clearTimer(client, timer) : setTimer(client, timer, next));
  await insertOutboxEvent(client, { game: row.id, kind: 'game.resumed', seq: row.version, at });
  deps.gameCache.delete(row.id);
}

/** Ends a pause that has lasted as long as one may. */
export async function endLongPause(deps: Deps, timer: GameVersion): Promise<void> {
  await transaction(deps.db, async (client) => {
    const row = await lockGame(client, timer.game);
    if (row?.status !== 'running' || row.pausedAt === null) return;
    const end = pauseEnd(row.pausedAt);
    if (end <= deps.clock()) await resume(deps, client, row);
    else await setTimer(client, timer, end);
  });
}
