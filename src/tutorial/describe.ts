import { type Language, type LessonText, type LessonTexts, textsIn, wordsIn } from '../texts/index.ts';
import type { Lesson } from './lesson.ts';
import type { Progress } from './take-lesson.ts';

/** The texts shown to a learner. */
export interface LessonWords {
  readonly outcome: 'started' | 'reached' | 'missed' | 'illegal';
  /** Feedback on the last decision; undefined at the start. */
  readonly feedback: string | undefined;
  /** The explanations of the step, with the ids of the rules behind them; empty at the end of the lesson. */
  readonly explanation: readonly { readonly text: string; readonly rules: readonly string[] }[];
  /** The task; undefined at the end of the lesson. */
  readonly task: string | undefined;
}

/** Returns the texts of a lesson. `lesson` ensures that they have the same steps. */
export function textOfLesson({ lessons }: LessonTexts, { id }: Lesson): LessonText {
  return lessons[id] as unknown as LessonText;
}

/** Describes the progress of a learner. */
export function describeProgress(progress: Progress, language: Language): LessonWords {
  const { steps } = textOfLesson(textsIn(language).lessons, progress.lesson);
  const { step } = progress;
  const text = step && steps[step.id];
  return {
    ...outcomeOf(progress, language),
    explanation: Object.entries(text?.explanation ?? {}).map(([name, said]) => ({
      text: said,
      rules: step?.rules[name] ?? [],
    })),
    task: text?.task,
  };
}

function outcomeOf(
  { lesson, completedDecisions, mistake }: Progress,
  language: Language,
): Pick<LessonWords, 'outcome' | 'feedback'> {
  const texts = textsIn(language).lessons;
  const { steps } = textOfLesson(texts, lesson);
  if (mistake?.type === 'illegal') {
    const { reason, detail, rule } = mistake.refusal;
    return { outcome: 'illegal', feedback: texts.illegal(wordsIn(language).refusal(reason) ?? detail, rule) };
  }
  if (mistake !== undefined)
    return { outcome: 'missed', feedback: steps[mistake.step.id]?.missed[mistake.reason] };
  const last = lesson.steps[completedDecisions.length - 1];
  if (last === undefined) return { outcome: 'started', feedback: undefined };
  return { outcome: 'reached', feedback: steps[last.id]?.reached };
}
