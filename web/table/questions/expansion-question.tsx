import { expansionQuestions } from '#expansion-questions';
import type { Turn } from '../turn/use-turn.ts';
import { GenericQuestion } from './generic.tsx';

/** The question of an expansion's phase; phases without a view of their own list their options. */
export function ExpansionQuestion(turn: Turn) {
  const View = expansionQuestions[turn.phase] ?? GenericQuestion;
  return <View {...turn} />;
}
