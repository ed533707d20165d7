import { t } from '../../../i18n/index.ts';
import type { Turn } from '../../turn/use-turn.ts';
import { HandQuestion } from '../hand.tsx';

/** The abbey goes into a gap, or a tile is drawn. */
export const AbbeyChoiceQuestion = (turn: Turn) => (
  <HandQuestion turn={turn} hint={t().turn.abbeyHint} isOtherQuiet />
);

/** After the last tile: the abbey goes into a gap, or is kept. */
export function LastAbbeysQuestion(turn: Turn) {
  const { table, turn: words } = t();
  return <HandQuestion turn={turn} hint={`${table.hint.lastAbbey} ${words.gapHint}`} isOtherQuiet />;
}
