import { t } from '../../../i18n/index.ts';
import type { Turn } from '../../turn/use-turn.ts';
import { HandQuestion } from '../hand.tsx';

/** Place the abbey in a gap, or draw a tile. */
export const AbbeyChoiceQuestion = (turn: Turn) => (
  <HandQuestion turn={turn} hint={t().turn.abbeyHint} isOtherQuiet />
);

/** After the last tile: place the abbey in a gap, or keep it. */
export function LastAbbeysQuestion(turn: Turn) {
  const { table, turn: words } = t();
  return <HandQuestion turn={turn} hint={`${table.hint.lastAbbey} ${words.gapHint}`} isOtherQuiet />;
}
