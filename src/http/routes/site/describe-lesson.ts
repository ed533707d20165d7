import { viewFor } from '../../../engine/index.ts';
import { numberedOptions } from '../../../games/play/options/handles.ts';
import { awaitingView } from '../../../games/views/awaiting.ts';
import { describeOptions } from '../../../games/views/describe-options.ts';
import { entryText, type Language, textsIn } from '../../../texts/index.ts';
import {
  describeProgress,
  formatTaken,
  LEARNER,
  LESSONS,
  type Lesson,
  lessonAfter,
  type Progress,
  textOfLesson,
} from '../../../tutorial/index.ts';

/** Returns the summary of a lesson for a list. */
export function summarizeLesson(lesson: Lesson, language: Language) {
  const { title, summary } = textOfLesson(textsIn(language).lessons, lesson);
  const { id, expansions, steps } = lesson;
  const number = LESSONS.indexOf(lesson) + 1;
  return { id, number, title, summary, expansions, steps: steps.length };
}

/** Returns a learner's progress, with everything on the table and the possible decisions. */
export function describeLesson(progress: Progress, language: Language) {
  const { lesson, state, completedDecisions, step } = progress;
  const { outcome, feedback, explanation, task } = describeProgress(progress, language);
  return {
    lesson: summarizeLesson(lesson, language),
    done: step === undefined,
    step: Math.min(completedDecisions.length + 1, lesson.steps.length),
    outcome,
    feedback: feedback ?? null,
    explanation,
    task: task ?? null,
    completedDecisions,
    played: formatTaken(completedDecisions),
    yourSeat: LEARNER,
    names: textsIn(language).lessons.names,
    rules: lesson.setup.rules,
    table: viewFor(state, LEARNER),
    entries: entriesOf(progress, language),
    ...questionOf(progress, language),
    next: lessonAfter(lesson)?.id ?? null,
  };
}

function entriesOf({ entries }: Progress, language: Language) {
  const { names } = textsIn(language).lessons;
  return entries.map((entry, index) => ({
    ...entry,
    seq: index + 1,
    sentence: entryText(language, entry, (seat) => names[seat] ?? ''),
  }));
}

/** Returns the possible decisions; empty when the lesson is done. */
function questionOf({ lesson, state, completedDecisions, step }: Progress, language: Language) {
  if (step === undefined) return { awaiting: null, question: null, options: [] };
  const options = numberedOptions(lesson.id, completedDecisions.length, state, LEARNER);
  const list = {
    version: completedDecisions.length,
    seat: LEARNER,
    awaiting: awaitingView(state, null),
    options,
  };
  const { awaiting, question, options: described } = describeOptions(list, language);
  return { awaiting, question, options: described.map(withoutHandles) };
}

type Described = ReturnType<typeof describeOptions>['options'][number];

/** Removes the handles of options: lessons store no decisions that they could identify. */
function withoutHandles({ handle: _handle, deployments, ...option }: Described) {
  return {
    ...option,
    ...(deployments && { deployments: deployments.map(({ handle: _of, ...deployment }) => deployment) }),
  };
}
