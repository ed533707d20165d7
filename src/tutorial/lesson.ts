import {
  type Decision,
  type ExpansionId,
  type GameEvent,
  type GameSetup,
  type PlacedTile,
  type PositionView,
  parseDecision,
  resolveRules,
} from '../engine/index.ts';
import type { LessonId, Lessons, LessonText, StepText } from '../texts/index.ts';

/** A legal decision of the learner, and its effects. */
export interface Attempt {
  readonly decision: Decision;
  readonly events: readonly GameEvent[];
  readonly before: PositionView;
  readonly after: PositionView;
}

/** A task for the learner. */
export interface Step {
  /** Its key in the texts. */
  readonly id: string;
  /** The ids of the rules behind each of its sentences. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
  /** Returns the mistake made by a decision; undefined for an expected one. */
  readonly missed: (attempt: Attempt) => string | undefined;
  /** The decisions of the other seats after it, in order. */
  readonly replies: readonly Decision[];
}

/** A prepared game with a sequence of steps. */
export interface Lesson {
  readonly id: LessonId;
  readonly expansions: readonly ExpansionId[];
  readonly setup: GameSetup;
  /** The decisions before the first step, in order. */
  readonly opening: readonly Decision[];
  readonly steps: readonly Step[];
}

/** The seat of the learner. */
export const LEARNER = 0;

type StepFacts<Text> =
  Text extends StepText<infer Claim, infer Missed>
    ? {
        readonly rules: Readonly<Record<Claim, readonly [string, ...string[]]>>;
        readonly missed: (attempt: Attempt) => Missed | undefined;
        readonly replies?: readonly string[];
      }
    : never;

type StepsOf<Id extends LessonId> = Lessons[Id] extends LessonText<infer Steps> ? Steps : never;

interface LessonFacts<Id extends LessonId> {
  readonly expansions?: readonly ExpansionId[];
  /** Tiles on the table, as `base/D 0,0 r0`. */
  readonly start: readonly string[];
  /** Tiles of the bag, in drawing order. */
  readonly draws: readonly string[];
  /** Decisions in their short text form. */
  readonly opening?: readonly string[];
  readonly steps: { readonly [Name in keyof StepsOf<Id>]: StepFacts<StepsOf<Id>[Name]> };
}

/**
 * Creates a lesson from its facts; the texts define its steps, sentences and mistakes.
 * @throws Error if a tile or a decision cannot be parsed
 */
export function lesson<Id extends LessonId>(id: Id, facts: LessonFacts<Id>): Lesson {
  const { expansions = [], start, draws, opening = [], steps } = facts;
  const rules = resolveRules({ expansions: [...expansions] });
  return {
    id,
    expansions,
    setup: { rules, seats: 2, bag: { draws: [...draws], start: start.map(placedTile) } },
    opening: opening.map(decisionFrom),
    steps: Object.entries<Omit<Step, 'id' | 'replies'> & { readonly replies?: readonly string[] }>(steps).map(
      ([name, step]) => ({ ...step, id: name, replies: (step.replies ?? []).map(decisionFrom) }),
    ),
  };
}

function placedTile(text: string): PlacedTile {
  const { type, tile, x, y, rotation } = { tile: undefined, x: 0, y: 0, rotation: 0, ...decisionFrom(text) };
  if (type !== 'tile' || tile === undefined) throw new Error(`not a tile on the table: ${text}`);
  return { tile, x, y, rotation: rotation as PlacedTile['rotation'] };
}

function decisionFrom(text: string): Decision {
  const decision = parseDecision(text);
  if (decision === undefined) throw new Error(`not a decision: ${text}`);
  return decision;
}
