import type { ExpansionArt } from '../../../src/render/art/expansion-art.ts';
import { circle } from '../../../src/render/art/shapes.ts';
import { point } from '../../../src/render/geometry/curve.ts';

/** Drawings of the booth, and of the crier, a ghost with a horn; the fair's other parts have none. */
export const fair: ExpansionArt = {
  features: {
    booth: {
      draw: ({ gold }, { x, y }) => circle(x, y, 12, { fill: gold, class: 'booth' }),
      ground: ({ cobble }, { x, y }) => circle(x, y, 16, { fill: cobble, class: 'booth-ground' }),
      flag: point(0, -12),
    },
  },
  pieces: {
    crier: {
      isFaint: true,
      outline:
        'M-9 12V-3C-9 -9 -5.5 -13 0 -13C5.5 -13 9 -9 9 -3V12C7 9 5 9 3 12C1.6 14 -1.6 14 -3 12C-5 9 -7 9 -9 12Z',
      emblem: { x: 0, y: 4.4, size: 4 },
      details: 'M-3.4 -6.6h.01M3.4 -6.6h.01M-1.6 -3.2h3.2',
    },
  },
};
