import type { ExpansionArt } from '../../src/render/art/expansion-art.ts';

/** The drawings of expansions, in the place of `#expansion-art`: `all-art.ts` adds them when it is loaded. */
export const expansionArt: Record<string, ExpansionArt> = {};
