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

/** Returns the outcome of every legal decision of the learner. */
export const attemptsFrom = (progress: Progress): Progress[] =>
  legalDecisions(progress.state, LEARNER).map((decision) =>
    takeLesson(progress.lesson, [...progress.completedDecisions, decision]),
  );

/** Returns each step with its possible attempts, from every state in which a learner can reach it. */
export function eachStep(lesson: Lesson): { step: Step; attempts: Progress[][] }[] {
  let here = [startLesson(lesson)];
  return lesson.steps.map((step) => {
    const attempts = here.map(attemptsFrom);
    here = someOf(attempts.flat().filter(isTaken));
    return { step, attempts };
  });
}

export const isTaken = ({ mistake }: Progress) => mistake === undefined;

/** Returns the lesson after its next step, by the first intended decision. */
export function nextStep(progress: Progress): Progress {
  for (const decision of legalDecisions(progress.state, LEARNER)) {
    const next = takeLesson(progress.lesson, [...progress.completedDecisions, decision]);
    if (isTaken(next)) return next;
  }
  throw new Error(`${progress.lesson.id} cannot be finished`);
}

/** Returns the finished lesson. */
export function finished(lesson: Lesson): Progress {
  let progress = startLesson(lesson);
  while (progress.step !== undefined) progress = nextStep(progress);
  return progress;
}

/** Returns a step's mistakes that have feedback. */
export function reasonsAt(lesson: Lesson, { id }: Step): string[] {
  return Object.keys(textOfLesson(textsIn('en').lessons, lesson).steps[id]?.missed ?? {});
}
