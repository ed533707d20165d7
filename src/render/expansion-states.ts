import type { PositionView } from '../engine/index.ts';

/** The expansions' parts of a view by expansion; absent for an expansion that is not in the game. */
export type ExpansionStates = Readonly<Record<string, unknown>>;

/** The part of a view that belongs to an expansion. */
export type ExpansionState<Id extends keyof PositionView['expansions']> = NonNullable<
  PositionView['expansions'][Id]
>;

/** Returns the expansions' parts of a view. */
export function expansionStates({ expansions }: PositionView): ExpansionStates {
  return expansions;
}
