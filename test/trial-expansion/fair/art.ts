import type { ExpansionArt } from '../../../src/render/art/expansion-art.ts';
import { circle } from '../../../src/render/art/shapes.ts';
import { point } from '../../../src/render/geometry/curve.ts';

/** A drawing of the booth; what else the fair has is shown without one. */
export const fair: ExpansionArt = {
  features: {
    booth: {
      draw: ({ gold }, { x, y }) => circle(x, y, 12, { fill: gold, class: 'booth' }),
      ground: ({ cobble }, { x, y }) => circle(x, y, 16, { fill: cobble, class: 'booth-ground' }),
      flag: point(0, -12),
    },
  },
};
