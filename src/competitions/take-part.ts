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
import { begin } from './progress.ts';
import { formatOf } from './rules/formats.ts';
import { mostEntrantsOf, settingsOf } from './settings.ts';
import { type CompetitionRow, lockCompetition, updateCompetition } from './store/competitions.ts';
import {
  addReturn,
  deleteEntrant,
  type EntrantRow,
  entrantsIn,
  findEntrant,
  insertEntrant,
  placeEntrants,
  withdrawEntrants,
} from './store/entrants.ts';

/**
 * Enters a player; who has entered stays so. With the last free place the competition begins. In a league that runs, the player
 * begins in its next season, in a ladder at once.
 * @throws Problem competition-not-found, also where a block is between player and organiser; competition-closed,
 *   competition-full, teams-take-part, members-only where it is of a club, same-bag for the organiser where all tables have the same bag, account-required, too-many-requests
 */
export async function enter(deps: Deps, playerId: string, id: string): Promise<void> {
  await requireAccount(deps, playerId, 'enter competitions');
  await spend(deps, 'seats-hourly', playerId);
  await transaction(deps.db, async (tx) => {
    const competition = await locked(tx, id);
    await refuseBlocked(tx, competition, playerId);
    if (!isOpen(competition)) throw closed(competition);
    await refuseStranger(tx, competition, playerId);
    if (settingsOf(competition).teamSize !== null) throw problem('teams-take-part');
    refuseOrganiser(competition, playerId);
    const rows = await entrantsIn(tx, id);
    const others = rows.filter((each) => each.withdrawnAt === null && each.entrantId !== playerId);
    refuseFull(competition, others.length);
    await insertEntrant(tx, { competitionId: id, entrantId: playerId, enteredAt: deps.clock() });
    if (formatOf(competition).stage === 'challenge' && competition.status === 'running')
      await placeLast(deps, tx, id, playerId, rows);
    if (competition.status === 'announced' && others.length + 1 === competition.capacity)
      await addDue(tx, 'competition', id, deps.clock());
  });
}

/** Where all tables have the same bag the organiser would see it from outside. @throws Problem same-bag */
export function refuseOrganiser(competition: CompetitionRow, playerId: string): void {
  if (competition.creatorId === playerId && settingsOf(competition).sameBag) throw problem('same-bag');
}

/** @throws Problem competition-full */
export function refuseFull(competition: CompetitionRow, entrants: number): void {
  const most = competition.capacity ?? mostEntrantsOf(settingsOf(competition));
  if (entrants >= most) throw problem('competition-full', { most });
}

/** Gives who is new, or comes back, the last place of a ladder. */
async function placeLast(
  deps: Deps,
  tx: Tx,
  id: string,
  playerId: string,
  rows: readonly EntrantRow[],
): Promise<void> {
  const before = rows.find((each) => each.entrantId === playerId);
  if (before !== undefined && before.seed !== null) {
    if (before.withdrawnAt !== null) await addReturn(tx, id, playerId, deps.clock());
    return;
  }
  const seed = 1 + Math.max(0, ...rows.map((each) => each.seed ?? 0));
  await placeEntrants(tx, id, [{ id: playerId, seed, pool: 1 }]);
}

const isOpen = (row: CompetitionRow) =>
  row.status === 'announced' || (row.status === 'running' && formatOf(row).entry === 'any-time');

/** @throws Problem competition-not-found where a block is between player and organiser */
export async function refuseBlocked(tx: Tx, { creatorId }: CompetitionRow, playerId: string): Promise<void> {
  const { by, of } = await blocksAmong(tx, playerId, [creatorId]);
  if (by.size + of.size > 0) throw problem('competition-not-found');
}

/** Refuses who is no member of the club that a competition is of. @throws Problem members-only */
export async function refuseStranger(tx: Tx, { clubId }: CompetitionRow, playerId: string): Promise<void> {
  const role = clubId === null ? 'member' : await roleIn(tx, clubId, playerId);
  if (role === undefined || role === 'asking') throw problem('members-only');
}

/**
 * Withdraws an entrant: the player, or for the organiser anybody. Before the begin it is as if the entrant had never entered;
 * later what is played goes on, and the entrant is not paired again.
 * @throws Problem competition-not-found, player-not-found, not-organiser, competition-closed, teams-take-part
 */
export async function withdraw(deps: Deps, caller: string, id: string, name: string): Promise<void> {
  const { playerId } = await findPlayer(deps, name);
  await transaction(deps.db, async (tx) => {
    const competition = await locked(tx, id);
    if (playerId !== caller && competition.creatorId !== caller) throw problem('not-organiser');
    const { status } = competition;
    if (status === 'finished' || status === 'cancelled') throw closed(competition);
    if (settingsOf(competition).teamSize !== null) throw problem('teams-take-part');
    await withdrawPlayer(deps, tx, competition, playerId);
  });
}

/** Withdraws a player, who may not have entered, from a competition whose lock the caller holds. */
export async function withdrawPlayer(
  deps: Deps,
  tx: Tx,
  { id, status }: CompetitionRow,
  playerId: string,
): Promise<void> {
  const entrant = await findEntrant(tx, id, playerId);
  if (status === 'announced' || entrant?.seed === null) await deleteEntrant(tx, id, playerId);
  else await withdrawEntrants(tx, id, [playerId], deps.clock());
}

/**
 * Begins a competition with those who have entered, for its organiser.
 * @throws Problem competition-not-found, not-organiser, competition-closed, too-few-entrants
 */
export async function startCompetition(deps: Deps, caller: string, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const competition = await forOrganiser(tx, caller, id);
    if (competition.status !== 'announced') throw closed(competition);
    if (!(await begin(deps, new Contest(tx, competition)))) throw problem('too-few-entrants');
    await addDue(tx, 'competition', id, deps.clock());
  });
}

/**
 * Cancels a competition that is not over, for its organiser. Matches that are played go on; no further ones begin.
 * @throws Problem competition-not-found, not-organiser, competition-closed
 */
export async function cancelCompetition(deps: Deps, caller: string, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const competition = await forOrganiser(tx, caller, id);
    if (competition.status === 'finished' || competition.status === 'cancelled') throw closed(competition);
    await updateCompetition(tx, id, { status: 'cancelled', roundEndsAt: null, finishedAt: deps.clock() });
  });
}

async function forOrganiser(tx: Tx, caller: string, id: string): Promise<CompetitionRow> {
  const competition = await locked(tx, id);
  if (competition.creatorId !== caller) throw problem('not-organiser');
  return competition;
}

/** @throws Problem competition-not-found */
export async function locked(tx: Tx, id: string): Promise<CompetitionRow> {
  const competition = await lockCompetition(tx, id);
  if (competition === undefined) throw problem('competition-not-found');
  return competition;
}

export const closed = ({ status }: CompetitionRow): Problem =>
  problem('competition-closed', { competitionStatus: status });
