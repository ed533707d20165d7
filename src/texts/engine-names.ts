import type { Decision } from '../engine/index.ts';

export type DecisionType = Decision['type'];

/** The phases in which the game waits for a seat. */
export type PhaseName =
  | 'place'
  | 'abbey-choice'
  | 'last-abbeys'
  | 'wagon'
  | 'count'
  | 'redeploy'
  | 'final-redeploy';
