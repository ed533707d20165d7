import { game } from '../../src/texts/it/game.ts';
import { isFeminine } from './agreement.ts';

/** Says `complete` of a kind of feature in Italian. */
export const complete = (kind: string): string => (isFeminine(game, kind) ? 'completa' : 'completo');
