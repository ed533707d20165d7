import type { expansionLessons } from './en/expansions/index.ts';
import type { base } from './en/lessons/base.ts';
import type { LessonText, StepText } from './lesson-text.ts';

/** The lesson of the English texts: its steps, what each explains, and what can be missed in it. */
type LikeEnglish<Lesson extends LessonText> = LessonText<{
  readonly [Name in keyof Lesson['steps']]: StepText<
    keyof Lesson['steps'][Name]['explanation'] & string,
    keyof Lesson['steps'][Name]['missed'] & string
  >;
}>;
type AllLikeEnglish<Lessons extends Readonly<Record<string, LessonText>>> = {
  readonly [Id in keyof Lessons]: LikeEnglish<Lessons[Id]>;
};

export type BaseLessons = AllLikeEnglish<typeof base>;
/** Every lesson, as the English texts define it. */
export type Lessons = BaseLessons & AllLikeEnglish<typeof expansionLessons>;

export type LessonId = keyof Lessons;

/** Everything that the tutorial says in a language. */
export interface LessonTexts {
  /** The names of the learner and the other player, by the colours of their seats. */
  readonly names: readonly [string, string];
  readonly lessons: Lessons;
  /** Said of a decision that a rule forbids, with what the rule says. */
  readonly illegal: (detail: string, rule: string) => string;
  /** Text commands: `learn`, and those that continue a lesson. */
  readonly chat: {
    readonly list: string;
    readonly step: (lesson: string, number: number, steps: number) => string;
    readonly task: (task: string) => string;
    readonly reply: (command: string) => string;
    readonly next: (title: string, command: string) => string;
    readonly end: string;
    readonly unknown: (which: string) => string;
    readonly noLabel: (label: string) => string;
  };
}
