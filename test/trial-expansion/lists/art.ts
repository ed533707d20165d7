import { expansionArt as product } from '../../../src/render/art/expansions.ts';
import { fair } from '../fair/art.ts';

/** The drawings of the product and of the fair. */
export const expansionArt = { ...product, fair };
