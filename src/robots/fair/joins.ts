import { NONE } from '#engine/search';
import { CONNECTS, JOINS_FIELDS, rowFor } from './chances.ts';
import type { Outlook } from './outlook.ts';
import { HALF_PAIR, SIDE_PAIR } from './prints.ts';
import { shareOf, shareOfBoth } from './shares.ts';
import type { Survey } from './survey.ts';
import { worthOf } from './worth.ts';

/**
 * Adds the expected gains and losses from a tile in an empty cell that joins two features: a share of another's city,
 * a field with more farmers, or unowned tiles.
 */
export function addJoins(outlook: Outlook): void {
  const { survey, weights } = outlook;
  for (let cell = 0; cell < survey.cellCount; cell++) {
    joinAround(outlook, cell, survey.cellSide, SIDE_PAIR, 4, CONNECTS, weights.joining);
    joinAround(outlook, cell, survey.cellHalf, HALF_PAIR, 8, JOINS_FIELDS, weights.joiningFields);
  }
}

/** The distinct features around a cell, and the first place of each. */
const around = new Int32Array(8);
const places = new Int32Array(8);

function joinAround(
  outlook: Outlook,
  cell: number,
  column: Int32Array,
  pairs: Int8Array,
  count: number,
  counts: number,
  attention: number,
): void {
  const features = listAround(column, cell * count, count);
  for (let one = 0; one < features - 1; one++) {
    for (let other = one + 1; other < features; other++) {
      if (!mayMatter(outlook.survey, around[one], around[other])) continue;
      const { survey, chances } = outlook;
      const pair = pairs[places[one] * count + places[other]];
      const joining = chances.rows[rowFor(chances, survey.cellEdges[cell]) + counts + pair];
      if (joining > 0) addJoin(outlook, around[one], around[other], (attention * joining) / chances.unseen);
    }
  }
}

/** Lists the distinct features at places around a cell. @returns their number */
function listAround(column: Int32Array, first: number, count: number): number {
  let features = 0;
  for (let place = 0; place < count; place++) {
    const feature = column[first + place];
    if (feature === NONE) continue;
    let index = 0;
    while (index < features && around[index] !== feature) index++;
    if (index < features) continue;
    around[features] = feature;
    places[features++] = place;
  }
  return features;
}

function mayMatter({ kind, pieces }: Survey, one: number, other: number): boolean {
  return kind[one] === kind[other] && pieces[one] + pieces[other] > 0;
}

const changes = new Float64Array(6);

/** @param rate chance that one draw of a seat joins them */
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
