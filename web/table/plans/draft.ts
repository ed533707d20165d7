import type { Decision, NewPlan, Plan, PlanCondition } from '../../api/types.ts';

/** The form's choices for when to carry out a plan; `kept` keeps the plan's previous conditions. */
export type Mode = 'always' | 'completed' | 'occupied' | 'kept';

/** An assumed turn before the planned one. */
export interface DraftTurn {
  /** The seat that moves; null for the player's own, which becomes a plan. */
  readonly seat: number | null;
  readonly tile: string | null;
  readonly decisions: readonly Decision[];
  /** The conditions that the player's turn waits for, or that another player's turn fulfils. */
  readonly conditions: readonly PlanCondition[];
}

/** A plan that is being made or changed, with the assumed turns before it. */
export interface Draft {
  /** The plan that is changed; undefined for a new one. */
  readonly id: string | undefined;
  /** The plan that has to be carried out before; null for none. */
  readonly follows: string | null;
  readonly before: readonly DraftTurn[];
  readonly step: 'tile' | 'decide' | 'summary';
  /** The seat whose turn is being explored; null for the player's own. */
  readonly seat: number | null;
  /** The required tile; null for any. */
  readonly tile: string | null;
  readonly decisions: readonly Decision[];
  readonly mode: Mode;
  readonly conditions: readonly PlanCondition[];
  readonly repeats: boolean;
}

/** A change of the draft by a click or a key. */
export type Edit =
  /** Assumes a turn of another player first. */
  | { readonly type: 'take-seat'; readonly seat: number }
  | { readonly type: 'take-tile'; readonly tile: string | null }
  /** Makes a decision; `isLast` if it ends the turn. `makes` lists the conditions that another player's turn fulfils. */
  | {
      readonly type: 'decide';
      readonly decision: Decision;
      readonly isLast: boolean;
      readonly makes: readonly PlanCondition[];
    }
  /** Leaves the rest of the turn to a later decision. */
  | { readonly type: 'leave-open' }
  /** Takes an answer that is given for any tile, every time. */
  | { readonly type: 'answer'; readonly decision: Decision }
  /** Assumes that the plan was carried out, and continues with the next turn. */
  | { readonly type: 'go-on'; readonly hasHand: boolean }
  /** Goes back one step: from the summary to the move, then to the tile, then to the turn before. */
  | { readonly type: 'back' }
  /** The first of the player's turns was saved as a plan. */
  | { readonly type: 'saved'; readonly id: string }
  | { readonly type: 'take-mode'; readonly mode: Mode }
  | { readonly type: 'take-condition'; readonly condition: PlanCondition }
  | { readonly type: 'repeat'; readonly repeats: boolean };

const noTurn = {
  seat: null,
  tile: null,
  decisions: [],
  mode: 'always',
  conditions: [],
  repeats: false,
} as const;

/**
 * Returns a new draft; players with a hand know their tiles and start with the decision.
 * @param follows the plan that has to be carried out before; null for none
 */
export const newDraft = (hasHand: boolean, follows: string | null = null): Draft => ({
  id: undefined,
  follows,
  before: [],
  step: hasHand ? 'decide' : 'tile',
  ...noTurn,
});

/** Returns the decisions of a plan that do not wait for the board to choose them. */
export const exactDecisions = (decisions: readonly Plan['decisions'][number][]): Decision[] =>
  decisions.filter((decision) => decision.type !== 'preference');

/** Returns the draft that changes a plan. */
export function draftOf(plan: Plan): Draft {
  const { id, follows, tile, conditions, repeats } = plan;
  const decisions = exactDecisions(plan.decisions);
  const turn = { seat: null, tile, decisions, mode: modeOf(conditions), conditions, repeats };
  return { id, follows, before: [], step: 'summary', ...turn };
}

function modeOf([first, ...others]: readonly PlanCondition[]): Mode {
  if (first === undefined) return 'always';
  return others.length > 0 || first.not === true || first.type === 'claimed' ? 'kept' : first.type;
}

/** Applies an edit to a draft. */
export function edit(draft: Draft, action: Edit): Draft {
  switch (action.type) {
    case 'take-seat':
      return { ...draft, ...noTurn, seat: action.seat, step: 'tile' };
    case 'take-tile':
      return { ...draft, tile: action.tile, decisions: [], step: 'decide' };
    case 'decide':
      return decide({ ...draft, decisions: [...draft.decisions, action.decision] }, action);
    case 'leave-open':
      return { ...draft, step: 'summary' };
    case 'answer':
      return { ...draft, tile: null, decisions: [action.decision], repeats: true, step: 'summary' };
    case 'go-on':
      return { ...pushTurn(draft, draft.conditions), step: action.hasHand ? 'decide' : 'tile' };
    case 'back':
      return back(draft);
    case 'saved':
      return { ...draft, follows: action.id, before: draft.before.slice(firstOfPlayer(draft) + 1) };
    case 'take-mode':
      return { ...draft, mode: action.mode, conditions: action.mode === 'kept' ? draft.conditions : [] };
    case 'take-condition':
      return { ...draft, conditions: [action.condition] };
    case 'repeat':
      return { ...draft, repeats: action.repeats };
  }
}

function decide(draft: Draft, { isLast, makes }: Edit & { type: 'decide' }): Draft {
  if (!isLast) return draft;
  return draft.seat === null ? { ...draft, step: 'summary' } : pushTurn(draft, makes);
}

/** Appends the turn to those before it, and starts the player's next one. */
function pushTurn(draft: Draft, when: readonly PlanCondition[]): Draft {
  const { before, seat, tile, decisions } = draft;
  return {
    ...draft,
    ...noTurn,
    before: [...before, { seat, tile, decisions, conditions: when }],
    step: 'tile',
  };
}

function back(draft: Draft): Draft {
  const { step, decisions, before, seat } = draft;
  if (step === 'summary' || decisions.length > 0) return { ...draft, decisions: [], step: 'decide' };
  if (step === 'decide' && (draft.tile !== null || before.length === 0))
    return { ...draft, tile: null, step: 'tile' };
  const last = before.at(-1);
  if (seat !== null || last === undefined) return { ...draft, ...noTurn, step: 'tile' };
  const turn = { ...noTurn, ...last, before: before.slice(0, -1) };
  // Another player's turn is chosen again; the player's own can get new conditions.
  if (last.seat !== null)
    return { ...draft, ...turn, tile: null, decisions: [], conditions: [], step: 'tile' };
  return { ...draft, ...turn, mode: modeOf(last.conditions), step: 'summary' };
}

const firstOfPlayer = ({ before }: Draft): number => before.findIndex(({ seat }) => seat === null);

/** Whether the position after a draft's plan is known, so that another plan can follow. */
export const canContinue = ({ id, tile, decisions: [first], repeats }: Draft): boolean =>
  id === undefined &&
  !repeats &&
  first !== undefined &&
  (first.type !== 'tile' || (first.tile ?? tile) !== null);

const maxConditions = 4;

/**
 * Returns the plans of a draft, each following the one before. The turns that others have to make first are among the
 * conditions. Undefined until the last plan has decisions and conditions.
 */
export function plansOf({
  before,
  tile,
  decisions,
  mode,
  conditions,
  repeats,
}: Draft): NewPlan[] | undefined {
  const isTimed = mode === 'always' || conditions.length > 0;
  if (decisions.length === 0 || !isTimed) return undefined;
  const plans: NewPlan[] = [];
  let made: readonly PlanCondition[] = [];
  for (const turn of [...before, { seat: null, tile, decisions, conditions }]) {
    if (turn.seat === null) {
      const conditions = [...turn.conditions, ...made].slice(0, maxConditions);
      plans.push({ tile: turn.tile, conditions, decisions: [...turn.decisions], repeats: false });
    }
    made = turn.seat === null ? [] : [...made, ...turn.conditions];
  }
  return plans.map((plan, index) => (index === plans.length - 1 ? { ...plan, repeats } : plan));
}
