import { t } from '../../../i18n/index.ts';
import { handOf } from '../../turn/choice.ts';
import type { Turn } from '../../turn/use-turn.ts';
import { HandQuestion } from '../hand.tsx';

/** The abbey goes into a gap, or a tile is drawn. */
export function AbbeyChoiceQuestion(turn: Turn) {
  const words = t().turn;
  const { item } = handOf(turn.question, turn.choice);
  return <HandQuestion turn={turn} hint={item === undefined ? words.abbeyHint : words.gapHint} />;
}

/** After the last tile: the abbey goes into a gap, or is kept. */
export function LastAbbeysQuestion(turn: Turn) {
  const words = t();
  const { item } = handOf(turn.question, turn.choice);
  const hint = item === undefined ? words.table.hint.lastAbbey : words.turn.gapHint;
  return <HandQuestion turn={turn} hint={hint} isOtherQuiet />;
}
