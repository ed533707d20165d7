import { lazyPart } from '../../ui/lazy.tsx';
import type { Turn } from '../turn/use-turn.ts';
import { PlaceQuestion } from './place.tsx';

/** The questions of expansions, and those without a view of their own. */
export const ExpansionQuestion = lazyPart<Turn>(
  async () => (await import('./expansion-question.tsx')).ExpansionQuestion,
);

/** The question that waits for the player. */
export const QuestionView = (turn: Turn) =>
  turn.phase === 'place' ? <PlaceQuestion {...turn} /> : <ExpansionQuestion {...turn} />;
