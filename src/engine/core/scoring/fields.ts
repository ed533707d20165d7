import type { Explanation } from '../events.ts';
import { eachSegment, factsOfSegment, featureOf, isComplete, tileOf } from '../position/features.ts';
import type { Position } from '../position/position.ts';
import { firstSegmentOf } from '../position/tiles.ts';
import { rulesetOf } from '../ruleset.ts';
import { factsOfFeature } from './feature-facts.ts';
import { sharesOf } from './owners.ts';
import { pay } from './pay.ts';

/** A completed city: a feature of the board, or by name one that is no feature. */
export type City = number | string;

/** The different completed cities that a field touches (R-FIELD-3, R-FIELD-4, R-COUNT-18). */
export function citiesOf(position: Position, field: number): City[] {
  const cities = new Set<City>();
  eachSegment(position, field, (segment) => {
    const first = firstSegmentOf(position, tileOf(position, segment));
    for (const touched of factsOfSegment(position, segment).touches) {
      const city = featureOf(position, first + touched);
      if (isComplete(position, city)) cities.add(city);
    }
  });
  for (const citiesTouched of rulesetOf(position).printed.citiesTouched) {
    for (const city of citiesTouched(position, field)) cities.add(city);
  }
  return [...cities];
}

/** Completed cities on the table that are no features of the board, by name. */
export function citiesThatAreNoFeatures(position: Position): string[] {
  return rulesetOf(position).printed.citiesOnTable.flatMap((citiesOnTable) => citiesOnTable(position));
}

/** Points more than the others' that a seat gets for each city of a field (R-FIELD-7). */
export function bonusOf(position: Position, field: number, seat: number): number {
  return rulesetOf(position).hooks.fieldBonus.reduce((sum, bonus) => sum + bonus(position, field, seat), 0);
}

/**
 * Pays the farmers of this one field for its cities, whatever other fields do (R-FIELD-8, R-FIELD-11, R-FIELD-12).
 * @param perCity points of a city before the seat's bonus
 */
export function payField(position: Position, field: number, perCity: number, kind: string): void {
  const shares = sharesOf(position, factsOfFeature(position, field));
  if (shares.length === 0) return;
  const cities = citiesOf(position, field).length;
  for (const { seat, times } of shares) {
    const bonus = bonusOf(position, field, seat);
    const points = cities * (perCity + bonus) * times;
    const explanation = explainField(cities, perCity, bonus, times);
    pay(position, { seat, points, kind, feature: field, explanation });
  }
}

/** The arithmetic behind a field's points. */
export function explainField(cities: number, perCity: number, bonus: number, times: number): Explanation {
  const lines = [{ of: 'cities', count: cities, each: perCity }];
  if (bonus > 0) lines.push({ of: 'bonus', count: cities, each: bonus });
  return { lines, because: [], ...(times > 1 ? { times } : {}) };
}
