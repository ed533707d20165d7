import type { Expansion } from '../../core/expansion.ts';
import type { PieceKind } from '../../core/piece-kind.ts';
import { marksOf } from '../../core/scoring/feature-facts.ts';
import { abbeyDecision, abbeyDecisionSchema, abbeyNotation } from './abbey-decision.ts';
import { abbeyChoicePhase, abbeyState, lastAbbeysPhase } from './abbey-phases.ts';
import { abbeysView, abbeysViewSchema, mayPlaceAbbey, REASONS } from './abbeys.ts';
import { barn, barnAgenda, barnClaims, barnFieldsPhase, hasBarn } from './barn.ts';
import { drawDecision, drawDecisionSchema, drawNotation } from './draw-decision.ts';
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

/** The mayor: a follower for cities that weighs as much as the city has shields (R-MAYOR-1, R-MAYOR-2). */
const mayor: PieceKind = {
  name: 'mayor',
  perSeat: 1,
  follower: true,
  claims: ['city'],
  claimsRule: 'R-DEP-8',
  sentences: { 'R-DEP-8': 'A mayor may only go on a city.' },
  strength: (facts) => marksOf(facts, 'shield'),
};

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
  supportsSixPlayers: true,
} as const satisfies Expansion;
