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

/** Gathers the empty cells of the frontier and which features open on each of their sides. */
export function surveyCells(survey: Survey): void {
  const { search } = survey;
  survey.cellCount = frontierCount(search);
  for (let cell = 0; cell < survey.cellCount; cell++) {
    survey.cellEdges[cell] = edgesAround(search, cell);
    const x = frontierX(search, cell);
    const y = frontierY(search, cell);
    for (let side = 0; side < 4; side++) {
      addSide(survey, cell, side, tileAt(search, x + SIDE_X[side], y + SIDE_Y[side]));
    }
  }
}

function addSide(survey: Survey, cell: number, side: number, tile: number): void {
  const code = cell * 4 + side;
  const { search } = survey;
  survey.cellSide[code] = NONE;
  for (let half = side * 2; half < side * 2 + 2; half++) {
    const segment = tile === NONE ? NO_SEGMENT : segmentAtHalfEdge(search, tile, FACING_HALF_EDGE[half]);
    survey.cellHalf[cell * 8 + half] = segment === NO_SEGMENT ? NONE : featureOf(search, segment);
  }
  const whole = tile === NONE ? NO_SEGMENT : segmentAtSide(search, tile, (side + 2) & 3);
  if (whole === NO_SEGMENT) return;
  const feature = featureOf(search, whole);
  survey.cellSide[code] = feature;
  survey.nextOpening[code] = survey.firstOpening[feature];
  survey.firstOpening[feature] = code;
}
