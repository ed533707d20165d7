import { t } from '../../i18n/index.ts';
import { capital } from '../../ui/text.ts';
import type { SingleOption } from '../turn/placements.ts';
import type { Turn } from '../turn/use-turn.ts';

/** Returns the question that waits for the player as a heading, which has no full stop: `Place a tile`. */
export const questionText = ({ prompt }: Turn): string => capital(prompt.replace(/\.$/, ''));

/** Returns the label of an option; declining has a short label for each phase: `Draw a tile`. */
export function optionText({ phase }: Turn, { declines, text }: SingleOption): string {
  const declining = declines ? t().game.phase(phase).declining : undefined;
  return capital(declining ?? text);
}
