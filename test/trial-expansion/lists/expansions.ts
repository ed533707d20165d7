import { expansions as product } from '../../../src/engine/expansions/index.ts';
import { fair } from '../fair/rules.ts';

/** The expansions of the product and the fair. */
export const expansions = [...product, fair] as const;
