/** The texts of one step of a lesson. */
export interface StepText<Claim extends string = string, Missed extends string = string> {
  /** Sentences about the rules, by the names under which the lesson gives the ids of their rules. */
  readonly explanation: Readonly<Record<Claim, string>>;
  /** The task of the learner. */
  readonly task: string;
  /** Follows the decision that was meant. */
  readonly reached: string;
  /** Follows a legal decision that was not meant: why, and what to try. */
  readonly missed: Readonly<Record<Missed, string>>;
}

/** A lesson in words: steps by their names, in their order. */
export interface LessonText<Steps = Readonly<Record<string, StepText>>> {
  readonly title: string;
  /** The subject of the lesson, in a few words. */
  readonly summary: string;
  readonly steps: Steps;
}
