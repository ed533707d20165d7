import { pieceNumber } from '../core/ruleset.ts';
import type { Search } from './search.ts';

/** Returns the number of a kind of feature by its name (`city`), or -1 when there is none. */
export function kindNumber(search: Search, name: string): number {
  return search.box.kinds.findIndex((kind) => kind.name === name);
}

/** Returns the number of a kind of piece by its name (`meeple`), or -1 when it is not in play. */
export function pieceKindNumber(search: Search, name: string): number {
  return pieceNumber(search, name);
}

/** Whether an expansion is in play. */
export function isInPlay(search: Search, expansion: string): boolean {
  return search.box.rules.expansions.includes(expansion);
}
