import type { GameRow } from '../../db/games.ts';
import { listDecisions } from '../../db/log-entries.ts';
import type { Deps } from '../../deps.ts';
import {
  type GameSetup,
  type GameState,
  logDecisionSchema,
  replay,
  rulesSchema,
  scenarioSchema,
} from '../../engine/index.ts';
import { cacheOf, type LoadedGame } from './cache.ts';

/** Returns everything that determines a started game before its first decision. Contains the seed: never show it. */
export function setupOf(row: Pick<GameRow, 'rules' | 'seatCount' | 'scenario' | 'seed'>): GameSetup {
  const bag = row.scenario === null ? { seed: row.seed ?? '' } : scenarioSchema.parse(row.scenario);
  return { rules: rulesSchema.parse(row.rules), seats: row.seatCount, bag };
}

/** Returns a started game with the state at its row's version: from the cache, or from its log. */
export async function loadGame(deps: Deps, row: GameRow): Promise<LoadedGame> {
  const cache = cacheOf(deps.db);
  const known = cache.get(row.id);
  const isSame = known?.row.version === row.version && known.row.headHash === row.headHash;
  const game = { row, state: isSame ? known.state : await stateFromLog(deps, row) };
  cache.put(game);
  return game;
}

/** Returns the state of a started game after one of its entries; 0 for its beginning. */
export function stateAt(deps: Deps, row: GameRow, version: number): Promise<GameState> {
  return stateFromLog(deps, { ...row, version });
}

/** Replays the log from its first entry; takes a few milliseconds for a whole game. */
async function stateFromLog({ db }: Deps, row: GameRow): Promise<GameState> {
  const entries = await listDecisions(db.pool, row.id, row.version);
  const decisions = entries.map(({ seat, decision }) => ({
    seat,
    decision: logDecisionSchema.parse(decision),
  }));
  const replayed = replay(setupOf(row), decisions);
  if (replayed.ok) return replayed.state;
  throw new Error(`game ${row.id}: entry ${replayed.index + 1} does not replay: ${replayed.refusal.detail}`);
}
