import { featureOf, firstSegmentOf, NONE, openSidesOf, tileCount, typeOfTile } from '#engine/search';
import type { Print } from './prints.ts';
import type { Survey } from './survey.ts';

/** Gathers the features of all tiles: their sizes and marks, and the cities that fields touch. */
export function surveyTiles(survey: Survey): void {
  const { search, prints } = survey;
  survey.featureCount = 0;
  survey.touchCount = 0;
  const tiles = tileCount(search);
  for (let tile = 0; tile < tiles; tile++) {
    const print = prints.ofType[typeOfTile(search, tile).index] as Print;
    const first = firstSegmentOf(search, tile);
    const segments = print.type.kindOf.length;
    for (let index = 0; index < segments; index++) addSegment(survey, print, tile, first, index);
    addTouches(survey, print, first);
  }
}

function addSegment(survey: Survey, print: Print, tile: number, first: number, index: number): void {
  const feature = featureOf(survey.search, first + index);
  if (feature === first + index) addFeature(survey, feature, print.type.kindOf[index]);
  if (survey.lastTile[feature] !== tile) {
    survey.lastTile[feature] = tile;
    survey.tiles[feature]++;
  }
  if (print.marks === undefined) return;
  const marks = survey.prints.marks.length;
  for (let mark = 0; mark < marks; mark++) {
    survey.marks[feature * marks + mark] += print.marks[index * marks + mark];
  }
}

/** Adds a feature at its oldest segment, which precedes all its others. */
function addFeature(survey: Survey, feature: number, kind: number): void {
  const marks = survey.prints.marks.length;
  survey.features[survey.featureCount++] = feature;
  survey.kind[feature] = kind;
  survey.tiles[feature] = 0;
  survey.open[feature] = openSidesOf(survey.search, feature);
  survey.pieces[feature] = 0;
  survey.firstOpening[feature] = NONE;
  for (let mark = 0; mark < marks; mark++) survey.marks[feature * marks + mark] = 0;
  survey.lastTile[feature] = NONE;
}

function addTouches(survey: Survey, { touches }: Print, first: number): void {
  for (let pair = 0; pair < touches.length; pair += 2) {
    survey.touchField[survey.touchCount] = featureOf(survey.search, first + touches[pair]);
    survey.touchCity[survey.touchCount++] = featureOf(survey.search, first + touches[pair + 1]);
  }
}
