import { legalDecisions } from '../../../src/engine/index.ts';
import { textsIn } from '../../../src/texts/index.ts';
import {
  LEARNER,
  type Lesson,
  type Progress,
  type Step,
  startLesson,
  takeLesson,
  textOfLesson,
} from '../../../src/tutorial/index.ts';
import { someOf } from '../../support/depth.ts';

/** Returns what becomes of every legal decision of the learner. */
export const attemptsFrom = (progress: Progress): Progress[] =>
  legalDecisions(progress.state, LEARNER).map((decision) =>
    takeLesson(progress.lesson, [...progress.completedDecisions, decision]),
  );

/** Returns each step with the attempts at it, from the states in which a learner can come to it. */
export function eachStep(lesson: Lesson): { step: Step; attempts: Progress[][] }[] {
  let here = [startLesson(lesson)];
  return lesson.steps.map((step) => {
    const attempts = here.map(attemptsFrom);
    here = someOf(attempts.flat().filter(isTaken));
    return { step, attempts };
  });
}

export const isTaken = ({ mistake }: Progress) => mistake === undefined;

/** Returns the lesson with its next step taken, by the first decision that was meant. */
export function nextStep(progress: Progress): Progress {
  for (const decision of legalDecisions(progress.state, LEARNER)) {
    const next = takeLesson(progress.lesson, [...progress.completedDecisions, decision]);
    if (isTaken(next)) return next;
  }
  throw new Error(`${progress.lesson.id} cannot be finished`);
}

/** Returns the lesson when it is done. */
export function finished(lesson: Lesson): Progress {
  let progress = startLesson(lesson);
  while (progress.step !== undefined) progress = nextStep(progress);
  return progress;
}

/** Returns the mistakes for which there are words at a step. */
export function reasonsAt(lesson: Lesson, { id }: Step): string[] {
  return Object.keys(textOfLesson(textsIn('en').lessons, lesson).steps[id]?.missed ?? {});
}
