import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { insertOutboxEvent } from '../../notifications/outbox/insert.ts';
import type { Deps } from '../../platform/deps.ts';
import { endPause, type GameRow, lockGame, startPause } from '../store/games.ts';
import { clearTimer, type GameVersion, setTimer } from '../store/timers.ts';
import { setTurnTime } from '../store/turn-times.ts';
import { nextTimer, pauseEnd } from './deadlines.ts';
import { changeTurnTime, timeLeft } from './turn-time.ts';

/**
 * Stops the clock of a locked game: no deadline, reminder or time-out applies. Decisions are still accepted. The pending decision keeps its
 * remaining time.
 */
export async function pause(deps: Deps, client: Tx, row: GameRow): Promise<void> {
  const at = deps.clock();
  const ms = row.heldSeat === null ? await timeLeft(client, row, at) : undefined;
  if (ms !== undefined) await setTurnTime(client, row, { since: at, ms });
  await startPause(client, row.id, at);
  await setTimer(client, { game: row.id, version: row.version }, pauseEnd(at));
  await insertOutboxEvent(client, { game: row.id, kind: 'game.paused', seq: row.version, at });
  deps.gameCache.delete(row.id);
}

/**
 * Restarts the clock of a locked game, with the remaining time of the pending decision, or the full time if decisions were made during the
 * pause.
 */
export async function resume(deps: Deps, client: Tx, row: GameRow): Promise<void> {
  const at = deps.clock();
  // No time passes in a pause, so a turn that started before it still has the time it had then.
  const ms = row.heldSeat === null ? await timeLeft(client, row, row.pausedAt ?? at) : undefined;
  const deadline = ms === undefined ? undefined : await changeTurnTime(client, row, { since: at, ms });
  await endPause(client, row.id, deadline);
  const timer = { game: row.id, version: row.version };
  const next = nextTimer(row.clock, deadline, at);
  await (next === undefined ? clearTimer(client, timer) : setTimer(client, timer, next));
  await insertOutboxEvent(client, { game: row.id, kind: 'game.resumed', seq: row.version, at });
  deps.gameCache.delete(row.id);
}

/** Ends a pause that has reached the maximum duration. */
export async function endLongPause(deps: Deps, timer: GameVersion): Promise<void> {
  await transaction(deps.db, async (client) => {
    const row = await lockGame(client, timer.game);
    if (row?.status !== 'running' || row.pausedAt === null) return;
    const end = pauseEnd(row.pausedAt);
    if (end <= deps.clock()) await resume(deps, client, row);
    else await setTimer(client, timer, end);
  });
}
