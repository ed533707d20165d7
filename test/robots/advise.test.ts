/** A hint's reasons match the real effects of the decision. */
import { expect, test, vi } from 'vitest';
import { applyDecision, awaiting, newGame, resolveRules } from '../../src/engine/index.ts';
import { advise } from '../../src/robots/advise.ts';

vi.setConfig({ testTimeout: 60_000 });

test('followers are reported home only when some return, also if a builder or pig is deployed', () => {
  const rules = resolveRules({ expansions: ['traders-and-builders'] });
  let { state } = newGame({ rules, seats: 2, bag: { seed: '5e'.repeat(32) } });
  const deployed = new Set<string>();
  for (let waiting = awaiting(state); waiting !== undefined; waiting = awaiting(state)) {
    const { seat } = waiting;
    const { decision, reasons } = advise(state, seat, 'seed');
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.detail);
    if ('deploy' in decision && decision.deploy) deployed.add(decision.deploy.piece);
    const returned = applied.events.some((event) => event.type === 'piece-returned' && event.seat === seat);
    if (!returned) expect(reasons.map(({ type }) => type)).not.toContain('returns');
    state = applied.state;
  }
  expect([...deployed]).toEqual(expect.arrayContaining(['builder', 'meeple']));
});
