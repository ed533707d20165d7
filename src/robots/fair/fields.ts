import { citiesOf, rulesOf } from '#engine/search';
import { closingOf } from './closing.ts';
import type { Outlook } from './outlook.ts';

/** For each city, the count for which it was met last. */
const countedFor = new Int32Array(8192);
let counts = 0;

/** Points of a share of a field: its cities as far as they will be completed, and those to come. */
export function fieldWorth(outlook: Outlook, field: number): number {
  const { survey, search, weights } = outlook;
  counts++;
  let cities = outlook.hasOtherCities ? otherCitiesOf(outlook, field) : 0;
  for (let touch = 0; touch < survey.touchCount; touch++) {
    const city = survey.touchCity[touch];
    if (survey.touchField[touch] !== field || countedFor[city] === counts) continue;
    countedFor[city] = counts;
    cities += closingOf(outlook, city);
  }
  const growth = weights.fieldGrowth * outlook.draws * Math.sqrt(openCellsOfField(outlook, field));
  return rulesOf(search).fieldPoints * (cities + growth);
}

/** Completed cities that are no features of the board. */
function otherCitiesOf({ search }: Outlook, field: number): number {
  return citiesOf(search, field).filter((city) => typeof city === 'string').length;
}

function openCellsOfField({ survey }: Outlook, field: number): number {
  let cells = 0;
  for (let cell = 0; cell < survey.cellCount; cell++) {
    for (let half = cell * 8; half < cell * 8 + 8; half++) {
      if (survey.cellHalf[half] !== field) continue;
      cells++;
      break;
    }
  }
  return cells;
}
