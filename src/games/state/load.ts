import type { GameRow } from '../../db/games.ts';
import { readEntriesBetween, readLog, type StoredLog } from '../../db/log-entries.ts';
import type { Deps } from '../../deps.ts';
import { applyDecision, type GameState, replay } from '../../engine/index.ts';
import { unplayable, wholeEntry } from '../log/whole-entries.ts';
import { cacheOf, type GameCache, type LoadedGame } from './cache.ts';
import { setupOf } from './setup.ts';

/** Returns a started game at its row's version: from the cache as far as it goes, then from its log. */
export async function loadGame(deps: Deps, row: GameRow): Promise<LoadedGame> {
  const cache = cacheOf(deps.db);
  const known = cache.get(row.id);
  const isEarlier = known !== undefined && known.row.version < row.version;
  const isSame = known?.row.version === row.version && known.row.headHash === row.headHash;
  if (isSame) return keep(cache, { ...known, row });
  return keep(cache, isEarlier ? await gameSince(deps, row, known) : await gameAt(deps, row, row.version));
}

function keep(cache: GameCache, game: LoadedGame): LoadedGame {
  cache.put(game);
  return game;
}

/** Returns a game that other processes have played on: only what they added is read and played. */
async function gameSince({ db }: Deps, row: GameRow, known: LoadedGame): Promise<LoadedGame> {
  const added = await readEntriesBetween(db.pool, row.id, known.row.version, row.version);
  let { state, last } = known;
  for (const stored of added) {
    const applied = applyDecision(state, stored.seat, stored.decision);
    if (!applied.ok) throw unplayable(row.id, stored.seq - 1, applied.refusal);
    state = applied.state;
    last = {
      ...stored,
      game: row.id,
      events: applied.events,
      previousHash: last?.hash ?? known.row.headHash,
    };
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
