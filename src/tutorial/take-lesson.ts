import {
  applyDecision,
  awaiting,
  type Decision,
  formatDecision,
  type GameState,
  newGame,
  parseDecision,
  type Refusal,
  viewFor,
} from '../engine/index.ts';
import type { EntryFacts } from '../texts/index.ts';
import { LEARNER, type Lesson, type Step } from './lesson.ts';

/** Why the learner's last decision was rejected. */
export type Mistake =
  | { readonly type: 'missed'; readonly step: Step; readonly reason: string }
  | { readonly type: 'illegal'; readonly refusal: Refusal };

/** The progress of a learner in a lesson. */
export interface Progress {
  readonly lesson: Lesson;
  readonly state: GameState;
  /** The learner's correct decisions, one per step. */
  readonly completedDecisions: readonly Decision[];
  /** All decisions, including those of other seats. */
  readonly entries: readonly EntryFacts[];
  /** The next step; undefined at the end of the lesson. */
  readonly step: Step | undefined;
  readonly mistake?: Mistake;
}

/** Returns a lesson at its start. */
export function startLesson(lesson: Lesson): Progress {
  const begun = {
    lesson,
    state: newGame(lesson.setup).state,
    completedDecisions: [],
    entries: [],
    step: lesson.steps[0],
  };
  return lesson.opening.reduce<Progress>(makeDecision, begun);
}

/**
 * Plays a lesson with the learner's decisions. Stops at the first decision that is illegal or not an expected one, which it rejects. Pure:
 * the same decisions give the same progress.
 */
export function takeLesson(lesson: Lesson, decisions: readonly Decision[]): Progress {
  let progress = startLesson(lesson);
  for (const decision of decisions) {
    if (progress.step === undefined) return progress;
    progress = takeStep(progress, progress.step, decision);
    if (progress.mistake !== undefined) return progress;
  }
  return progress;
}

function takeStep(progress: Progress, step: Step, decision: Decision): Progress {
  const applied = applyDecision(progress.state, LEARNER, decision);
  if (!applied.ok) return { ...progress, mistake: { type: 'illegal', refusal: applied.refusal } };
  const { state, events } = applied;
  const [before, after] = [progress.state, state].map((each) => viewFor(each, LEARNER));
  if (before === undefined || after === undefined) return progress;
  const reason = step.missed({ decision, events, before, after });
  if (reason !== undefined) return { ...progress, mistake: { type: 'missed', step, reason } };
  const taken = [...progress.completedDecisions, decision];
  const entries = [...progress.entries, { seat: LEARNER, decision, events }];
  const next = {
    ...progress,
    state,
    completedDecisions: taken,
    entries,
    step: progress.lesson.steps[taken.length],
  };
  return step.replies.reduce<Progress>(makeDecision, next);
}

/**
 * Applies a decision of the seat to move.
 * @throws Error if the lesson contains an illegal decision
 */
function makeDecision(progress: Progress, decision: Decision): Progress {
  const seat = awaiting(progress.state)?.seat ?? LEARNER;
  const applied = applyDecision(progress.state, seat, decision);
  if (!applied.ok) throw new Error(`${progress.lesson.id}: ${formatDecision(decision)} is not legal`);
  const { state, events } = applied;
  return { ...progress, state, entries: [...progress.entries, { seat, decision, events }] };
}

/** Formats decisions as one text, for the URL of a picture. */
export const formatTaken = (taken: readonly Decision[]): string => taken.map(formatDecision).join('; ');

/** Parses a text written by `formatTaken`; undefined if it is anything else. */
export function parseTaken(text: string): Decision[] | undefined {
  if (text.trim() === '') return [];
  const decisions = text.split(';').map((part) => parseDecision(part));
  return decisions.every((decision) => decision !== undefined) ? decisions : undefined;
}
