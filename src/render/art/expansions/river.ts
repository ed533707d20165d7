import { curve } from '../../geometry/curve.ts';
import type { ExpansionArt } from '../expansion-art.ts';

/** The river. */
export const river: ExpansionArt = {
  exampleTile: 'river/I',
  shapes: {
    // The river makes room for the monastery.
    'river/E': { courses: { river0: [curve(100, 50, 78, 50, 74, 66, 50, 66, 26, 66, 22, 50, 0, 50)] } },
  },
};
