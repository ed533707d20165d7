import { z } from 'zod';
import type { ExpansionOption } from '../../core/table-options.ts';

/** When the dragon flies after a dragon tile (R-DT-2). */
export const dragonMoves = {
  name: 'dragonMoves',
  schema: z
    .enum(['before-scoring', 'after-scoring'])
    .describe('Whether the dragon flies before or after its tile is scored (R-DT-2).'),
  usual: 'before-scoring',
  editions: { first: 'after-scoring', second: 'after-scoring' },
} as const satisfies ExpansionOption;

/** The seats that move the dragon (R-DT-2). */
export const dragonFlight = {
  name: 'dragonFlight',
  schema: z
    .enum(['everyone', 'active'])
    .describe('The seats that move the dragon: all in turn, or only the active one (R-DRAGON-5).'),
  usual: 'everyone',
  editions: {},
} as const satisfies ExpansionOption;
