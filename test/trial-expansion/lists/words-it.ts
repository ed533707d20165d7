import { expansionWords as product } from '../../../src/texts/it/expansions/index.ts';
import { fair } from '../fair/words-it.ts';

/** The words of the product and of the fair. */
export const expansionWords = { ...product, fair };
