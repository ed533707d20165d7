import { roleIn } from '../clubs/store/clubs.ts';
import { addDue } from '../db/due.ts';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import { spend } from '../limits/index.ts';
import type { Deps } from '../platform/deps.ts';
import { type Problem, problem } from '../platform/problems.ts';
import { findPlayer } from '../players/find-player.ts';
import { requireAccount } from '../players/guests.ts';
import { blocksAmong } from '../relations/store/blocks.ts';
import { Contest } from './contest.ts';
import { announceAllClosed } from './invitations.ts';
import { startLocked } from './progress.ts';
import { maxEntrantsOf } from './settings.ts';
import { lockCompetition } from './store/competitions.ts';
import { addReturn, deleteEntrant, type EntrantRow, insertEntrant } from './store/entrants.ts';

/**
 * Enters a player; does nothing if they have already entered. Filling the last place starts the competition. In a running league, the
 * player joins from the next season; in a ladder, immediately.
 * @throws Problem competition-not-found, also if there is a block between player and organiser; competition-closed, competition-full,
 * teams-only, members-only if it is restricted to a club, same-bag for the organiser if all tables have the same bag, account-required,
 * too-many-requests
 */
export async function enter(deps: Deps, playerId: string, id: string): Promise<void> {
  await requireAccount(deps, playerId, 'enter competitions');
  await spend(deps, 'seats-hourly', playerId);
  await transaction(deps.db, async (tx) => {
    const contest = await locked(tx, id);
    const { status, capacity } = contest.row;
    await refuseBlocked(contest, playerId);
    if (status !== 'announced' && !(status === 'running' && contest.format.entry === 'any-time'))
      throw closed(contest);
    await refuseStranger(contest, playerId);
    if (contest.isOfTeams) throw problem('teams-only');
    refuseOrganiser(contest, playerId);
    const before = await contest.entrants();
    const others = before.filter((each) => each.withdrawnAt === null && each.entrantId !== playerId);
    refuseFull(contest, others.length);
    await insertEntrant(tx, { competitionId: id, entrantId: playerId, enteredAt: deps.clock() });
    if (contest.format.stage === 'challenge' && status === 'running')
      await placeLast(deps, contest, playerId, before);
    if (status === 'announced' && others.length + 1 === capacity)
      await addDue(tx, 'competition', id, deps.clock());
  });
}

/**
 * If all tables have the same bag, its organiser could see coming tiles at other tables.
 * @throws Problem same-bag
 */
export function refuseOrganiser({ row, settings }: Contest, playerId: string): void {
  if (row.creatorId === playerId && settings.sameBag) throw problem('same-bag');
}

/** @throws Problem competition-full */
export function refuseFull({ row, settings }: Contest, entrants: number): void {
  const most = row.capacity ?? maxEntrantsOf(settings);
  if (entrants >= most) throw problem('competition-full', { max: most });
}

/** Gives a new or returning entrant the last place of a ladder. */
async function placeLast(
  deps: Deps,
  contest: Contest,
  playerId: string,
  rows: readonly EntrantRow[],
): Promise<void> {
  const before = rows.find((each) => each.entrantId === playerId);
  if (before !== undefined && before.seed !== null) {
    if (before.withdrawnAt !== null) await addReturn(contest.tx, contest.id, playerId, deps.clock());
    return;
  }
  const seed = 1 + Math.max(0, ...rows.map((each) => each.seed ?? 0));
  await contest.place([{ id: playerId, seed, group: 1 }]);
}

/** @throws Problem competition-not-found if there is a block between player and organiser */
export async function refuseBlocked({ tx, row }: Contest, playerId: string): Promise<void> {
  const { by, of } = await blocksAmong(tx, playerId, [row.creatorId]);
  if (by.size + of.size > 0) throw problem('competition-not-found');
}

/**
 * Refuses players outside the club that a competition is restricted to.
 * @throws Problem members-only
 */
export async function refuseStranger({ tx, row: { clubId } }: Contest, playerId: string): Promise<void> {
  const role = clubId === null ? 'member' : await roleIn(tx, clubId, playerId);
  if (role === undefined || role === 'pending') throw problem('members-only');
}

/**
 * Withdraws an entrant: players themselves, or the organiser anyone. Before the start, the entry is removed; later, running games continue,
 * and the entrant is not paired again.
 * @throws Problem competition-not-found, player-not-found, not-organiser, competition-closed, teams-only
 */
export async function withdraw(deps: Deps, caller: string, id: string, name: string): Promise<void> {
  const { playerId } = await findPlayer(deps, name);
  await transaction(deps.db, async (tx) => {
    const contest = await locked(tx, id);
    if (playerId !== caller && contest.row.creatorId !== caller) throw problem('not-organiser');
    refuseOver(contest);
    if (contest.isOfTeams) throw problem('teams-only');
    await withdrawPlayer(deps, contest, playerId);
  });
}

/** Withdraws a player, if entered, from a competition whose lock the caller holds. */
export async function withdrawPlayer(deps: Deps, contest: Contest, playerId: string): Promise<void> {
  const entrant = (await contest.entrants()).find(({ entrantId }) => entrantId === playerId);
  if (contest.row.status === 'announced' || entrant?.seed === null)
    await deleteEntrant(contest.tx, contest.id, playerId);
  else await contest.withdraw([playerId], deps.clock());
}

/**
 * Starts a competition with its current entrants; requires the organiser.
 * @throws Problem competition-not-found, not-organiser, competition-closed, too-few-entrants
 */
export async function startCompetition(deps: Deps, caller: string, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const contest = await forOrganiser(tx, caller, id);
    if (contest.row.status !== 'announced') throw closed(contest);
    if (!(await startLocked(deps, contest))) throw problem('too-few-entrants');
    await addDue(tx, 'competition', id, deps.clock());
  });
}

/**
 * Cancels an unfinished competition; requires the organiser. Running matches continue; no more are started.
 * @throws Problem competition-not-found, not-organiser, competition-closed
 */
export async function cancelCompetition(deps: Deps, caller: string, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const contest = await forOrganiser(tx, caller, id);
    refuseOver(contest);
    await announceAllClosed(deps, contest);
    await contest.update({ status: 'cancelled', roundEndsAt: null, finishedAt: deps.clock() });
  });
}

async function forOrganiser(tx: Tx, caller: string, id: string): Promise<Contest> {
  const contest = await locked(tx, id);
  if (contest.row.creatorId !== caller) throw problem('not-organiser');
  return contest;
}

/**
 * Returns a competition, locked until the transaction ends.
 * @throws Problem competition-not-found
 */
export async function locked(tx: Tx, id: string): Promise<Contest> {
  const row = await lockCompetition(tx, id);
  if (row === undefined) throw problem('competition-not-found');
  return new Contest(tx, row);
}

/** @throws Problem competition-closed if the competition is finished or cancelled */
export function refuseOver(contest: Contest): void {
  if (['finished', 'cancelled'].includes(contest.row.status)) throw closed(contest);
}

export const closed = ({ row }: Contest): Problem =>
  problem('competition-closed', { competitionStatus: row.status });
