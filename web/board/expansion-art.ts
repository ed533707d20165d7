import type { ExpansionArt } from '../../src/render/art/expansion-art.ts';

/** The drawings of expansions, replacing `#expansion-art`; empty until `all-art.ts` is loaded. */
export const expansionArt: Record<string, ExpansionArt> = {};
