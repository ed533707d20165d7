import { kindNumber, type Search } from '#engine/search';
import { printsIn } from './prints.ts';

/** Numbers of the kinds of feature of the base game, and of the mark on its cities. */
export interface KindNumbers {
  readonly city: number;
  readonly road: number;
  readonly monastery: number;
  readonly field: number;
  readonly shield: number;
}

export function kindNumbers(search: Search): KindNumbers {
  return {
    city: kindNumber(search, 'city'),
    road: kindNumber(search, 'road'),
    monastery: kindNumber(search, 'monastery'),
    field: kindNumber(search, 'field'),
    shield: printsIn(search).marks.indexOf('shield'),
  };
}
