import type { ListedGame } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { expansionNames, paceText } from '../table/rule-words.ts';
import { percentText } from '../ui/percent.ts';

/** Says what one agrees to at an open table: the expansions, how much time there is, and whether robots may play. */
export function termsText({ rules, clock, allowRobots, minReliability }: ListedGame): string {
  const words = t().site.lists;
  const names = expansionNames(rules.expansions);
  return [
    names.length === 0 ? words.baseGame : names.join(', '),
    clock === null ? words.noClock : paceText(clock),
    allowRobots ? words.withRobots : words.withoutRobots,
    ...(minReliability === null ? [] : [words.askedReliability(percentText(minReliability))]),
  ].join(' · ');
}
