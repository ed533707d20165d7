/** Fields: a barn's evaluation during play, and the three ways of the end (R-FIELD-8..12). */
import { type Board, citiesOfField, type Feature } from './board.ts';
import { payees, type Shares, strengths, strongest, withoutZeros } from './points.ts';
import { isFollower, type Rules } from './position.ts';

export interface FieldEntry {
  seat: number;
  points: number;
  kind: 'field' | 'barn';
  /** The field with `per-field`, else the city or `town`. */
  feature: string;
}

export function barnOwners(field: Feature): number[] {
  return [...new Set(field.pieces.filter(({ piece }) => piece === 'barn').map(({ seat }) => seat))];
}

export function hasBarn(field: Feature): boolean {
  return field.pieces.some((piece) => piece.piece === 'barn');
}

export function hasFarmer(field: Feature): boolean {
  return field.pieces.some((piece) => isFollower(piece.piece));
}

function hasOwn(field: Feature, seat: number, piece: 'pig' | 'barn'): boolean {
  return field.pieces.some((other) => other.seat === seat && other.piece === piece);
}

/** R-SCORE-10 with `perCity` = fieldPoints, R-SCORE-11 with 1: the farmers of this field alone (R-FIELD-12). */
export function farmerShares(board: Board, field: Feature, rules: Rules, perCity: number): Shares {
  const cities = citiesOfField(board, field).length;
  const shares = [...payees(field, rules)].map(([seat, times]): [number, number] => {
    const value = perCity + (hasOwn(field, seat, 'pig') ? 1 : 0);
    return [seat, times * value * cities];
  });
  return withoutZeros(new Map(shares));
}

/** All fields at the end, barns included. */
export function finalFields(board: Board, seats: number, rules: Rules): FieldEntry[] {
  const fields = board.features.filter((feature) => feature.kind === 'field');
  const entries =
    rules.fieldScoring === 'per-field'
      ? fields.flatMap((field) => perField(board, field, rules))
      : perSeatAndCity(board, fields, seats, rules);
  return entries.filter((entry) => entry.points !== 0);
}

/** R-FIELD-8, R-BARN-8. */
function perField(board: Board, field: Feature, rules: Rules): FieldEntry[] {
  if (!hasBarn(field)) {
    const shares = farmerShares(board, field, rules, rules.fieldPoints);
    return [...shares].map(([seat, points]) => ({ seat, points, kind: 'field', feature: field.name }));
  }
  const points = 4 * citiesOfField(board, field).length;
  return barnOwners(field).map((seat) => ({ seat, points, kind: 'barn', feature: field.name }));
}

/** One entry for every seat and city: the farmers' points, or the barn's 4 where that is more. */
function perSeatAndCity(board: Board, fields: Feature[], seats: number, rules: Rules): FieldEntry[] {
  const farmersOf = rules.fieldScoring === 'per-city' ? farmersByCity : farmersByBestField;
  const cities = new Set(fields.flatMap((field) => citiesOfField(board, field)));
  return [...cities].flatMap((city) => {
    const round = fields.filter((field) => citiesOfField(board, field).includes(city));
    const farmed = round.filter((field) => !hasBarn(field));
    return Array.from({ length: seats }, (_, seat): FieldEntry => {
      const farmers = farmersOf(farmed, seat, rules);
      const barn = round.some((field) => hasOwn(field, seat, 'barn')) ? 4 : 0;
      const kind = barn > farmers ? 'barn' : 'field';
      return { seat, points: Math.max(farmers, barn), kind, feature: city };
    });
  });
}

/** R-FIELD-9: the best of the seat's fields round one city. */
function farmersByBestField(round: Feature[], seat: number, rules: Rules): number {
  const values = round.map((field) => {
    const value = rules.fieldPoints + (hasOwn(field, seat, 'pig') ? 1 : 0);
    return (payees(field, rules).get(seat) ?? 0) * value;
  });
  return Math.max(0, ...values);
}

/** R-FIELD-10; each farmer for himself with `each-meeple` (R-FIELD-11). */
function farmersByCity(round: Feature[], seat: number, rules: Rules): number {
  if (rules.sharing === 'each-meeple') {
    const values = round.map((field) => farmersByBestField([field], seat, rules));
    return values.reduce((sum, value) => sum + value, 0);
  }
  const sums = new Map<number, number>();
  for (const field of round) {
    for (const [owner, strength] of strengths(field)) sums.set(owner, (sums.get(owner) ?? 0) + strength);
  }
  if (!strongest(sums).includes(seat)) return 0;
  const pigCounts = round.some(
    (field) => hasOwn(field, seat, 'pig') && strongest(strengths(field)).includes(seat),
  );
  return rules.fieldPoints + (pigCounts ? 1 : 0);
}
