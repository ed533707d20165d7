import { t } from '../../i18n/index.ts';
import { type Hand, handOf } from '../turn/choice.ts';
import type { Turn } from '../turn/use-turn.ts';
import { HandQuestion } from './hand.tsx';

/** Place a tile of the hand. */
export function PlaceQuestion(turn: Turn) {
  const words = t().turn;
  const hand = handOf(turn.question, turn.choice);
  return (
    <HandQuestion
      turn={turn}
      title={hand.items.length > 1 ? words.placeOne : undefined}
      hint={placeHint(hand)}
      otherLabel={words.exchange}
    />
  );
}

const hasKeyboard = matchMedia('(any-hover: hover) and (any-pointer: fine)');

/** Explains the squares on the board, and how to rotate the tile. */
export function placeHint({ items, item }: Hand): string {
  const words = t();
  const hints = words.table.hint;
  if (item === undefined) return items.length > 1 ? hints.choose : '';
  if (item.isAbbey) return words.turn.gapHint;
  return `${words.turn.placeHint} ${hasKeyboard.matches ? hints.key : hints.tap}`;
}
