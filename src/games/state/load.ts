import { applyDecision, type GameEvent, type GameState, replay } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { unplayable, wholeEntry } from '../log/whole-entries.ts';
import type { LoadedGame } from '../store/game-cache.ts';
import type { GameRow } from '../store/games.ts';
import { readEntriesAfter, readLog, type StoredEntry, type StoredLog } from '../store/log-entries.ts';
import { gamesOfPlayer } from '../store/seats.ts';
import { setupOf } from './setup.ts';
import { gameUpdate, updatedRow } from './updated-row.ts';

/** Returns a started game at its row's version, from the cache if possible, plus any newer log entries. */
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
 * Returns a game after applying the entries that other processes have added to its log; undefined if there are none. The row is as their
 * statements left it; other changes, such as names, are not loaded.
 */
export async function caughtUp(deps: Deps, known: LoadedGame): Promise<LoadedGame | undefined> {
  const { id, version } = known.row;
  const added = await readEntriesAfter(deps.db.prisma, id, version);
  return added.length === 0 ? undefined : playedOn(deps, known, added);
}

/** Applies the log entries after a known version, up to a later one. */
async function playedUpTo(deps: Deps, known: LoadedGame, upTo: number): Promise<LoadedGame> {
  const { id, version } = known.row;
  return playedOn(deps, known, await readEntriesAfter(deps.db.prisma, id, version, upTo));
}

/** Applies the entries that follow a known version. */
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

/** The effect of an entry on a game. */
interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Applies the next log entry; for an `undo`, replays the whole log. */
async function stepTo(deps: Deps, row: GameRow, state: GameState, stored: StoredEntry): Promise<Step> {
  const { seq, seat, decision } = stored;
  if (decision.type === 'undo') return lastStep(row, await readLog(deps.db.prisma, row.id, seq));
  const applied = applyDecision(state, seat, decision);
  if (applied.ok) return applied;
  throw unplayable(row.id, seq - 1, applied.refusal);
}

/** Returns a started game after one of its log entries; 0 for its start. */
export async function gameAt({ db }: Deps, row: GameRow, version: number): Promise<LoadedGame> {
  const log = await readLog(db.prisma, row.id, version);
  const { state, events } = lastStep(row, log);
  const index = log.entries.length - 1;
  return { row, state, last: index === -1 ? undefined : wholeEntry(row.id, log, index, events) };
}

/** Replays a log, and returns the effect of its last entry. Takes about a millisecond for a whole game. */
function lastStep(row: GameRow, { entries }: StoredLog): Step {
  const last = entries.at(-1);
  if (last === undefined || last.decision.type === 'undo') return replayed(row, entries, true);
  // Events are costly, so only those of the last entry are computed.
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

/** Removes a player's games from the cache, because they contain the player's previous name. */
export async function evictGamesOf({ db, gameCache }: Deps, playerId: string): Promise<void> {
  for (const game of await gamesOfPlayer(db.prisma, playerId)) gameCache.delete(game);
}
