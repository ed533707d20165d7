import { type GameSetup, rulesSchema, scenarioSchema } from '../../engine/index.ts';
import type { GameRow } from '../store/games.ts';

/** Returns everything that determines a started game before its first decision. Contains the seed: never show it. */
export function setupOf(row: Pick<GameRow, 'rules' | 'seatCount' | 'scenario' | 'seed'>): GameSetup {
  const bag = row.scenario === null ? { seed: row.seed ?? '' } : scenarioSchema.parse(row.scenario);
  return { rules: rulesSchema.parse(row.rules), seats: row.seatCount, bag };
}
