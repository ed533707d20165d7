import { kindNumber, type Search, surroundedKinds } from '#engine/search';
import { printsIn } from './prints.ts';

/** Numbers of the kinds of feature of the base game, and of the mark on its cities. */
export interface KindNumbers {
  readonly city: number;
  readonly road: number;
  readonly field: number;
  readonly shield: number;
  /** By the number of each kind: whether it is completed by its surroundings, like a monastery. */
  readonly surrounded: readonly boolean[];
}

export function kindNumbers(search: Search): KindNumbers {
  return {
    city: kindNumber(search, 'city'),
    road: kindNumber(search, 'road'),
    field: kindNumber(search, 'field'),
    shield: printsIn(search).marks.indexOf('shield'),
    surrounded: surroundedKinds(search),
  };
}
