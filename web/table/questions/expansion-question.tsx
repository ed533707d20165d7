import { expansionQuestions } from '#expansion-questions';
import type { Turn } from '../turn/use-turn.ts';
import { GenericQuestion } from './generic.tsx';

/** The question of a phase of an expansion; one that nobody has drawn lists its options. */
export function ExpansionQuestion(turn: Turn) {
  const View = expansionQuestions[turn.phase] ?? GenericQuestion;
  return <View {...turn} />;
}
