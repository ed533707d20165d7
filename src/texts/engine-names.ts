import type { Decision } from '../engine/index.ts';

export type DecisionType = Decision['type'];

/** The phases in which a seat is awaited. */
export type PhaseName =
  | 'place'
  | 'abbey-choice'
  | 'last-abbeys'
  | 'wagon'
  | 'count'
  | 'redeploy'
  | 'final-redeploy';
