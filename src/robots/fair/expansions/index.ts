import type { Terms } from '../outlook.ts';

/** The terms of all expansions; one that is missing is played by what it shows in points. */
export const TERMS: readonly Terms[] = [];
