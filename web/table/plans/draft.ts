import type { Decision, NewPlan, Plan, PlanCondition } from '../../api/types.ts';

/** When a plan is to be carried out, as the form offers it; `kept`: as the plan said before. */
export type Mode = 'always' | 'completed' | 'occupied' | 'kept';

/** A plan that is being made or changed. */
export interface Draft {
  /** The plan that is changed; undefined for a new one. */
  readonly id: string | undefined;
  readonly step: 'tile' | 'decide' | 'summary';
  /** The tile that has to be drawn; null: whatever comes. */
  readonly tile: string | null;
  readonly decisions: readonly Decision[];
  readonly mode: Mode;
  readonly when: readonly PlanCondition[];
  readonly repeats: boolean;
}

/** A change of the draft by a click or a key. */
export type Edit =
  | { readonly type: 'take-tile'; readonly tile: string | null }
  | { readonly type: 'decide'; readonly decision: Decision }
  /** Takes an answer that is given whatever comes, every time. */
  | { readonly type: 'answer'; readonly decision: Decision }
  /** Goes from the summary to another move, and from there to another tile. */
  | { readonly type: 'back' }
  | { readonly type: 'take-mode'; readonly mode: Mode }
  | { readonly type: 'take-condition'; readonly condition: PlanCondition }
  | { readonly type: 'repeat'; readonly repeats: boolean };

/** Returns a new draft; players with a hand know their tiles and begin with the decision. */
export const newDraft = (hasHand: boolean): Draft => ({
  id: undefined,
  step: hasHand ? 'decide' : 'tile',
  tile: null,
  decisions: [],
  mode: 'always',
  when: [],
  repeats: false,
});

/** Returns the draft that changes a plan. */
export function draftOf({ id, tile, decisions, when, repeats }: Plan): Draft {
  return { id, step: 'summary', tile, decisions, mode: modeOf(when), when, repeats };
}

function modeOf([first, ...others]: readonly PlanCondition[]): Mode {
  if (first === undefined) return 'always';
  return others.length > 0 || first.not === true || first.type === 'claimed' ? 'kept' : first.type;
}

/** Returns the draft that an edit makes of another. */
export function edit(draft: Draft, action: Edit): Draft {
  switch (action.type) {
    case 'take-tile':
      return { ...draft, tile: action.tile, decisions: [], step: 'decide' };
    case 'decide':
      return { ...draft, decisions: [action.decision], step: 'summary' };
    case 'answer':
      return { ...draft, tile: null, decisions: [action.decision], repeats: true, step: 'summary' };
    case 'back':
      return draft.step === 'summary'
        ? { ...draft, decisions: [], step: 'decide' }
        : { ...draft, tile: null, step: 'tile' };
    case 'take-mode':
      return { ...draft, mode: action.mode, when: action.mode === 'kept' ? draft.when : [] };
    case 'take-condition':
      return { ...draft, when: [action.condition] };
    case 'repeat':
      return { ...draft, repeats: action.repeats };
  }
}

/** Returns the plan of a draft; undefined as long as it does not say what is to be done, and when. */
export function planOf({ tile, decisions, mode, when, repeats }: Draft): NewPlan | undefined {
  const isTimed = mode === 'always' || when.length > 0;
  if (decisions.length === 0 || !isTimed) return undefined;
  return { tile, when: [...when], decisions: [...decisions], repeats };
}
