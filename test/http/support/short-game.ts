import { applyDecision, awaiting, newGame, resolveRules } from '../../../src/engine/index.ts';
import { rankDecisions } from '../../../src/robots/index.ts';
import type { TestApp } from '../../support/app.ts';
import { decide, startTable, type TestTable } from '../../support/table.ts';

const draws = [...'EVDUNAOWGBKV'].map((letter) => `base/${letter}`);

/** Settings of a game of twelve tiles: long enough for a whole game in tests, in a sixth of the time. */
export const shortGame = { scenario: { draws } };

/** The move of `gameWithBlunder` that is the worst possible. */
export const blunderAt = 8;

/** Plays a short game over HTTP with the best moves of a robot, except for one blunder. */
export async function gameWithBlunder(service: TestApp): Promise<TestTable> {
  const table = await startTable(service, 2, shortGame);
  let { state } = newGame({ rules: resolveRules({}), seats: 2, bag: { draws } });
  for (let seq = 1; ; seq += 1) {
    const seat = awaiting(state)?.seat;
    if (seat === undefined) return table;
    const ranked = rankDecisions(state, seat, { level: 'fair', seed: 'play' });
    const { decision } = ranked.at(seq === blunderAt ? -1 : 0)!;
    await decide(service, table, table.players[seat]!, decision).expect(201);
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.detail);
    state = applied.state;
  }
}
