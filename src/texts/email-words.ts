/** An email in words: its subject, and the first lines, which say what happened and what the reader may do. */
export type Letter = readonly [subject: string, ...lines: string[]];

/** Emails of one language, by what they are about. */
export type Letters = Readonly<Record<string, (...about: never[]) => Letter>>;

/** Who came first, with how many points each; nobody if a game ended without a result. */
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
  /** The player who invites, nudges, writes, joins, leaves, cancels or declines, or who plays first. */
  readonly by: string | undefined;
  /** The handle of the player who invites. */
  readonly handle: string | undefined;
  /** Messages that others posted, the oldest first: `Anna: Well played!` */
  readonly messages: readonly string[];
  /** The only person who posted them. */
  readonly writer: string | undefined;
  /** The game that is played and its pace, the handles of those who sit there, and what is unusual, in sentences. */
  readonly table: {
    readonly what: string;
    readonly who: readonly string[];
    readonly warnings: readonly string[];
  };
  readonly winners: Winners;
  /** Who gave the game up, in sentences: `You resigned.` */
  readonly resignations: readonly string[];
  /** The match that the game belongs to, as it stands now; undefined: none. */
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
  /** Who gave the match up, or was never there. */
  readonly forfeitedBy: 'reader' | 'opponent' | undefined;
  /** Whether it counts as its games stood when its round ended. */
  readonly isJudged: boolean;
}

/** Whether a match is a single game, which needs no words. */
export const isOneGame = (match: MatchWords | undefined): boolean =>
  match === undefined || (match.bestOf === 1 && !match.isMirrored);
