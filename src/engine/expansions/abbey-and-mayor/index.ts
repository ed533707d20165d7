import type { Expansion } from '../../core/expansion.ts';
import { abbeyDecision, abbeyDecisionSchema, abbeyNotation } from './abbey-decision.ts';
import { abbeyChoicePhase, abbeyState, lastAbbeysPhase } from './abbey-phases.ts';
import { abbeysView, abbeysViewSchema, mayPlaceAbbey } from './abbeys.ts';
import { barn, barnAgenda, barnClaims, barnFieldsPhase, hasBarn } from './barn.ts';
import { drawDecision, drawDecisionSchema, drawNotation } from './draw-decision.ts';
import { mayor } from './mayor.ts';
import { REASONS } from './reasons.ts';
import { TILES } from './tiles.ts';
import {
  rememberHomecoming,
  wagon,
  wagonDecision,
  wagonDecisionSchema,
  wagonNotation,
  wagonPhase,
  wagonState,
} from './wagon.ts';

export { barnConnected, hasBarn, hasFarmer } from './barn.ts';

/** Abbey & Mayor: twelve tiles, an abbey for everybody, mayor, wagon and barn. */
export const abbeyAndMayor = {
  id: 'abbey-and-mayor',
  tiles: { set: 'abbey', table: TILES },
  decisionSchemas: [abbeyDecisionSchema, drawDecisionSchema, wagonDecisionSchema],
  notations: [abbeyNotation, drawNotation, wagonNotation],
  refusalReasons: REASONS,
  viewSchema: abbeysViewSchema,
  hooks: {
    pieces: [mayor, wagon, barn],
    state: [...abbeyState, ...wagonState],
    decisions: [abbeyDecision, drawDecision, wagonDecision],
    phases: [abbeyChoicePhase, barnFieldsPhase, wagonPhase, lastAbbeysPhase],
    agenda: barnAgenda,
    onReturned: rememberHomecoming,
    mayPlayWithoutTile: mayPlaceAbbey,
    excludesFarmers: hasBarn,
    fieldClaims: barnClaims,
    view: abbeysView,
  },
  seatsSix: true,
} as const satisfies Expansion;
