import type { Expansion } from '../../core/expansion.ts';
import { typeOfTile } from '../../core/position/tiles.ts';
import { callDragon, dragonMovedSchema, dragonTile, vetoOfDragon, waitsForDragon } from './dragon.ts';
import { piecesEatenSchema } from './eat.ts';
import {
  fairyMember,
  fairyMovedSchema,
  fairyState,
  loseFollower,
  payAtEnd,
  payForTurn,
  payWithFeature,
} from './fairy.ts';
import { dragonDecision, dragonDecisionSchema, dragonNotation, flightPhases, flightState } from './flight.ts';
import { bears, PRINCESS, REASONS, TILE_MARKS } from './marks.ts';
import { dragonFlight, dragonMoves } from './options.ts';
import { knightSentSchema, princessMember } from './princess.ts';
import { TILES } from './tiles.ts';
import { dragonView, dragonViewSchema } from './view.ts';

/** The Princess & the Dragon: 30 tiles, the dragon, the fairy, princesses and portals. */
export const princessAndDragon = {
  id: 'princess-and-dragon',
  marks: [PRINCESS],
  tileMarks: TILE_MARKS,
  tiles: { set: 'dragon', table: TILES },
  options: [dragonMoves, dragonFlight],
  decisionSchemas: [dragonDecisionSchema],
  notations: [dragonNotation],
  refusalReasons: REASONS,
  eventSchemas: [dragonMovedSchema, piecesEatenSchema, fairyMovedSchema, knightSentSchema],
  viewSchema: dragonViewSchema,
  hooks: {
    state: [dragonTile, ...flightState, ...fairyState],
    decisions: [dragonDecision],
    members: [princessMember, fairyMember],
    phases: flightPhases,
    holdsBack: waitsForDragon,
    onTilePlaced: callDragon,
    vetoDeployment: vetoOfDragon,
    // R-PORTAL-1
    opensBoard: (position, tile) => (bears(typeOfTile(position, tile), 'portal') ? 'R-PORTAL-1' : undefined),
    onTurnBegan: payForTurn,
    onScored: payWithFeature,
    onLeaving: loseFollower,
    finalScore: payAtEnd,
    view: dragonView,
  },
} as const satisfies Expansion;
