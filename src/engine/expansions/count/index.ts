import type { Expansion } from '../../core/expansion.ts';
import type { Stack, StartTile } from '../../core/stack.ts';
import { countDecision, countDecisionSchema, countNotation, countPhase, entered } from './enter.ts';
import { REASONS } from './reasons.ts';
import {
  finalRedeployPhase,
  redeployDecision,
  redeployDecisionSchema,
  redeployNotation,
  redeployPhase,
  redeployState,
} from './redeploy-decision.ts';
import { TILES } from './tiles.ts';
import { countAt, townOnTable, townTouchedBy, townView, townViewSchema } from './town.ts';
import { finalBarnsPhase } from './with-abbey-and-mayor.ts';
import { besideTown } from './with-river.ts';

const START_TILE = 'base/D';

/** The twelve tiles of the town in four columns and three rows, from its north-west corner (R-SETUP-6). */
const TOWN: readonly StartTile[] = [...'ABCDEFGHIJKL'].map((letter, place) => ({
  tile: `count/${letter}`,
  x: (place % 4) - 2,
  y: Math.floor(place / 4) - 1,
  rotation: 0,
}));

/** The town is the start; the base game's start tile is out of the game (R-SETUP-6, R-SETUP-8). */
function layTown(stack: Stack): Stack {
  const { start, bag, ...rest } = besideTown(stack, START_TILE);
  return { ...rest, start: [...TOWN, ...start], bag: bag.filter((tile) => !tile.startsWith('count/')) };
}

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
