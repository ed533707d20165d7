import { expect, test } from 'vitest';
import type { Plan } from '../../../web/api/types.ts';
import { draftOf, edit, newDraft, planOf } from '../../../web/table/plans/draft.ts';

const decision = { type: 'tile', x: 1, y: 0, rotation: 90 } as const;
const condition = { type: 'occupied', x: 0, y: -1, not: false } as const;

const plan: Plan = {
  id: 'plan',
  position: 1,
  tile: 'base/U',
  when: [],
  decisions: [decision],
  notation: ['1,0 r90'],
  text: 'at 1,0, turned by 90°',
  repeats: false,
  state: 'waiting',
  reason: null,
  detail: null,
  seq: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  closedAt: null,
};

test('a draft becomes a plan by a tile, a decision and a condition', () => {
  const begun = newDraft(false);
  expect(planOf(begun)).toBeUndefined();
  const withTile = edit(begun, { type: 'take-tile', tile: 'base/U' });
  expect(withTile).toMatchObject({ step: 'decide', tile: 'base/U' });
  const decided = edit(withTile, { type: 'decide', decision });
  expect(planOf(decided)).toEqual({ tile: 'base/U', when: [], decisions: [decision], repeats: false });
  const timed = edit(decided, { type: 'take-mode', mode: 'occupied' });
  expect(planOf(timed), 'no square is chosen yet').toBeUndefined();
  expect(planOf(edit(timed, { type: 'take-condition', condition }))?.when).toEqual([condition]);
});

test('an answer that declines is given every time, whatever comes', () => {
  const answered = edit(newDraft(false), { type: 'answer', decision: { type: 'draw' } });
  expect(planOf(answered)).toEqual({ tile: null, when: [], decisions: [{ type: 'draw' }], repeats: true });
});

test('one step back drops the decision, the next one the tile', () => {
  const draft = draftOf(plan);
  const undecided = edit(draft, { type: 'back' });
  expect(undecided).toMatchObject({ step: 'decide', tile: 'base/U', decisions: [] });
  expect(edit(undecided, { type: 'back' })).toMatchObject({ step: 'tile', tile: null });
});

test('a player with a hand begins with the decision', () => {
  expect(newDraft(true)).toMatchObject({ step: 'decide', tile: null });
});

test('a plan is changed without losing conditions that the form does not offer', () => {
  const when = [{ ...condition, not: true }];
  const draft = draftOf({ ...plan, when });
  expect(draft.mode).toBe('kept');
  expect(planOf(edit(draft, { type: 'repeat', repeats: true }))).toMatchObject({ when, repeats: true });
  expect(edit(draft, { type: 'take-mode', mode: 'always' }).when).toEqual([]);
  expect(draftOf({ ...plan, when: [condition] }).mode).toBe('occupied');
});
