import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import type { GameRow } from '../store/games.ts';
import { moveDeadline, setTimer } from '../store/timers.ts';
import { nextTimer, turnTimeFrom } from './deadlines.ts';
import { changeTurnTime, turnTimeOf } from './turn-time.ts';

/** Adds the table's time for one decision to the decision that a locked game is waiting for. */
export async function giveMoreTime(deps: Deps, client: Tx, row: GameRow): Promise<void> {
  const now = deps.clock();
  const time = await turnTimeOf(client, row);
  const usual = turnTimeFrom(row.clock, now);
  if (time === undefined || usual === undefined) return;
  const deadline = await changeTurnTime(client, row, { since: time.since, ms: time.ms + usual.ms });
  const timer = { game: row.id, version: row.version };
  await moveDeadline(client, timer, deadline);
  await setTimer(client, timer, nextTimer(row.clock, deadline, now) ?? deadline);
  deps.gameCache.delete(row.id);
}
