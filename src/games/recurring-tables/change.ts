import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { mayWrite } from '../../players/may-write.ts';
import {
  countStandingTables,
  countsOf,
  deleteStanding,
  insertStanding,
  lockStanding,
  PauseReason,
  type StandingCounts,
  type StandingRow,
  standingTablesOf,
  updateStanding,
} from '../store/standing-tables.ts';
import { refuseBadSetup } from '../table/new-game.ts';
import { keepOpen, pauseLocked } from './keep-open.ts';
import { type Template, templateSchema } from './template.ts';

export { PauseReason };

/** Maximum number of standing tables per player. */
const maxStanding = 5;

/** A request for a standing table. */
export interface NewStanding {
  readonly game: Template;
  readonly maxOpen: number;
  readonly maxActive: number;
}

/** A standing table with its number of unfinished games. */
export type StandingTable = Omit<StandingRow, 'game' | 'playerId' | 'changedAt'> &
  StandingCounts & { readonly game: Template };

/**
 * Creates a standing table, and opens its first tables.
 * @throws Problem invalid-setup, silenced, limit-reached
 */
export async function createStanding(
  deps: Deps,
  playerId: string,
  { game, maxOpen, maxActive }: NewStanding,
): Promise<StandingTable> {
  refuseBadSetup(game, deps.newSeed());
  if (game.name !== undefined) await mayWrite(deps, playerId);
  if ((await countStandingTables(deps.db.prisma, playerId)) >= maxStanding)
    throw problem('limit-reached', { detail: `You have ${maxStanding} standing tables.` });
  const at = deps.clock();
  const base = { id: newId(), playerId, pauseReason: null, createdAt: at, changedAt: at };
  const row = { ...base, maxOpen, maxActive, game: JSON.parse(JSON.stringify(game)) };
  await insertStanding(deps.db.prisma, row);
  await keepOpen(deps, row.id);
  return readOne(deps, playerId, row.id);
}

/** Returns the standing tables of a player, newest first. */
export async function standingOf({ db }: Deps, playerId: string, part: ListPart): Promise<StandingTable[]> {
  return withCounts(db.prisma, await standingTablesOf(db.prisma, playerId, part));
}

async function withCounts(db: Tx, rows: readonly StandingRow[]): Promise<StandingTable[]> {
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ playerId: _, changedAt: __, game, ...row }) => ({
    ...row,
    game: templateSchema.parse(game),
    open: counts.get(row.id)?.open ?? 0,
    running: counts.get(row.id)?.running ?? 0,
  }));
}

/** A change of a standing table. */
export interface StandingChange {
  readonly isPaused?: boolean | undefined;
  readonly maxOpen?: number | undefined;
  readonly maxActive?: number | undefined;
}

/**
 * Changes a standing table. Pausing it cancels the open tables where only the owner sits; resuming it opens tables immediately.
 * @throws Problem standing-table-not-found, invalid-setup
 */
export async function changeStanding(
  deps: Deps,
  playerId: string,
  id: string,
  change: StandingChange,
): Promise<StandingTable> {
  await transaction(deps.db, async (tx) => {
    const row = await requireLocked(tx, playerId, id);
    const { maxOpen = row.maxOpen, maxActive = row.maxActive, isPaused } = change;
    if (maxActive < maxOpen)
      throw problem('invalid-setup', {
        detail: 'The limit of open tables cannot exceed the limit of unfinished games.',
      });
    await updateStanding(tx, id, { maxOpen, maxActive });
    if (isPaused === true && row.pauseReason === null) await pauseLocked(deps, tx, row, 'owner');
    if (isPaused === false) await updateStanding(tx, id, { pauseReason: null, changedAt: deps.clock() });
  });
  await keepOpen(deps, id);
  return readOne(deps, playerId, id);
}

/**
 * Deletes a standing table. Its open tables where only the owner sits are cancelled; all others stay.
 * @throws Problem standing-table-not-found
 */
export async function endStanding(deps: Deps, playerId: string, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await pauseLocked(deps, tx, await requireLocked(tx, playerId, id), 'owner');
    await deleteStanding(tx, id);
  });
}

async function requireLocked(tx: Tx, playerId: string, id: string): Promise<StandingRow> {
  const row = await lockStanding(tx, id);
  if (row === undefined || row.playerId !== playerId) throw problem('standing-table-not-found');
  return row;
}

async function readOne(deps: Deps, playerId: string, id: string): Promise<StandingTable> {
  const all = await standingOf(deps, playerId, { limit: maxStanding });
  const found = all.find((each) => each.id === id);
  if (found === undefined) throw problem('standing-table-not-found');
  return found;
}
