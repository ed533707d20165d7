import type { ExpansionArt } from '../../src/render/art/expansion-art.ts';

/** The drawings of expansions, in the place of `#expansion-art`: none until `all-art.ts` is loaded. */
export const expansionArt: Record<string, ExpansionArt> = {};
