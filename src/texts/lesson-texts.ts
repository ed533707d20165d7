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

/** Every lesson, with what each step explains and what can be missed in it. */
export interface Lessons {
  readonly place: LessonText<{
    readonly road: StepText<'beside' | 'fit' | 'rotate', 'beside'>;
    readonly city: StepText<'turns' | 'must' | 'stays', 'elsewhere'>;
  }>;
  readonly road: LessonText<{
    readonly claim: StepText<'deploy' | 'free' | 'thief', 'elsewhere' | 'unclaimed' | 'farmer'>;
    readonly complete: StepText<'complete' | 'points' | 'returns', 'open'>;
  }>;
  readonly city: LessonText<{
    readonly claim: StepText<'knight' | 'claimed', 'elsewhere' | 'unclaimed' | 'farmer'>;
    readonly complete: StepText<'complete' | 'points' | 'unfinished', 'open'>;
  }>;
  readonly monastery: LessonText<{
    readonly claim: StepText<'monk' | 'complete', 'elsewhere' | 'unclaimed' | 'farmer'>;
    readonly surround: StepText<'points' | 'unfinished', 'elsewhere'>;
  }>;
  readonly farmer: LessonText<{
    readonly field: StepText<'farmer' | 'ends' | 'points', 'unclaimed' | 'no-city' | 'one-city'>;
    readonly third: StepText<'stays' | 'completed', 'open' | 'another'>;
  }>;
  readonly final: LessonText<{
    readonly win: StepText<'ends' | 'roads' | 'cities' | 'monasteries' | 'winner', 'tied' | 'lost'>;
  }>;
  readonly river: LessonText<{
    readonly bend: StepText<'water' | 'turns', 'north'>;
    readonly monk: StepText<'water' | 'lake', 'unclaimed' | 'elsewhere'>;
  }>;
  readonly inns: LessonText<{
    readonly inn: StepText<'double' | 'nothing', 'open' | 'large-used'>;
    readonly large: StepText<'two' | 'majority', 'elsewhere' | 'unclaimed' | 'meeple'>;
    readonly join: StepText<'joined' | 'cathedral', 'apart'>;
  }>;
  readonly traders: LessonText<{
    readonly builder: StepText<'joins' | 'extends', 'elsewhere' | 'no-builder'>;
    readonly extend: StepText<'second' | 'once', 'elsewhere'>;
    readonly goods: StepText<'taken' | 'majority' | 'pig', 'open'>;
  }>;
  readonly king: LessonText<{
    readonly king: StepText<'largest' | 'anyone', 'elsewhere'>;
    readonly robber: StepText<'longest' | 'points', 'elsewhere'>;
  }>;
  readonly abbey: LessonText<{
    readonly abbey: StepText<'hole' | 'closes' | 'monk', 'drawn' | 'wagon-used'>;
    readonly wagon: StepText<'claims' | 'moves', 'elsewhere' | 'no-wagon'>;
    readonly onward: StepText<'empty' | 'mayor' | 'barn', 'home'>;
  }>;
  readonly count: LessonText<{
    readonly gift: StepText<'enter' | 'quarters', 'no-points'>;
    readonly enter: StepText<'count' | 'castle', 'declined' | 'other-quarter' | 'locked'>;
    readonly complete: StepText<'redeploy', 'open'>;
    readonly redeploy: StepText<'counts' | 'market', 'declined'>;
  }>;
  readonly dragon: LessonText<{
    readonly volcano: StepText<'comes' | 'nothing', 'elsewhere' | 'fairy-early'>;
    readonly fairy: StepText<'instead' | 'protects' | 'points', 'elsewhere' | 'no-fairy'>;
    readonly flight: StepText<'moves' | 'way', 'elsewhere'>;
    readonly dragon: StepText<'eats' | 'scoring', 'away'>;
    readonly princess: StepText<'sends' | 'portal', 'elsewhere' | 'kept'>;
  }>;
  readonly tower: LessonText<{
    readonly capture: StepText<'floor' | 'reach', 'no-floor' | 'no-capture' | 'own-monk'>;
    readonly ransom: StepText<'price' | 'exchange', 'declined'>;
    readonly close: StepText<'closed' | 'stays', 'open'>;
  }>;
}

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
