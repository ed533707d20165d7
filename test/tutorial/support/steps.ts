import { legalDecisions } from '../../../src/engine/index.ts';
import { textsIn } from '../../../src/texts/index.ts';
import {
  beginLesson,
  LEARNER,
  type Lesson,
  type Progress,
  type Step,
  takeLesson,
  textOfLesson,
} from '../../../src/tutorial/index.ts';

/** Returns what becomes of every legal decision of the learner. */
export const attemptsFrom = (progress: Progress): Progress[] =>
  legalDecisions(progress.state, LEARNER).map((decision) =>
    takeLesson(progress.lesson, [...progress.taken, decision]),
  );

/** Yields each step with the attempts at it, from every state in which a learner can come to it. */
export function* eachStep(lesson: Lesson): Generator<{ step: Step; attempts: Progress[][] }> {
  let here = [beginLesson(lesson)];
  for (const step of lesson.steps) {
    const attempts = here.map(attemptsFrom);
    yield { step, attempts };
    here = attempts.flat().filter(isTaken);
  }
}

export const isTaken = ({ mistake }: Progress) => mistake === undefined;

/** Returns the lesson with its next step taken, by the first decision that was meant. */
export function nextStep(progress: Progress): Progress {
  const found = attemptsFrom(progress).find(isTaken);
  if (found === undefined) throw new Error(`${progress.lesson.id} cannot be finished`);
  return found;
}

/** Returns the lesson when it is done. */
export function finished(lesson: Lesson): Progress {
  let progress = beginLesson(lesson);
  while (progress.step !== undefined) progress = nextStep(progress);
  return progress;
}

/** Returns the mistakes for which there are words at a step. */
export function reasonsAt(lesson: Lesson, { id }: Step): string[] {
  return Object.keys(textOfLesson(textsIn('en').lessons, lesson).steps[id]?.missed ?? {});
}
