import { clearDue, takeDue } from '../db/due.ts';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import type { Bag } from '../games/table/new-game.ts';
import { secondMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { DueWork } from '../platform/due-work.ts';
import { presentPlayers } from '../players/store/players.ts';
import { notifyMatchEnd } from './notify-end.ts';
import { playerOn, standingOfMatch } from './rules/match-score.ts';
import { startMatchGame } from './start-game.ts';
import { gamesOfMatch } from './store/match-games.ts';
import {
  findMatch,
  lockMatch,
  type MatchChange,
  type MatchRow,
  playersOf,
  updateMatch,
} from './store/matches.ts';

/** Number of matches this process advances at once. */
const atOnce = 4;

/** Due work for matches with a finished game. */
export function dueMatches(deps: Deps): DueWork {
  return new DueWork(deps, {
    leaseMs: 30 * secondMs,
    atOnce,
    failure: 'a match could not go on this time',
    take: (lease) => takeDue(deps.db.prisma, 'match', lease),
    work: async ({ key }) => {
      await advanceMatch(deps, key);
    },
  });
}

/** Advances a match after its games: counts them, then starts the next one or ends the match, each exactly once. */
export async function advanceMatch(deps: Deps, id: string): Promise<void> {
  await transaction(deps.db, async (client) => {
    const match = await lockMatch(client, id);
    await clearDue(client, 'match', id);
    if (match !== undefined) await advanceLocked(deps, client, match);
  });
}

/** Advances a match whose lock the caller holds, and returns its new row. */
export async function advanceLocked(deps: Deps, client: Tx, match: MatchRow, bag?: Bag): Promise<MatchRow> {
  await updateMatch(client, match.id, await changeAfterGames(deps, client, match, bag));
  return (await findMatch(client, match.id)) ?? match;
}

async function changeAfterGames(
  deps: Deps,
  client: Tx,
  match: MatchRow,
  bag: Bag | undefined,
): Promise<MatchChange> {
  const games = await gamesOfMatch(client, match.id);
  const now = deps.clock();
  if (match.status === 'proposed')
    return games.some(({ status }) => status === 'aborted') ? { status: 'cancelled', finishedAt: now } : {};
  if (match.status !== 'running') return {};
  const standing = standingOfMatch(match, games);
  const points = { firstHalves: standing.halves[0], secondHalves: standing.halves[1] };
  if (standing.isOver) return { ...points, ...ended(playerOn(match, standing.winner), now) };
  if (standing.next === undefined) return points;
  const gone = await goneFrom(client, match);
  if (gone !== undefined) {
    await notifyMatchEnd(deps, client, match, games, false);
    return { ...points, ...forfeited(match, gone, now) };
  }
  await startMatchGame(deps, match, standing.next, bag);
  return points;
}

const ended = (winnerId: string | null, finishedAt: Date): MatchChange => ({
  status: 'finished',
  winnerId,
  finishedAt,
});

/** Returns the changes that let a player forfeit a running match to the opponent. */
export function forfeited(match: MatchRow, by: string, at: Date): MatchChange {
  const [firstId, secondId] = playersOf(match);
  return { forfeitedBy: by, ...ended(by === firstId ? secondId : firstId, at) };
}

/** Returns a player of a match who no longer exists. */
async function goneFrom(client: Tx, match: MatchRow): Promise<string | undefined> {
  const players = playersOf(match);
  const present = await presentPlayers(client, players);
  return players.find((id) => !present.has(id));
}
