import type { FieldClaim } from '../core/expansion.ts';
import { allFeatures, isOccupied, kindOfFeature } from '../core/position/features.ts';
import { type Position, rulesOf } from '../core/position/position.ts';
import { seatsOf } from '../core/position/seats.ts';
import { rulesetOf } from '../core/ruleset.ts';
import { factsOfFeature } from '../core/scoring/feature-facts.ts';
import { bonusOf, type City, citiesOf, explainField, payField } from '../core/scoring/fields.ts';
import { followersOn, sharesOf, strengthsOn, strongest } from '../core/scoring/owners.ts';
import { pay } from '../core/scoring/pay.ts';

/** Pays all fields at the end of the game, in the way that the table chose (R-FIELD-8..11). */
export function scoreFields(position: Position): void {
  const { fieldScoring } = rulesOf(position);
  const claims = rulesetOf(position).hooks.fieldClaims.flatMap((claimsOf) => claimsOf(position));
  if (fieldScoring === 'per-field') scoreEachField(position, claims);
  else scoreEachCity(position, fieldScoring === 'per-city' ? farmingOfCities : farmingOnce, claims);
}

/** R-FIELD-8: scores every field separately. */
function scoreEachField(position: Position, claims: readonly FieldClaim[]): void {
  for (const field of farmedFields(position)) {
    payField(position, field, rulesOf(position).fieldPoints, 'field');
  }
  for (const { seat, field, kind, perCity } of claims) {
    const cities = citiesOf(position, field).length;
    const explanation = explainField(cities, perCity, 0, 1);
    pay(position, { seat, points: cities * perCity, kind, feature: field, explanation });
  }
}

/** Points of seats for a city, by what their farmers get there. */
type Farming = Map<City, Map<number, number>>;

/** R-FIELD-9, R-FIELD-10: a city pays a seat once, for its farmers or for another claim, whichever is more. */
function scoreEachCity(
  position: Position,
  farmingOf: (position: Position) => Farming,
  claims: readonly FieldClaim[],
): void {
  const farming = farmingOf(position);
  const best = new Map<City, Map<number, { points: number; kind: string }>>();
  const offer = (city: City, seat: number, points: number, kind: string) => {
    const offers = best.get(city) ?? new Map<number, { points: number; kind: string }>();
    best.set(city, offers);
    if (points > (offers.get(seat)?.points ?? 0)) offers.set(seat, { points, kind });
  };
  for (const [city, seats] of farming) for (const [seat, points] of seats) offer(city, seat, points, 'field');
  for (const { seat, field, kind, perCity } of claims) {
    for (const city of citiesOf(position, field)) offer(city, seat, perCity, kind);
  }
  for (const [city, offers] of best) {
    for (const [seat, { points, kind }] of offers) {
      const explanation = { lines: [{ of: 'cities', count: 1, each: points }], because: [] };
      pay(position, { seat, points, kind, feature: city, explanation });
    }
  }
}

/** R-FIELD-9: for every city the best of a seat's fields that touch it. */
function farmingOnce(position: Position): Farming {
  const farming: Farming = new Map();
  const { fieldPoints } = rulesOf(position);
  for (const field of farmedFields(position)) {
    for (const { seat, times } of sharesOf(position, factsOfFeature(position, field))) {
      const points = (fieldPoints + bonusOf(position, field, seat)) * times;
      for (const city of citiesOf(position, field)) {
        const seats = farmersOf(farming, city);
        seats.set(seat, Math.max(points, seats.get(seat) ?? 0));
      }
    }
  }
  return farming;
}

/** R-FIELD-10: for every city the strengths of all fields around it are added. */
function farmingOfCities(position: Position): Farming {
  const fieldsOf = new Map<City, number[]>();
  for (const field of farmedFields(position)) {
    for (const city of citiesOf(position, field)) fieldsOf.set(city, [...(fieldsOf.get(city) ?? []), field]);
  }
  const eachFarmer = rulesOf(position).sharing === 'each-meeple';
  return new Map(
    Array.from(fieldsOf, ([city, fields]) => [
      city,
      eachFarmer ? pointsOfEachFarmer(position, fields) : pointsOfStrongest(position, fields),
    ]),
  );
}

function pointsOfEachFarmer(position: Position, fields: readonly number[]): Map<number, number> {
  const points = new Map<number, number>();
  for (const field of fields) {
    for (const [seat, farmers] of followersOn(position, factsOfFeature(position, field)).entries()) {
      const each = rulesOf(position).fieldPoints + bonusOf(position, field, seat);
      if (farmers > 0) points.set(seat, (points.get(seat) ?? 0) + farmers * each);
    }
  }
  return points;
}

function pointsOfStrongest(position: Position, fields: readonly number[]): Map<number, number> {
  const each = fields.map((field) => ({
    field,
    strengths: strengthsOn(position, factsOfFeature(position, field)),
  }));
  const sums = seatsOf(position).map((seat) =>
    each.reduce((sum, { strengths }) => sum + (strengths[seat] ?? 0), 0),
  );
  return new Map(
    strongest(sums).map((seat) => {
      const owned = each.filter(({ strengths }) => strongest(strengths).includes(seat));
      const bonus = Math.max(0, ...owned.map(({ field }) => bonusOf(position, field, seat)));
      return [seat, rulesOf(position).fieldPoints + bonus];
    }),
  );
}

/** Fields with pieces whose farmers count at the end. */
function farmedFields(position: Position): number[] {
  const { excludesFarmers } = rulesetOf(position).hooks;
  return allFeatures(position).filter(
    (feature) =>
      isOccupied(position, feature) &&
      kindOfFeature(position, feature).name === 'field' &&
      !excludesFarmers.some((excludes) => excludes(position, feature)),
  );
}

function farmersOf(farming: Farming, city: City): Map<number, number> {
  const known = farming.get(city);
  if (known !== undefined) return known;
  const seats = new Map<number, number>();
  farming.set(city, seats);
  return seats;
}
