import { citiesOf, rulesOf } from '#engine/search';
import { closingOf } from './closing.ts';
import { type Outlook, timeLeft } from './outlook.ts';

/** Returns the points of a share of a field: for its cities, weighted by their chance of completion. */
export function fieldWorth(outlook: Outlook, field: number): number {
  const { search, weights } = outlook;
  const cities = citiesAround(outlook, field, (city) => closingOf(outlook, city));
  return rulesOf(search).fieldPoints * cities * (1 - weights.doubtedFields * timeLeft(outlook));
}

/** Counts the cities that a field touches, by weight, including those that are not features of the board. */
export function citiesAround(outlook: Outlook, field: number, weightOf: (city: number) => number): number {
  const { survey } = outlook;
  let cities = outlook.hasOtherCities ? otherCitiesOf(outlook, field) : 0;
  survey.counts++;
  for (let touch = 0; touch < survey.touchCount; touch++) {
    if (survey.touchField[touch] !== field) continue;
    const city = survey.touchCity[touch];
    if (survey.countedIn[city] === survey.counts) continue;
    survey.countedIn[city] = survey.counts;
    cities += weightOf(city);
  }
  return cities;
}

/** Completed cities that are not features of the board. */
function otherCitiesOf({ search }: Outlook, field: number): number {
  return citiesOf(search, field).filter((city) => typeof city === 'string').length;
}
