import {
  edgesAround,
  featureOf,
  frontierCount,
  frontierX,
  frontierY,
  NO_SEGMENT,
  NONE,
  segmentAtHalfEdge,
  segmentAtSide,
  tileAt,
} from '#engine/search';
import type { Survey } from './survey.ts';

const SIDE_X = [0, 1, 0, -1] as const;
const SIDE_Y = [-1, 0, 1, 0] as const;
const FACING_HALF_EDGE = [5, 4, 7, 6, 1, 0, 3, 2] as const;

/** Gathers the empty cells of the frontier with the features that open on each side. */
export function surveyCells(survey: Survey): void {
  const { search } = survey;
  survey.cellCount = frontierCount(search);
  for (let cell = 0; cell < survey.cellCount; cell++) {
    const edges = edgesAround(search, cell);
    survey.cellEdges[cell] = edges;
    for (let side = 0; side < 4; side++) {
      if (((edges >> (side * 4)) & 15) === 0) addBlankSide(survey, cell, side);
      else addSide(survey, cell, side);
    }
  }
}

/** Adds a side without an opening: there is no tile, or one whose sides fit anything. */
function addBlankSide({ cellSide, cellHalf }: Survey, cell: number, side: number): void {
  cellSide[cell * 4 + side] = NONE;
  cellHalf[cell * 8 + side * 2] = NONE;
  cellHalf[cell * 8 + side * 2 + 1] = NONE;
}

function addSide(survey: Survey, cell: number, side: number): void {
  const { search } = survey;
  const code = cell * 4 + side;
  const tile = tileAt(search, frontierX(search, cell) + SIDE_X[side], frontierY(search, cell) + SIDE_Y[side]);
  for (let half = side * 2; half < side * 2 + 2; half++) {
    const segment = segmentAtHalfEdge(search, tile, FACING_HALF_EDGE[half]);
    survey.cellHalf[cell * 8 + half] = segment === NO_SEGMENT ? NONE : featureOf(search, segment);
  }
  survey.cellSide[code] = NONE;
  const whole = segmentAtSide(search, tile, (side + 2) & 3);
  if (whole === NO_SEGMENT) return;
  const feature = featureOf(search, whole);
  survey.cellSide[code] = feature;
  survey.nextOpening[code] = survey.firstOpening[feature];
  survey.firstOpening[feature] = code;
}
