import type { Terms } from '../outlook.ts';
import { marksOn } from '../survey.ts';

/** Inns and cathedrals: an extra point for everything that counts on a completed feature, none for an unfinished one. */
export const innsAndCathedrals: Terms = {
  expansion: 'inns-and-cathedrals',
  pieces: { 'large-meeple': 1.3 },
  reprice({ survey, kinds }, feature, price) {
    const mark = survey.kind[feature] === kinds.city ? 'cathedral' : 'inn';
    if (marksOn(survey, feature, mark) === 0) return;
    price.completed += 1;
    price.unfinished = 0;
  },
};
