import type { PieceKind } from '../core/piece-kind.ts';
import { pieceNumber, rulesetOf } from '../core/ruleset.ts';
import { citiesThatAreNoFeatures } from '../core/scoring/fields.ts';
import type { Search } from './search.ts';

/** Returns the number of a kind of feature by its name (`city`), or -1 when there is none. */
export function kindNumber(search: Search, name: string): number {
  return search.box.kinds.findIndex((kind) => kind.name === name);
}

/** Returns for each kind of feature, by its number, whether it is complete when its tile is surrounded: a monastery. */
export function surroundedKinds(search: Search): readonly boolean[] {
  return search.box.kinds.map(({ meets }) => meets === 'surroundings');
}

/** Returns the number of a kind of piece by its name (`meeple`), or -1 when it is not in play. */
export function pieceKindNumber(search: Search, name: string): number {
  return pieceNumber(search, name);
}

/** Whether an expansion is in play. */
export function isInPlay(search: Search, expansion: string): boolean {
  return search.box.rules.expansions.includes(expansion);
}

/** Returns the kinds of piece in play by their numbers. */
export function pieceKindsIn(search: Search): readonly PieceKind[] {
  return rulesetOf(search).pieces;
}

/** Whether there are completed cities on the table that are no features of the board. */
export function hasCitiesBeside(search: Search): boolean {
  return citiesThatAreNoFeatures(search).length > 0;
}
