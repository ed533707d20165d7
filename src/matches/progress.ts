import { clearDue, takeDue } from '../db/due.ts';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import type { Bag } from '../games/table/new-game.ts';
import { secondMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { DueWork } from '../platform/due-work.ts';
import { presentPlayers } from '../players/store/players.ts';
import { beginGame } from './begin-game.ts';
import { notifyMatchEnd } from './notify-end.ts';
import { playerOn, standingOfMatch } from './rules/match-score.ts';
import { gamesOfMatch } from './store/match-games.ts';
import {
  findMatch,
  lockMatch,
  type MatchChange,
  type MatchRow,
  playersOf,
  updateMatch,
} from './store/matches.ts';

/** Matches with which this process goes on at once. */
const atOnce = 4;

/** The matches of which a game is over. */
export function dueMatches(deps: Deps): DueWork {
  return new DueWork(deps, {
    leaseMs: 30 * secondMs,
    atOnce,
    failure: 'a match could not go on this time',
    take: (lease) => takeDue(deps.db.prisma, 'match', lease),
    work: async ({ key }) => {
      await progressMatch(deps, key);
    },
  });
}

/** Goes on with a match after its games: counts them, and begins the next one or ends it, each once. */
export async function progressMatch(deps: Deps, id: string): Promise<void> {
  await transaction(deps.db, async (client) => {
    const match = await lockMatch(client, id);
    await clearDue(client, 'match', id);
    if (match !== undefined) await goOn(deps, client, match);
  });
}

/** Goes on with a match whose lock the caller holds, and returns it as it is then. */
export async function goOn(deps: Deps, client: Tx, match: MatchRow, bag?: Bag): Promise<MatchRow> {
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
  await beginGame(deps, match, standing.next, bag);
  return points;
}

const ended = (winnerId: string | null, finishedAt: Date): MatchChange => ({
  status: 'finished',
  winnerId,
  finishedAt,
});

/** Returns what changes when a player gives a running match up: the other has won. */
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
