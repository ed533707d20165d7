import type { Expansion } from '../../core/expansion.ts';
import { NONE } from '../../core/position/position.ts';
import { closeMember } from './close.ts';
import { towerEventSchemas } from './events.ts';
import { floorMember } from './floor.ts';
import {
  forgetRansom,
  ransomDecision,
  ransomDecisionSchema,
  ransomNotation,
  ransomPhase,
  ransomState,
} from './ransom.ts';
import { TILES } from './tiles.ts';
import { FOUNDATION, REASONS, topOf, towerState } from './towers.ts';
import { towerView, towerViewSchema } from './view.ts';

/** The Tower: 18 tiles with foundations, floors, prisoners and ransoms. */
export const tower = {
  id: 'tower',
  tileMarks: [FOUNDATION],
  tiles: { set: 'tower', table: TILES },
  decisionSchemas: [ransomDecisionSchema],
  notations: [ransomNotation],
  refusalReasons: REASONS,
  eventSchemas: towerEventSchemas,
  viewSchema: towerViewSchema,
  hooks: {
    state: [...towerState, ...ransomState],
    decisions: [ransomDecision],
    members: [floorMember, closeMember],
    phases: [ransomPhase],
    onTurnBegan: forgetRansom,
    piecesAbove(position, tile) {
      const top = topOf(position, tile);
      return top === NONE ? [] : [top];
    },
    view: towerView,
  },
} as const satisfies Expansion;
