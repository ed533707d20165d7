import { expansionWords as product } from '../../../src/texts/de/expansions/index.ts';
import { fair } from '../fair/words-de.ts';

/** The words of the product and of the fair. */
export const expansionWords = { ...product, fair };
