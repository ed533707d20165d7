import type { LessonProgress } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { SentenceLine } from '../table/log.tsx';
import { QuestionView } from '../table/questions/question.tsx';
import { sentencesFor } from '../table/sentences.ts';
import type { Turn } from '../table/turn/use-turn.ts';
import { Button } from '../ui/form.tsx';
import { WhereNext } from './where-next.tsx';

interface LessonSheetProps {
  readonly progress: LessonProgress;
  readonly turn: Turn | undefined;
  readonly onStartOver: () => void;
}

/** Renders the outcome of the last decision, the step's explanation, its task, and the question of the game. */
export function LessonSheet({ progress, turn, onStartOver }: LessonSheetProps) {
  const { done, completedDecisions } = progress;
  // While a tile is previewed, the sheet is about that tile.
  const isLooking = turn?.choice.cell !== undefined;
  return (
    <>
      <Steps progress={progress} />
      <div role="status">
        <Feedback progress={progress} isShort={isLooking} />
      </div>
      {!isLooking && <Explanation progress={progress} />}
      {turn !== undefined && <QuestionView {...turn} />}
      {done && <WhereNext progress={progress} />}
      {(done || completedDecisions.length > 0) && !isLooking && (
        <Button label={t().learn.startOver} class="link" onClick={onStartOver} />
      )}
    </>
  );
}

/** Renders the learner's progress: a dot for each step. */
function Steps({ progress: { lesson, step, done, completedDecisions } }: { progress: LessonProgress }) {
  if (lesson.steps === 1) return null;
  const dots = Array.from({ length: lesson.steps }, (_, index) =>
    index < completedDecisions.length ? 'dot taken' : 'dot',
  );
  return (
    <p class="steps">
      <span aria-hidden="true">
        {dots.map((name, index) => (
          <span key={index} class={name} />
        ))}
      </span>
      <span class="quiet">{done ? t().learn.done : t().learn.step(step, lesson.steps)}</span>
    </p>
  );
}

/** Shows the outcome of the last decision and all its consequences. */
function Feedback({ progress, isShort }: { progress: LessonProgress; isShort: boolean }) {
  const { outcome, feedback } = progress;
  if (feedback === null || (isShort && outcome === 'reached')) return null;
  return (
    <div class={`feedback ${outcome}`}>
      <p>{feedback}</p>
      {outcome === 'reached' && <News progress={progress} />}
    </div>
  );
}

/** The points since the learner's last decision, which unfold to show the calculation. */
function News({ progress: { entries, names, yourSeat } }: { progress: LessonProgress }) {
  const last = entries.findLastIndex(({ seat }) => seat === yourSeat);
  const sentences = entries
    .slice(Math.max(0, last))
    .flatMap((entry) => sentencesFor(entry, (seat) => names[seat] ?? ''))
    .filter(({ points }) => points !== undefined);
  if (sentences.length === 0) return null;
  return (
    <ul class="news" aria-label={t().learn.news}>
      {sentences.map((sentence, index) => (
        <li key={index}>
          <SentenceLine sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}

/** The rules of the step, each with links to the numbered rules, and the task. */
function Explanation({ progress: { explanation, task, outcome } }: { progress: LessonProgress }) {
  if (task === null) return null;
  return (
    <div class="explanation">
      {outcome !== 'missed' && outcome !== 'illegal' && (
        <p>
          {explanation.map(({ text, rules }) => (
            <span key={text}>
              {text}{' '}
              <a
                class="rule"
                href={`/rules/exact#${rules[0]}`}
                target="_blank"
                rel="noreferrer"
                title={rules.join(', ')}
              >
                <span class="sign" aria-hidden="true">
                  §
                </span>
                <span class="unseen">{rules.join(', ')}</span>
              </a>{' '}
            </span>
          ))}
        </p>
      )}
      <p class="task">{task}</p>
    </div>
  );
}
