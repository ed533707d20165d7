import { Refused } from '../../api/client.ts';
import { sentenceFor } from '../../errors.ts';
import { t } from '../../i18n/index.ts';

/** Says why a decision was refused, and what to do now. */
export function explainRefusal(error: unknown): string {
  const words = t().turn;
  if (!(error instanceof Refused)) return sentenceFor(error);
  if (error.kind === 'offline') return words.offline;
  if (error.status === 412) return words.stale;
  if (error.kind === 'not-your-turn') return words.notYourTurn;
  if (error.kind !== 'illegal-decision') return sentenceFor(error);
  const rule = error.body['rule'];
  return `${words.notLegal}: ${error.message}${typeof rule === 'string' ? ` (${words.ruleHint(rule)})` : ''}`;
}
