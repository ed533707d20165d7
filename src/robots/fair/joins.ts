import { NONE } from '#engine/search';
import { CONNECTS, JOINS_FIELDS, rowFor } from './chances.ts';
import type { Outlook } from './outlook.ts';
import { HALF_PAIR, SIDE_PAIR } from './prints.ts';
import { shareOf, shareOfBoth } from './shares.ts';
import { worthOf } from './worth.ts';

/**
 * Adds what seats may win or lose because one tile in an empty cell joins two features: a share of another's city, a
 * field with more farmers, or tiles on which nobody stands.
 */
export function addJoins(outlook: Outlook): void {
  const { survey, weights } = outlook;
  for (let cell = 0; cell < survey.cellCount; cell++) {
    joinAround(outlook, cell, survey.cellSide, SIDE_PAIR, 4, CONNECTS, weights.joining);
    joinAround(outlook, cell, survey.cellHalf, HALF_PAIR, 8, JOINS_FIELDS, weights.joiningFields);
  }
}

function joinAround(
  outlook: Outlook,
  cell: number,
  column: Int32Array,
  pairs: Int8Array,
  count: number,
  place: number,
  attention: number,
): void {
  const { survey, chances } = outlook;
  for (let one = 0; one < count; one++) {
    const first = column[cell * count + one];
    if (first === NONE || isRepeated(column, cell * count, one)) continue;
    for (let other = one + 1; other < count; other++) {
      const second = column[cell * count + other];
      if (second === NONE || second === first || isRepeated(column, cell * count, other)) continue;
      if (survey.kind[first] !== survey.kind[second]) continue;
      if (survey.pieces[first] === 0 && survey.pieces[second] === 0) continue;
      const row = rowFor(chances, survey.cellEdges[cell]);
      const joining = chances.rows[row + place + pairs[one * count + other]];
      if (joining > 0) addJoin(outlook, first, second, (attention * joining) / chances.unseen);
    }
  }
}

/** Whether the feature at a place around a cell was met at an earlier one. */
function isRepeated(column: Int32Array, first: number, place: number): boolean {
  for (let earlier = 0; earlier < place; earlier++) {
    if (column[first + earlier] === column[first + place]) return true;
  }
  return false;
}

const changes = new Float64Array(6);

/** @param rate chance of one draw of a seat to join them */
function addJoin(outlook: Outlook, one: number, other: number, rate: number): void {
  const { survey, totals } = outlook;
  const first = worthOf(outlook, one);
  const second = worthOf(outlook, other);
  let isChange = false;
  for (let seat = 0; seat < survey.seats; seat++) {
    const before = shareOf(survey, one, seat) * first + shareOf(survey, other, seat) * second;
    changes[seat] = shareOfBoth(survey, one, other, seat) * (first + second) - before;
    isChange ||= changes[seat] !== 0;
  }
  if (!isChange) return;
  const chance = 1 - Math.exp(-rate * outlook.draws);
  for (let seat = 0; seat < survey.seats; seat++) totals[seat] += chance * changes[seat];
}
