import { expect, test } from 'vitest';
import { awaiting, newGame, resolveRules } from '../../src/engine/index.ts';
import { numberedOptions } from '../../src/games/play/options/handles.ts';
import { listOf } from '../../src/http/pages/decision-list.ts';
import { linkTextsFor } from '../../src/texts/index.ts';

test('the plain list links to the pieces of a placement where there are too many to list', () => {
  const { state } = newGame({ rules: resolveRules({}), seats: 2, bag: { seed: '0'.repeat(64) } });
  const seat = awaiting(state)?.seat ?? 0;
  const scene = { words: linkTextsFor('en'), drawn: '', seat, nameOf: () => 'Anna' };
  const all = numberedOptions('game', 0, state, seat);
  expect(listOf(scene, all)).not.toContain('?option=');
  const [first] = all;
  if (first === undefined) throw new Error('there are no options');
  const { deployments = [], ...leftOut } = first;
  expect(deployments.length).toBeGreaterThan(0);
  const html = listOf(scene, [leftOut]);
  expect(html).toContain(`<a href="?option=${first.label}">Pieces and other actions</a>`);
  expect(html).toContain(`value="${first.handle}"`);
  const [only, ...others] = numberedOptions('game', 0, state, seat, first.label);
  expect(others).toEqual([]);
  for (const { handle } of deployments) expect(listOf(scene, only ? [only] : [])).toContain(handle);
});
