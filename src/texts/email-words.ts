/** The words of an email: its subject, then lines with the news and the reader's next step. */
export type Letter = readonly [subject: string, ...lines: string[]];

/** Emails of one language, by what they are about. */
export type Letters = Readonly<Record<string, (...about: never[]) => Letter>>;

/** The winners and the points of each; no names if the game ended without a result. */
export interface Winners {
  readonly names: readonly string[];
  readonly points: number;
}

/** Everything that an email about a game can mention. Names are display names; times are in words. */
export interface GameWords {
  readonly game: string;
  readonly move: number;
  /** Sentences about what the others did since the reader's last decision, the latest last. */
  readonly news: readonly string[];
  readonly deadline: string | undefined;
  /** Whether the game waits for the reader. */
  readonly isToDecide: boolean;
  /** Whether the clock stands still. */
  readonly isPaused: boolean;
  /** The player the news is about: the inviting, nudging, joining, leaving or declining one, or the one to move first. */
  readonly by: string | undefined;
  /** The handle of the player who invites. */
  readonly handle: string | undefined;
  /** Messages that others posted, the oldest first: `Anna: Well played!` */
  readonly messages: readonly string[];
  /** The only person who posted them. */
  readonly writer: string | undefined;
  /** The rules and pace of the game, the handles of its players, and sentences about unusual options. */
  readonly table: {
    readonly what: string;
    readonly who: readonly string[];
    readonly warnings: readonly string[];
  };
  readonly winners: Winners;
  /** Sentences about resignations: `You resigned.` */
  readonly resignations: readonly string[];
  /** The match of the game with its current score; undefined if there is none. */
  readonly match: MatchWords | undefined;
}

/** What texts say of a match. */
export interface MatchWords {
  readonly bestOf: number;
  /** Whether it is played in mirrored pairs. */
  readonly isMirrored: boolean;
  /** Which game or pair of the match it is. */
  readonly game: number;
  /** `Anna 1 – 0 Bruno` */
  readonly standing: string;
  /** How it stands after the game that the text is about, where that is over. */
  readonly after: MatchAfterWords | undefined;
}

/** What texts say of a match after a game of it, to one of its players or to a room. */
export interface MatchAfterWords {
  /**
   * `over`: the match is; `single`: so is the one game that it was, which says it all; `pair`: the other game of the pair goes
   * on; `next`: the next game begins.
   */
  readonly kind: 'over' | 'single' | 'pair' | 'next';
  /** `2 : 1`, the reader’s first. */
  readonly points: string;
  readonly opponent: string;
  /** The name of who has won. */
  readonly winner: string | undefined;
  readonly result: 'won' | 'lost' | 'tie' | 'no-winner';
  /** The player who resigned the match or never moved. */
  readonly forfeitedBy: 'reader' | 'opponent' | undefined;
  /** Whether it counts as its games stood when its round ended. */
  readonly isJudged: boolean;
}

/** Whether a match is a single game, which needs no words. */
export const isOneGame = (match: MatchWords | undefined): boolean =>
  match === undefined || (match.bestOf === 1 && !match.isMirrored);
