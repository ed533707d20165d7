import { expect, test } from 'vitest';
import { applyDecision, type Decision, type GameSetup, newGame, resolveRules, viewFor } from '#engine';
import { renderBoard, renderTile } from '../../src/render/index.ts';
// Puts this test into the project whose lists of expansions have the fair.
import './list.ts';

test('an expansion without a drawing is shown by its facts, names and initials', () => {
  const rules = { ...resolveRules({}), expansions: ['fair'] };
  const setup = { rules, seats: 2, bag: { draws: ['fair/B', 'base/V'] } } as unknown as GameSetup;
  const deploy = { piece: 'juggler', segment: 'city0' };
  const decision = { type: 'tile', x: 0, y: -1, rotation: 0, deploy } as Decision;
  const applied = applyDecision(newGame(setup).state, 0, decision);
  if (!applied.ok) expect.fail(applied.refusal.detail);
  const { svg } = renderBoard(viewFor(applied.state, undefined), { players: ['Anna', 'Bruno'] });
  expect(svg).toContain('href="#juggler-0"');
  expect(svg).toContain('>J</text>');
  expect(svg).toContain('>tent</text>');
  expect(renderTile('fair/B')).toContain('>tent</text>');
});
