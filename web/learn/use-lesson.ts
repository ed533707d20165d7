import { useCallback, useEffect, useState } from 'preact/hooks';
import { api, bodyOf, type Decision, type LessonId, type LessonProgress } from '../api/client.ts';
import { useTheme } from '../app/appearance.ts';
import { preparePicture } from '../board/load-image.ts';
import { language } from '../i18n/index.ts';
import { type Action, type Choice, noChoice, type Question, reduce } from '../table/turn/choice.ts';
import type { Turn } from '../table/turn/use-turn.ts';
import { keepFinished } from './finished-lessons.ts';

/** A lesson from the learner's view, with the possible actions. */
interface LessonState {
  readonly progress: LessonProgress | undefined;
  /** Undefined if there is nothing to decide. */
  readonly turn: Turn | undefined;
  readonly error: unknown;
  readonly startOver: () => void;
}

const NO_QUESTION: Question = { options: [], drawn: '' };

/** Runs a lesson. The service evaluates each decision but is stateless, so the page keeps the progress. */
export function useLesson(id: LessonId): LessonState {
  const { progress, error, isSending, run } = useProgress(id);
  const [choice, setChoice] = useState(noChoice);
  const question = progress === undefined ? NO_QUESTION : questionOf(progress);
  const dispatch = (action: Action) => setChoice((before) => reduce(before, action, question));
  const send = async (decision: Decision) => {
    const next = await run([...(progress?.completedDecisions ?? []), decision]);
    if (next?.outcome === 'reached') setChoice(noChoice);
  };
  const startOver = () => {
    setChoice(noChoice);
    run([]);
  };
  const turn = progress && turnOf(progress, question, { choice, dispatch, send, isSending });
  return { progress, turn, error, startOver };
}

/** Loads a lesson after some decisions; the previous board stays until the next picture is loaded. */
function useProgress(id: LessonId) {
  const { name: theme } = useTheme();
  const [progress, setProgress] = useState<LessonProgress>();
  const [error, setError] = useState<unknown>();
  const [isSending, setSending] = useState(false);
  const run = useCallback(
    async (decisions: readonly Decision[]) => {
      setSending(true);
      try {
        const next = await checkLesson(id, decisions);
        await preparePicture({ lesson: id, played: next.played }, theme).catch(() => undefined);
        if (next.done) keepFinished(id);
        setProgress(next);
        setError(undefined);
        return next;
      } catch (refused) {
        setError(refused);
        return undefined;
      } finally {
        setSending(false);
      }
    },
    [id, theme],
  );
  useEffect(() => {
    run([]);
  }, [id, language()]);
  return { progress, error, isSending, run };
}

function checkLesson(lesson: LessonId, decisions: readonly Decision[]): Promise<LessonProgress> {
  const headers = { 'accept-language': language() };
  const params = { path: { lesson } };
  if (decisions.length === 0) return bodyOf(api.GET('/v1/lessons/{lesson}', { params, headers }));
  const body = { decisions: [...decisions] };
  return bodyOf(api.POST('/v1/lessons/{lesson}/check', { params, body, headers }));
}

const questionOf = ({ options, table }: LessonProgress): Question => ({ options, drawn: table.drawn ?? '' });

interface Controls extends Pick<Turn, 'dispatch' | 'send' | 'isSending'> {
  readonly choice: Choice;
}

function turnOf(progress: LessonProgress, question: Question, controls: Controls): Turn | undefined {
  const { awaiting, question: prompt, table, yourSeat } = progress;
  if (awaiting === null || prompt === null || question.options.length === 0) return undefined;
  const { phase } = awaiting;
  return {
    game: playersOf(progress),
    table,
    seat: yourSeat,
    question,
    phase,
    prompt,
    deadline: null,
    ...controls,
  };
}

/** Returns the players of a lesson in the form of a game's. */
export const playersOf = ({ yourSeat, names, awaiting }: LessonProgress) => ({
  yourSeat,
  players: names.map((displayName, seat) => ({ seat, displayName })),
  awaiting,
});
