import type { Expansion } from '../../core/expansion.ts';
import {
  abbeyChoicePhase,
  abbeyDecision,
  abbeyDecisionSchema,
  abbeyNotation,
  abbeysOf,
  drawDecision,
  drawDecisionSchema,
  drawNotation,
  handOutAbbeys,
  lastAbbeysPhase,
  mayPlaceAbbey,
} from './abbey.ts';
import { barn, barnClaims, barnConnected, barnFieldsPhase, barnPlaced, hasBarn } from './barn.ts';
import { mayor } from './mayor.ts';
import { TILES } from './tiles.ts';
import {
  noteHomecoming,
  wagon,
  wagonDecision,
  wagonDecisionSchema,
  wagonNotation,
  wagonPhase,
} from './wagon.ts';

export { barnConnected, barnPlaced, hasBarn, hasFarmer } from './barn.ts';

/** Abbey & Mayor: twelve tiles, an abbey for everybody, mayor, wagon and barn. */
export const abbeyAndMayor = {
  id: 'abbey-and-mayor',
  tiles: { set: 'abbey', table: TILES },
  decisionSchemas: [abbeyDecisionSchema, drawDecisionSchema, wagonDecisionSchema],
  notations: [abbeyNotation, drawNotation, wagonNotation],
  hooks: {
    pieces: [mayor, wagon, barn],
    own: (seats) => ({
      abbeys: seats,
      wagons: seats,
      declined: 1,
      'closing-first': 1,
      'closing-step': 1,
      'closing-asked': 1,
    }),
    start: handOutAbbeys,
    decisions: [abbeyDecision, drawDecision, wagonDecision],
    phases: [abbeyChoicePhase, barnFieldsPhase, wagonPhase, lastAbbeysPhase],
    agenda: [barnPlaced, barnConnected],
    onReturned: noteHomecoming,
    mayPlayWithoutTile: mayPlaceAbbey,
    excludesFarmers: hasBarn,
    fieldClaims: barnClaims,
    view: (position) => ({
      abbeys: Array.from({ length: position.at.seats }, (_, seat) => abbeysOf(position, seat)),
    }),
  },
  seatsSix: true,
} as const satisfies Expansion;
