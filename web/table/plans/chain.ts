import { parseSegmentName } from '../../../src/helpers/segment-name.ts';
import type { Decision, Exploration, Plan, PlanCondition, Table } from '../../api/types.ts';
import { type Feature, featureAt } from '../../board/features.ts';
import { type Draft, type DraftTurn, exactDecisions } from './draft.ts';

/** Returns the plan that a plan waits for. */
export const planBefore = ({ follows }: Pick<Plan, 'follows'>, plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ id, state }) => id === follows && state === 'waiting');

/** Lists the turns of the plans that a plan or a draft follows, first one first. */
export function turnsBefore(plan: Pick<Plan, 'follows'>, plans: readonly Plan[]): DraftTurn[] {
  const before = planBefore(plan, plans);
  if (before === undefined) return [];
  return [
    ...turnsBefore(before, plans),
    { ...before, decisions: exactDecisions(before.decisions), seat: null },
  ];
}

/** Returns the exploration that a draft needs; undefined if the current game is enough. */
export function explorationOf(draft: Draft): Exploration | undefined {
  const { follows, step, seat, tile, decisions } = draft;
  const before = { follows, after: draft.before.map(assumedTurn) };
  if (step === 'decide') return { ...before, ...assumedTurn({ seat, tile, decisions }) };
  if (follows === null && before.after.length === 0) return undefined;
  return { ...before, tile: null, decisions: [] };
}

const assumedTurn = ({ seat, tile, decisions }: Omit<DraftTurn, 'conditions'>) => ({
  ...(seat !== null && { seat }),
  tile,
  decisions: [...decisions],
});

/** Maximum number of features whose completion a plan waits for after another player's turn. */
const maxCompleted = 2;

/**
 * Returns the conditions that another player's turn fulfils, for the plans after it: its tile is there, and features are
 * complete. Features are named by a segment on the current board, if there is one.
 */
export function madeBy(decision: Decision, game: Table, before: Table, after: Table): PlanCondition[] {
  const isCompleted = ({ complete, segments: [first = ''] }: Feature) =>
    !complete && featureAt(after, parseSegmentName(first))?.complete === true;
  const completed = before.features.filter(isCompleted).slice(0, maxCompleted);
  const laid =
    'x' in decision ? [{ type: 'occupied' as const, x: decision.x, y: decision.y, not: false }] : [];
  return [
    ...laid,
    ...completed.map(({ segments }) => ({
      type: 'completed' as const,
      feature: segments.find((segment) => featureAt(game, parseSegmentName(segment))) ?? segments[0] ?? '',
      not: false,
    })),
  ];
}
