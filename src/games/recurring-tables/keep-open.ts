import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { dayMs } from '../../helpers/time-units.ts';
import { sanctionInForce } from '../../moderation/store/sanctions.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problems.ts';
import { vacationsOf } from '../../players/store/vacations.ts';
import { hasDecidedBetween } from '../../ratings/store/games-to-rate.ts';
import { lockGame } from '../store/games.ts';
import {
  countsOf,
  forgetFinished,
  insertStandingGame,
  lockStanding,
  ownerOnlyGames,
  type PauseReason,
  type StandingRow,
  standingTablesDue,
  updateStanding,
} from '../store/standing-tables.ts';
import { cancelLocked } from '../table/cancel.ts';
import { createGame } from '../table/create.ts';
import { DEFAULT_TERMS } from '../terms.ts';
import { templateSchema } from './template.ts';

/** Time without any decision after which an owner's tables are no longer opened, ms. */
const idleMs = 21 * dayMs;

const batchSize = 100;

/** Temporary problems, after which the table is opened later. */
const passing: readonly string[] = ['too-many-requests', 'too-many-open-games'];

/**
 * Opens the missing tables of all standing tables. Each is opened in the transaction that records it, under the lock of its standing table,
 * so that a crash can't cause an extra table.
 */
export async function keepTablesOpen(deps: Deps): Promise<void> {
  let after: string | undefined;
  for (let count = batchSize; count === batchSize; ) {
    const ids = await standingTablesDue(deps.db.prisma, { after, limit: batchSize, now: deps.clock() });
    for (const id of ids) await keepOpen(deps, id);
    count = ids.length;
    after = ids.at(-1);
  }
}

/** Opens the missing tables of a standing table, or pauses it if its owner is away. */
export async function keepOpen(deps: Deps, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const row = await lockStanding(tx, id);
    if (row === undefined || row.pauseReason !== null) return;
    const reason = await absence(deps, tx, row);
    if (reason !== undefined) return pauseLocked(deps, tx, row, reason);
    await forgetFinished(tx, id);
    const { open, running } = (await countsOf(tx, [id])).get(id) ?? { open: 0, running: 0 };
    const lacking = Math.min(row.maxOpen, row.maxActive - running) - open;
    for (let count = 0; count < lacking; count += 1) if (!(await openOne(deps, tx, row))) return;
  });
}

/** Pauses a standing table whose lock the caller holds, and cancels its open tables where only the owner sits. */
export async function pauseLocked(
  deps: Deps,
  tx: Tx,
  { id, playerId }: StandingRow,
  pauseReason: PauseReason,
): Promise<void> {
  const changedAt = deps.clock();
  await updateStanding(tx, id, { pauseReason, changedAt });
  for (const game of await ownerOnlyGames(tx, id)) {
    const row = await lockGame(tx, game);
    if (row?.status === 'open' && row.seats.length <= 1)
      await cancelLocked(deps, tx, row, playerId, changedAt);
  }
}

/** Returns why no tables should be opened for the owner of a standing table now; undefined if there is no reason. */
async function absence(
  { clock }: Deps,
  tx: Tx,
  { playerId, changedAt }: StandingRow,
): Promise<PauseReason | undefined> {
  const now = clock();
  if ((await sanctionInForce(tx, playerId, 'ban', now)) !== undefined) return 'refused';
  if ((await vacationsOf(tx, playerId, now)).some(({ startsAt }) => startsAt <= now)) return 'vacation';
  const since = new Date(now.getTime() - idleMs);
  if (changedAt > since || (await hasDecidedBetween(tx, playerId, since, now))) return undefined;
  return 'idle';
}

/** Opens a table; returns whether another one can be opened. */
async function openOne(deps: Deps, tx: Tx, row: StandingRow): Promise<boolean> {
  try {
    const game = { ...DEFAULT_TERMS, ...templateSchema.parse(row.game) };
    const { id } = await createGame(deps, row.playerId, { ...game, join: true });
    await insertStandingGame(tx, row.id, id);
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (!passing.includes(error.kind)) await pauseLocked(deps, tx, row, 'refused');
    return false;
  }
}
