/**
 * A table on which a test arranges a position tile by tile. Whose turn it is does not matter here: `placeAs` plays one
 * whole part for any seat. Two implementations: the slow reference, and the engine.
 */
import type { PlacedTile, Rules } from '../reference/position.ts';

export type { PlacedTile, Rotation, Rules } from '../reference/position.ts';

export interface Scenario {
  rules?: Partial<Rules>;
  seats?: number;
  start: PlacedTile[];
}

/** A question of the part, its options as lines of text (see decision-text.ts). */
export interface OpenQuestion {
  seat: number;
  phase: string;
  options: string[];
}

/** A test's answer to a question; `undefined` declines. */
export type Answering = (question: OpenQuestion) => string | undefined;

export interface Scored {
  seat: number;
  points: number;
  kind: string;
  feature: string | undefined;
}

export interface Played {
  /** In scoring order of the features, sorted by seat within each. */
  scored: Scored[];
  questions: OpenQuestion[];
  secondPartDue: boolean;
}

export interface Row extends PlacedTile {
  deploy?: string | undefined;
  /** What the seat does instead (R-DT-5), as `actionText` writes it. */
  action?: string | undefined;
}

export interface Table {
  /** Throws if the placement or the deployment is not legal. `part` is 2 for the second part of a turn. */
  placeAs(seat: number, row: Row, answering?: Answering, part?: 1 | 2): Played;
  /** Legal placements as `x,y rN`, sorted. */
  placements(tile: string): string[];
  /** Legal deployments with the tile if it were placed there, as `piece@segment`, sorted. */
  deployments(seat: number, row: PlacedTile): string[];
  /** The other actions with it, sorted. */
  actions(seat: number, row: PlacedTile): string[];
  scores(): number[];
  /** Wine, grain, cloth. */
  goods(seat: number): number[];
  king(): number | undefined;
  robber(): number | undefined;
  /** Pieces on the board as `seat piece x,y:feature`, sorted; the name is that of the feature. */
  pieces(): string[];
  /** Followers in the town as `seat piece quarter`, sorted. */
  town(): string[];
  /** The quarter of the count. */
  countAt(): string;
  /** Ends the game here: without a round of abbeys, with final moves out of the market. */
  finish(answering?: Answering): { scores: number[]; scored: Scored[]; questions: OpenQuestion[] };
}

export interface TableMaker {
  name: string;
  arrange(scenario: Scenario): Table;
}

/** The expansions that add pieces; river, king and count would change the worth of plain scenarios. */
export const plainRules: Rules = {
  expansions: ['inns-and-cathedrals', 'traders-and-builders', 'abbey-and-mayor'],
  fieldScoring: 'per-field',
  fieldPoints: 3,
  smallCity: 4,
  handSize: 1,
  sharing: 'majority',
};
