import type { Terms } from '../outlook.ts';

/** The river scores nothing. */
export const river: Terms = { expansion: 'river' };
