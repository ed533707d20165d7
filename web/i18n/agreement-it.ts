import { game } from '../../src/texts/it/game.ts';

/** Whether the name of a kind of feature is feminine in Italian. */
export const isFeminine = (kind: string): boolean =>
  Object.values(game.expansions).some(({ features }) => features?.[kind]?.isFeminine === true);

/** Says `complete` of a kind of feature in Italian. */
export const complete = (kind: string): string => (isFeminine(kind) ? 'completa' : 'completo');
