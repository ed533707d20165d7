import { readFileSync } from 'node:fs';
import {
  applyDecision,
  type GameState,
  newGame,
  recordSchema,
  setupOfRecord,
} from '../../../src/engine/index.ts';

/** A recorded game of the examples. */
const recordIn = (file: string) =>
  recordSchema.parse(JSON.parse(readFileSync(`examples/records/${file}.json`, 'utf8')));

/** Positions of a recorded game where a seat must decide, with that seat. */
export function* positionsOf(file: string, every: number): Generator<{ state: GameState; seat: number }> {
  const record = recordIn(file);
  let { state } = newGame(setupOfRecord(record));
  for (const [index, { seat, decision }] of record.decisions.entries()) {
    if (index % every === 0) yield { state, seat };
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.detail);
    state = applied.state;
  }
}
