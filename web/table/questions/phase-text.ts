import { t } from '../../i18n/index.ts';
import { capital } from '../../text.ts';
import type { Turn } from '../turn/use-turn.ts';

/** Returns the question of the phase that waits for the player: `Place a tile`. */
export const questionText = ({ phase }: Turn): string => capital(t().game.phase(phase).question);

/** Returns the label of the option that declines: `Draw a tile`; empty where the phase has none. */
export const decliningText = ({ phase }: Turn): string => capital(t().game.phase(phase).declining ?? '');
