import type { Expansion } from '../../core/expansion.ts';
import { countDecision, countDecisionSchema, countNotation, countPhase, entered } from './enter.ts';
import {
  finalRedeployPhase,
  redeployDecision,
  redeployDecisionSchema,
  redeployNotation,
  redeployPhase,
  redeployState,
} from './redeploy-decision.ts';
import { layTown } from './stack.ts';
import { TILES } from './tiles.ts';
import { countAt, REASONS, townOnTable, townTouchedBy, townView, townViewSchema } from './town.ts';
import { finalBarnsPhase } from './with-abbey-and-mayor.ts';

/** The Count of Carcassonne: the town as start, its quarters and the count. */
export const count = {
  id: 'count',
  kinds: [{ name: 'carcassonne', meets: 'half-edges', completes: false }],
  tiles: { set: 'count', table: TILES },
  printed: { citiesOnTable: townOnTable, citiesTouched: townTouchedBy },
  decisionSchemas: [countDecisionSchema, redeployDecisionSchema],
  notations: [countNotation, redeployNotation],
  refusalReasons: REASONS,
  viewSchema: townViewSchema,
  hooks: {
    state: [countAt, entered, ...redeployState],
    stack: layTown,
    decisions: [redeployDecision, countDecision],
    phases: [redeployPhase, countPhase, finalRedeployPhase, finalBarnsPhase],
    view: townView,
  },
} as const satisfies Expansion;
