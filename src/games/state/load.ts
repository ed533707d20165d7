import type { GameRow } from '../../db/games.ts';
import { readEntriesBetween, readLog, type StoredLog } from '../../db/log-entries.ts';
import type { Deps } from '../../deps.ts';
import { applyDecision, type GameState, replay } from '../../engine/index.ts';
import { unplayable, wholeEntry } from '../log/whole-entries.ts';
import { cacheOf, type LoadedGame } from './cache.ts';
import { setupOf } from './setup.ts';
import { gameUpdate, updatedRow } from './updated-row.ts';

/** Returns a started game at its row's version: from the cache as far as it goes, then from its log. */
export async function loadGame(deps: Deps, row: GameRow): Promise<LoadedGame> {
  const cache = cacheOf(deps.db);
  const known = cache.get(row.id);
  const isEarlier = known !== undefined && known.row.version < row.version;
  const latest = isEarlier ? await playedSince(deps, known, row.version) : known;
  const isSame = latest?.row.version === row.version && latest.row.headHash === row.headHash;
  const game = isSame ? { ...latest, row } : await gameAt(deps, row, row.version);
  cache.put(game);
  return game;
}

/**
 * Returns a game with what other processes have added to its log, or undefined when that is nothing. The row is what
 * their statements left; whatever else may have changed about it, such as names, is as it was known.
 */
export async function caughtUp(deps: Deps, known: LoadedGame): Promise<LoadedGame | undefined> {
  const game = await playedSince(deps, known, lastPossible);
  return game.row.version === known.row.version ? undefined : game;
}

/** Greatest integer of the database. */
const lastPossible = 2 ** 31 - 1;

/** Plays what the log has after a known version. */
async function playedSince({ db }: Deps, known: LoadedGame, upTo: number): Promise<LoadedGame> {
  let { row, state, last } = known;
  for (const stored of await readEntriesBetween(db.pool, row.id, row.version, upTo)) {
    const { seat, decision, at } = stored;
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw unplayable(row.id, stored.seq - 1, applied.refusal);
    state = applied.state;
    last = { ...stored, game: row.id, events: applied.events, previousHash: row.headHash };
    row = updatedRow(row, stored, gameUpdate(row, decision, state, at));
  }
  return { row, state, last };
}

/** Returns a started game as its log has it after one of its entries; 0 for its beginning. */
export async function gameAt({ db }: Deps, row: GameRow, version: number): Promise<LoadedGame> {
  const log = await readLog(db.pool, row.id, version);
  const before = stateBefore(row, log);
  const index = log.entries.length - 1;
  const entry = log.entries[index];
  if (entry === undefined) return { row, state: before, last: undefined };
  const applied = applyDecision(before, entry.seat, entry.decision);
  if (!applied.ok) throw unplayable(row.id, index, applied.refusal);
  return { row, state: applied.state, last: wholeEntry(row.id, log, index, applied.events) };
}

/** Replays all entries but the last, whose events are wanted as well. Takes about a millisecond for a whole game. */
function stateBefore(row: GameRow, { entries }: StoredLog): GameState {
  const replayed = replay(setupOf(row), entries.slice(0, -1));
  if (replayed.ok) return replayed.state;
  throw unplayable(row.id, replayed.index, replayed.refusal);
}
