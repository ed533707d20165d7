/** The texts of one language about hints and the analysis of a game. Names are display names. */
export interface HintTexts {
  /** Reasons for a decision, each a sentence. */
  readonly reasons: {
    readonly scores: (points: number) => string;
    readonly othersScore: (name: string, points: number) => string;
    /** @param deploys `puts a knight in the city` */
    readonly claims: (deploys: string) => string;
    readonly joins: (kind: string, names: readonly string[]) => string;
    readonly takesOver: (kind: string, names: readonly string[]) => string;
    readonly grows: (kind: string, points: number) => string;
    /** @param pieces `a meeple and a wagon` */
    readonly removes: (name: string, pieces: string) => string;
    readonly returns: (count: number) => string;
    readonly saves: (left: number) => string;
    readonly ahead: (points: number) => string;
  };
  /** In a chat. */
  readonly hint: (label: string, decision: string) => string;
  readonly isLogged: string;
  readonly computing: (link: string) => string;
  /** Where the result of a player came from. */
  readonly account: (name: string, account: { lost: number; skill: number; luck: number }) => string;
  readonly costliest: (move: number, name: string, points: number, better: string) => string;
  readonly noneCostly: string;
  readonly seeAll: (link: string) => string;
}
