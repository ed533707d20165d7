import type { FunctionComponent } from 'preact';
import { expansionQuestions } from '#expansion-questions';
import type { Phase } from '../../api/client.ts';
import type { Turn } from '../turn/use-turn.ts';
import { GenericQuestion } from './generic.tsx';
import { PlaceQuestion } from './place.tsx';

/** Questions by the name of the phase that waits for the decision. */
const QUESTIONS: Readonly<Partial<Record<Phase, FunctionComponent<Turn>>>> = {
  place: PlaceQuestion,
  ...expansionQuestions,
};

/** The question that waits for the player; one that nobody has drawn lists its options. */
export function QuestionView(turn: Turn) {
  const View = QUESTIONS[turn.phase] ?? GenericQuestion;
  return <View {...turn} />;
}
