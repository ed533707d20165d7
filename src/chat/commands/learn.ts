import { awaiting, viewFor } from '../../engine/index.ts';
import { decisionLabelled, numberedOptions } from '../../games/play/options/handles.ts';
import { sentencesFor, textsIn } from '../../texts/index.ts';
import { tileWords } from '../../texts/tile-words.ts';
import {
  describeProgress,
  formatTaken,
  LEARNER,
  LESSONS,
  type Lesson,
  lessonAfter,
  type Progress,
  startLesson,
  takeLesson,
  textOfLesson,
} from '../../tutorial/index.ts';
import { type Command, commandTexts } from '../command.ts';
import { formatLabel, parseLabel } from '../label.ts';
import { detailOf } from '../option-words.ts';
import { plainWords } from '../plain.ts';
import { type Asker, done, type Reply, refused } from '../reply.ts';

interface Given {
  /** The number or the name of a lesson; undefined for all. */
  readonly which: string | undefined;
  /** Labels of options, one per step. They are repeated each time, because nothing is stored. */
  readonly labels: readonly string[];
}

/** `learn`: lists the lessons; `learn 2 1a.1`: starts the second one with the option 1a.1 as its first step. */
export const learn: Command<Given> = {
  name: 'learn',
  texts: commandTexts('learn'),
  mayHoldIds: true,
  read(input) {
    const [which, ...labels] = plainWords(input)
      .split(/[\s,;]+/)
      .filter((word) => word !== '');
    return { which, labels };
  },
  async run(asker, _here, { which, labels }) {
    if (which === undefined) return done(listOf(asker));
    const lesson = LESSONS.find(({ id }, index) => id === which || `${index + 1}` === which);
    if (lesson === undefined) return refused([wordsOf(asker).chat.unknown(which)]);
    return take(asker, lesson, labels);
  },
};

const wordsOf = ({ language }: Asker) => textsIn(language).lessons;

/** Returns the command for a lesson and the decisions made in it: `learn 2 1a.1`. */
function commandFor({ language }: Asker, lesson: Lesson, labels: readonly string[] = []): string {
  const [word] = textsIn(language).commands.learn.words;
  return [word, LESSONS.indexOf(lesson) + 1, ...labels].join(' ');
}

function listOf(asker: Asker): string[] {
  const texts = wordsOf(asker);
  const lines = LESSONS.map((lesson) => {
    const { title, summary } = textOfLesson(texts, lesson);
    return `  ${commandFor(asker, lesson)}: ${title}. ${summary}`;
  });
  return [texts.chat.list, ...lines];
}

/** Runs the steps of a lesson named by the labels. */
function take(asker: Asker, lesson: Lesson, labels: readonly string[]): Reply {
  let progress = startLesson(lesson);
  for (const typed of labels) {
    if (progress.step === undefined || progress.mistake !== undefined) break;
    const label = parseLabel(typed);
    const decision = label && decisionLabelled(formatLabel(label), progress.state, LEARNER);
    if (decision === undefined) return unknownLabel(asker, progress, typed, labels);
    progress = takeLesson(lesson, [...progress.completedDecisions, decision]);
  }
  return show(asker, progress, labels.slice(0, progress.completedDecisions.length));
}

function unknownLabel(asker: Asker, progress: Progress, typed: string, labels: readonly string[]): Reply {
  const taken = labels.slice(0, progress.completedDecisions.length);
  const lines = [wordsOf(asker).chat.noLabel(typed), ...optionLines(asker, progress, taken)];
  return refused(lines, { lesson: pictureOf(progress) });
}

/** Shows the result of the last decision, the current task, and how to decide. */
function show(asker: Asker, progress: Progress, labels: readonly string[]): Reply {
  const { title, steps } = headOf(asker, progress);
  const { outcome, feedback, explanation, task } = describeProgress(progress, asker.language);
  const { chat } = wordsOf(asker);
  const number = Math.min(labels.length + 1, steps);
  const isRepeated = outcome === 'missed' || outcome === 'illegal';
  const lines = [
    ...(isRepeated ? [] : [chat.step(title, number, steps)]),
    ...(outcome === 'reached' ? newsOf(asker, progress) : []),
    ...(feedback === undefined ? [] : [feedback]),
    ...(isRepeated ? [] : explanation.map(({ text }) => text)),
    ...(task === undefined ? endOf(asker, progress) : [chat.task(task)]),
    ...(isRepeated ? [] : optionLines(asker, progress, labels)),
  ];
  return done(lines, { lesson: pictureOf(progress) });
}

function headOf(asker: Asker, { lesson }: Progress): { title: string; steps: number } {
  return { title: textOfLesson(wordsOf(asker), lesson).title, steps: lesson.steps.length };
}

/** Returns the events since the learner's last decision. */
function newsOf(asker: Asker, { entries }: Progress): string[] {
  const { names } = wordsOf(asker);
  const last = entries.findLastIndex(({ seat }) => seat === LEARNER);
  return entries.slice(last).map((entry) =>
    sentencesFor(asker.language, entry, (seat) => names[seat] ?? '')
      .map(({ text, how }) => (how === undefined ? text : `${text} (${how})`))
      .join(' '),
  );
}

function endOf(asker: Asker, { lesson }: Progress): string[] {
  const { chat } = wordsOf(asker);
  const next = lessonAfter(lesson);
  if (next === undefined) return [chat.end];
  return [chat.next(textOfLesson(wordsOf(asker), next).title, commandFor(asker, next))];
}

/** Returns the options of the step, and how to choose one. */
function optionLines(asker: Asker, progress: Progress, labels: readonly string[]): string[] {
  const { lesson, state, step, completedDecisions } = progress;
  if (step === undefined) return [];
  const seen = { view: viewFor(state, LEARNER), seat: LEARNER, awaiting: awaiting(state) };
  const options = numberedOptions(lesson.id, completedDecisions.length, state, LEARNER);
  const example = options[0]?.deployments?.[0] ?? options[0];
  const command = commandFor(asker, lesson, [...labels, example?.label ?? '1']);
  return [
    ...(seen.view.drawn === null ? [] : [asker.texts.tile(tileWords(asker, seen.view.drawn))]),
    ...options.flatMap((each) => detailOf(asker, seen, each)),
    wordsOf(asker).chat.reply(command),
  ];
}

function pictureOf({ lesson, completedDecisions, step }: Progress): NonNullable<Reply['lesson']> {
  return { id: lesson.id, played: formatTaken(completedDecisions), isLegalShown: step !== undefined };
}
