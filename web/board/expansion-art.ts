import type { ExpansionArt } from '../../src/render/art/expansion-art.ts';
import { innsAndCathedrals } from '../../src/render/art/expansions/inns-and-cathedrals.ts';
import { kingAndRobber } from '../../src/render/art/expansions/king-and-robber.ts';

/**
 * The drawings of expansions, in the place of `#expansion-art`: those in the landscape of the front page. `all-art.ts`
 * adds the others when it is loaded.
 */
export const expansionArt: Record<string, ExpansionArt> = {
  'inns-and-cathedrals': innsAndCathedrals,
  'king-and-robber': kingAndRobber,
};
