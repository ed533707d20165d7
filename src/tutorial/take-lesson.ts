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

/** Why the last decision of the learner was not taken. */
export type Mistake =
  | { readonly type: 'missed'; readonly step: Step; readonly reason: string }
  | { readonly type: 'illegal'; readonly refusal: Refusal };

/** The progress of a learner in a lesson. */
export interface Progress {
  readonly lesson: Lesson;
  readonly state: GameState;
  /** The decisions of the learner that were meant, one a step. */
  readonly completedDecisions: readonly Decision[];
  /** Everything that was decided, by the others too. */
  readonly entries: readonly EntryFacts[];
  /** The next thing to do; undefined when the lesson is done. */
  readonly step: Step | undefined;
  readonly mistake?: Mistake;
}

/** Returns a lesson at its beginning. */
export function beginLesson(lesson: Lesson): Progress {
  const begun = {
    lesson,
    state: newGame(lesson.setup).state,
    completedDecisions: [],
    entries: [],
    step: lesson.steps[0],
  };
  return lesson.opening.reduce<Progress>(carryOn, begun);
}

/**
 * Takes a lesson with decisions of the learner, one after the other. The first that is illegal, or legal but not what
 * was meant, is not taken, and nothing behind it is looked at. Pure: the same decisions lead to the same place.
 */
export function takeLesson(lesson: Lesson, decisions: readonly Decision[]): Progress {
  let progress = beginLesson(lesson);
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
  return step.replies.reduce<Progress>(carryOn, next);
}

/**
 * Makes a decision of the seat that the game waits for.
 * @throws Error when the decision, which the lesson gives, is not legal
 */
function carryOn(progress: Progress, decision: Decision): Progress {
  const seat = awaiting(progress.state)?.seat ?? LEARNER;
  const applied = applyDecision(progress.state, seat, decision);
  if (!applied.ok) throw new Error(`${progress.lesson.id}: ${formatDecision(decision)} is not legal`);
  const { state, events } = applied;
  return { ...progress, state, entries: [...progress.entries, { seat, decision, events }] };
}

/** Writes decisions as one text, for the address of a picture. */
export const formatTaken = (taken: readonly Decision[]): string => taken.map(formatDecision).join('; ');

/** Reads what `formatTaken` writes; undefined when it is something else. */
export function parseTaken(text: string): Decision[] | undefined {
  if (text.trim() === '') return [];
  const decisions = text.split(';').map((part) => parseDecision(part));
  return decisions.every((decision) => decision !== undefined) ? decisions : undefined;
}
