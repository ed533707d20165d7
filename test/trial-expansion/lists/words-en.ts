import { expansionWords as product } from '../../../src/texts/en/expansions/index.ts';
import { fair } from '../fair/words-en.ts';

/** The words of the product and of the fair. */
export const expansionWords = { ...product, fair };
