import { expect, test } from 'vitest';
import type { Plan } from '../../../web/api/types.ts';
import { canContinue, type Draft, draftOf, edit, newDraft, plansOf } from '../../../web/table/plans/draft.ts';

const decision = { type: 'tile', x: 1, y: 0, rotation: 90 } as const;
const condition = { type: 'occupied', x: 0, y: -1, not: false } as const;

const planOf = (draft: Draft) => plansOf(draft)?.at(-1);

const plan: Plan = {
  id: 'plan',
  position: 1,
  tile: 'base/U',
  conditions: [],
  decisions: [decision],
  notation: ['1,0 r90'],
  text: 'place the tile',
  repeats: false,
  follows: null,
  state: 'waiting',
  reason: null,
  detail: null,
  seq: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  closedAt: null,
};

test('a draft becomes a plan with a tile, a decision and a condition', () => {
  const begun = newDraft(false);
  expect(planOf(begun)).toBeUndefined();
  const withTile = edit(begun, { type: 'take-tile', tile: 'base/U' });
  expect(withTile).toMatchObject({ step: 'decide', tile: 'base/U' });
  const decided = edit(withTile, { type: 'decide', decision, isLast: true, makes: [] });
  expect(planOf(decided)).toEqual({ tile: 'base/U', conditions: [], decisions: [decision], repeats: false });
  const timed = edit(decided, { type: 'take-mode', mode: 'occupied' });
  expect(planOf(timed), 'no square is chosen yet').toBeUndefined();
  expect(planOf(edit(timed, { type: 'take-condition', condition }))?.conditions).toEqual([condition]);
});

test('a declining answer is always given', () => {
  const answered = edit(newDraft(false), { type: 'answer', decision: { type: 'draw' } });
  expect(planOf(answered)).toEqual({
    tile: null,
    conditions: [],
    decisions: [{ type: 'draw' }],
    repeats: true,
  });
});

test('one step back clears the decision, the next one the tile', () => {
  const draft = draftOf(plan);
  const undecided = edit(draft, { type: 'back' });
  expect(undecided).toMatchObject({ step: 'decide', tile: 'base/U', decisions: [] });
  expect(edit(undecided, { type: 'back' })).toMatchObject({ step: 'tile', tile: null });
});

test('a player with a hand starts with the decision', () => {
  expect(newDraft(true)).toMatchObject({ step: 'decide', tile: null });
});

test('editing a plan keeps conditions the form does not offer', () => {
  const when = [{ ...condition, not: true }];
  const draft = draftOf({ ...plan, conditions: when });
  expect(draft.mode).toBe('kept');
  expect(planOf(edit(draft, { type: 'repeat', repeats: true }))).toMatchObject({
    conditions: when,
    repeats: true,
  });
  expect(edit(draft, { type: 'take-mode', mode: 'always' }).conditions).toEqual([]);
  expect(draftOf({ ...plan, conditions: [condition] }).mode).toBe('occupied');
});

test('a chain becomes plans, with others’ moves as conditions of the next', () => {
  const theirs = { type: 'tile', x: 0, y: -1, rotation: 0 } as const;
  const next = { type: 'tile', x: 2, y: 0, rotation: 0 } as const;
  const decided = (draft: Draft, move: typeof theirs | typeof next, makes: Draft['conditions'] = []) =>
    edit(draft, { type: 'decide', decision: move, isLast: true, makes });
  const first = edit(edit(newDraft(false), { type: 'take-seat', seat: 1 }), {
    type: 'take-tile',
    tile: 'base/V',
  });
  const assumed = decided(first, theirs, [condition]);
  expect(assumed).toMatchObject({ step: 'tile', seat: null, before: [{ seat: 1, conditions: [condition] }] });
  const mine = decided(edit(assumed, { type: 'take-tile', tile: 'base/U' }), next);
  expect(canContinue(mine)).toBe(true);
  const then = edit(edit(mine, { type: 'go-on', hasHand: false }), { type: 'take-tile', tile: 'base/A' });
  const last = decided(then, theirs);
  expect(plansOf(last)).toMatchObject([
    { tile: 'base/U', conditions: [condition], decisions: [next] },
    { tile: 'base/A', conditions: [], decisions: [theirs] },
  ]);
  expect(edit(last, { type: 'saved', id: 'one' })).toMatchObject({ follows: 'one', before: [] });
});

test('going back undoes a chain step by step', () => {
  const move = { type: 'decide', decision, isLast: true, makes: [] } as const;
  const first = edit(edit(newDraft(false), { type: 'take-tile', tile: 'base/U' }), move);
  const then = edit(first, { type: 'go-on', hasHand: false });
  expect(edit(then, { type: 'back' })).toEqual(first);
  const theirs = edit(
    edit(edit(then, { type: 'take-seat', seat: 1 }), { type: 'take-tile', tile: 'base/V' }),
    move,
  );
  expect(theirs.before).toHaveLength(2);
  expect(edit(theirs, { type: 'back' })).toMatchObject({ step: 'tile', seat: 1, before: [{ seat: null }] });
});

test('later questions of the turn are answered, or left open', () => {
  const taken = edit(newDraft(false), { type: 'take-tile', tile: 'base/U' });
  const begun = edit(taken, { type: 'decide', decision, isLast: false, makes: [] });
  expect(begun).toMatchObject({ step: 'decide', decisions: [decision] });
  expect(edit(begun, { type: 'leave-open' })).toMatchObject({ step: 'summary', decisions: [decision] });
  const answer = { type: 'wagon', to: null } as const;
  const whole = edit(begun, { type: 'decide', decision: answer, isLast: true, makes: [] });
  expect(whole).toMatchObject({ step: 'summary', decisions: [decision, answer] });
});
