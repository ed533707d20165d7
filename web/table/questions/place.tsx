import { t } from '../../i18n/index.ts';
import { handOf } from '../turn/choice.ts';
import type { Turn } from '../turn/use-turn.ts';
import { HandQuestion } from './hand.tsx';

/** A tile of the hand goes on the board. */
export function PlaceQuestion(turn: Turn) {
  const words = t().turn;
  const { items, item } = handOf(turn.question, turn.choice);
  return (
    <HandQuestion
      turn={turn}
      title={items.length > 1 ? words.placeOne : undefined}
      hint={item?.isAbbey ? words.gapHint : words.placeHint}
      otherLabel={words.exchange}
    />
  );
}
