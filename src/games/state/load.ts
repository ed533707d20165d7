import { applyDecision, type GameEvent, type GameState, replay } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { unplayable, wholeEntry } from '../log/whole-entries.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import type { GameRow } from '../store/games.ts';
import { readEntriesAfter, readLog, type StoredEntry, type StoredLog } from '../store/log-entries.ts';
import { gamesOfPlayer } from '../store/seats.ts';
import { setupOf } from './setup.ts';
import { gameUpdate, updatedRow } from './updated-row.ts';

/** Returns a started game at its row's version: from the cache as far as it goes, then from its log. */
export async function loadGame(deps: Deps, row: GameRow): Promise<LoadedGame> {
  const { gameCache } = deps;
  const known = gameCache.get(row.id);
  const isEarlier = known !== undefined && known.row.version < row.version;
  const latest = isEarlier ? await playedUpTo(deps, known, row.version) : known;
  const isSame = latest?.row.version === row.version && latest.row.headHash === row.headHash;
  const game = isSame ? { ...latest, row } : await gameAt(deps, row, row.version);
  gameCache.put(game);
  return game;
}

/**
 * Returns a game with what other processes have added to its log, or undefined when that is nothing. The row is what
 * their statements left; whatever else may have changed about it, such as names, is as it was known.
 */
export async function caughtUp(deps: Deps, known: LoadedGame): Promise<LoadedGame | undefined> {
  const { id, version } = known.row;
  const added = await readEntriesAfter(deps.db.prisma, id, version);
  return added.length === 0 ? undefined : playedOn(deps, known, added);
}

/** Plays what the log has after a known version, up to a later one. */
async function playedUpTo(deps: Deps, known: LoadedGame, upTo: number): Promise<LoadedGame> {
  const { id, version } = known.row;
  return playedOn(deps, known, await readEntriesAfter(deps.db.prisma, id, version, upTo));
}

/** Plays the entries that follow a known version. */
async function playedOn(deps: Deps, known: LoadedGame, added: readonly StoredEntry[]): Promise<LoadedGame> {
  let { row, state, last } = known;
  for (const stored of added) {
    const step = await stepTo(deps, row, state, stored);
    state = step.state;
    last = { ...stored, game: row.id, events: step.events, previousHash: row.headHash };
    row = updatedRow(row, stored, gameUpdate(row, stored.decision, state, stored.at));
  }
  return { row, state, last };
}

/** What an entry made of a game. */
interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Plays the next entry of a game's log; what an `undo` leaves is in the whole log. */
async function stepTo(deps: Deps, row: GameRow, state: GameState, stored: StoredEntry): Promise<Step> {
  const { seq, seat, decision } = stored;
  if (decision.type === 'undo') return lastStep(row, await readLog(deps.db.prisma, row.id, seq));
  const applied = applyDecision(state, seat, decision);
  if (applied.ok) return applied;
  throw unplayable(row.id, seq - 1, applied.refusal);
}

/** Returns a started game as its log has it after one of its entries; 0 for its beginning. */
export async function gameAt({ db }: Deps, row: GameRow, version: number): Promise<LoadedGame> {
  const log = await readLog(db.prisma, row.id, version);
  const { state, events } = lastStep(row, log);
  const index = log.entries.length - 1;
  return { row, state, last: index === -1 ? undefined : wholeEntry(row.id, log, index, events) };
}

/** Replays a log, and returns what its last entry made happen. Takes about a millisecond for a whole game. */
function lastStep(row: GameRow, { entries }: StoredLog): Step {
  const last = entries.at(-1);
  if (last === undefined || last.decision.type === 'undo') return replayed(row, entries, true);
  // Events take time: only those of the last entry are made.
  const before = replayed(row, entries.slice(0, -1), false);
  const applied = applyDecision(before.state, last.seat, last.decision);
  if (applied.ok) return applied;
  throw unplayable(row.id, entries.length - 1, applied.refusal);
}

function replayed(row: GameRow, entries: readonly StoredEntry[], hasEvents: boolean): Step {
  let events: readonly GameEvent[] = [];
  const keep = (each: readonly GameEvent[]) => {
    events = each;
  };
  const played = replay(setupOf(row), entries, hasEvents ? keep : undefined);
  if (played.ok) return { state: played.state, events };
  throw unplayable(row.id, played.index, played.refusal);
}

/** Removes the games of a player from memory: they name the player, who is called otherwise from now on. */
export async function forgetGamesOf({ db, gameCache }: Deps, playerId: string): Promise<void> {
  for (const game of await gamesOfPlayer(db.prisma, playerId)) gameCache.delete(game);
}
