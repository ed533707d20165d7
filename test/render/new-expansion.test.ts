import { expect, test, vi } from 'vitest';
import type { Expansion } from '../../src/engine/core/expansion.ts';

/** An expansion that the product does not have, and that brings no drawing: a mark on a tile, and a piece. */
const { lighthouses } = vi.hoisted(() => {
  const keeper = {
    name: 'keeper',
    perSeat: 1,
    follower: true,
    claims: ['road'],
    claimsRule: 'R-KEEPER-1',
    sentences: { 'R-KEEPER-1': 'A keeper goes onto a road.' },
    strength: () => 1,
  };
  const table = 'A ×1  road N S +lighthouse · field NL SR WL WR · field NR EL ER SL';
  const expansion = {
    id: 'lighthouses',
    marks: ['lighthouse'],
    tiles: { set: 'lighthouses', table },
    hooks: { pieces: [keeper] },
  } satisfies Expansion;
  return { lighthouses: expansion };
});

vi.mock('#expansions', async (original) => {
  const { expansions } = await original<typeof import('#expansions')>();
  return { expansions: [...expansions, lighthouses] };
});

const { applyDecision, newGame, resolveRules, viewFor } = await import('../../src/engine/index.ts');
const { renderBoard, renderTile } = await import('../../src/render/index.ts');

test('an expansion without a drawing is shown by its facts, names and initials', () => {
  const rules = { ...resolveRules({}), expansions: [lighthouses.id] as never[] };
  const { state } = newGame({ rules, seats: 2, bag: { draws: ['lighthouses/A', 'base/V'] } });
  const deploy = { piece: 'keeper', segment: 'road0' };
  const applied = applyDecision(state, 0, { type: 'tile', x: 1, y: 0, rotation: 90, deploy });
  if (!applied.ok) expect.fail(applied.refusal.detail);
  const view = viewFor(applied.state, undefined);
  const { svg } = renderBoard(view, { players: ['Anna', 'Bruno'] });
  expect(svg).toContain('href="#keeper-0"');
  expect(svg).toContain('>K</text>');
  expect(svg).toContain('>lighthouse</text>');
  expect(renderTile('lighthouses/A')).toContain('>lighthouse</text>');
});
