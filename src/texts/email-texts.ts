import type { AccountEmailTexts } from './account-email-texts.ts';
import type { EmailWords } from './email-words.ts';
import type { RequestEnd, RequestKindName, RequestPeople, RequestTexts } from './request-texts.ts';

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
  /** Messages that others posted, the oldest first. */
  readonly messages: readonly { readonly name: string; readonly text: string }[];
  /** The game that is played and its pace, the handles of those who sit there, and what is unusual, in sentences. */
  readonly table: {
    readonly what: string;
    readonly who: readonly string[];
    readonly warnings: readonly string[];
  };
  /** Winner first; none while there are no places. */
  readonly standing: readonly { readonly name: string; readonly points: number; readonly place: number }[];
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
  readonly result: 'won' | 'lost' | 'tie' | 'nobody';
  /** Who gave the match up, or was never there. */
  readonly forfeitedBy: 'reader' | 'opponent' | undefined;
  /** Whether it counts as its games stood when its round ended. */
  readonly isJudged: boolean;
}

type GameEmail = (words: GameWords) => EmailWords;

/** Emails, and the sentences of webhooks, in one language. What happens on the board is in the game's texts. */
export interface EmailTexts {
  readonly game: {
    readonly started: GameEmail;
    readonly turn: GameEmail;
    readonly reminder: GameEmail;
    readonly nudge: GameEmail;
    readonly expired: GameEmail;
    readonly decision: GameEmail;
    readonly finished: GameEmail;
    readonly joined: GameEmail;
    readonly left: GameEmail;
    readonly invited: GameEmail;
    /** Somebody challenges the reader to a match. */
    readonly challenged: GameEmail;
    /** Somebody whom the reader follows has opened a table. */
    readonly opened: GameEmail;
    /** `game` is the competition, `by` the opponent. */
    readonly roundStarted: (
      words: GameWords,
      round: number,
      /** Of the reader and of the opponent; undefined: players take part. */
      teams: readonly [string, string] | undefined,
    ) => EmailWords;
    readonly competitionFinished: (words: GameWords, place: number) => EmailWords;
    /** To somebody who is no player: no text that others wrote, but a handle. */
    readonly invitedStranger: GameEmail;
    readonly cancelled: GameEmail;
    readonly declined: GameEmail;
    readonly removed: GameEmail;
    /** `by`: the player that a robot decides for. */
    readonly stoodIn: GameEmail;
    readonly returned: GameEmail;
    readonly requested: (words: GameWords, kind: RequestKindName, people: RequestPeople) => EmailWords;
    readonly requestClosed: (
      words: GameWords,
      kind: RequestKindName,
      people: RequestPeople,
      end: RequestEnd,
    ) => EmailWords;
    readonly paused: GameEmail;
    readonly resumed: GameEmail;
    /** `reason`: why, as a name; `detail`: the same in an English sentence. */
    readonly planCancelled: (words: GameWords, reason: string, detail: string) => EmailWords;
    readonly messages: GameEmail;
  };
  readonly account: AccountEmailTexts;
  readonly requests: RequestTexts;
  /** Sentences of webhooks. A whole room may read them, so they name the player. */
  readonly webhook: {
    readonly turn: (name: string) => string;
    readonly stillTurn: (name: string) => string;
    readonly started: (first: string) => string;
    readonly joined: (name: string) => string;
    readonly left: (name: string) => string;
    readonly invited: (by: string) => string;
    readonly challenged: (by: string, match: MatchWords) => string;
    /** After a game of a match. */
    readonly match: (match: MatchWords) => readonly string[];
    /** @param match to which the club is challenged; undefined: it is a table */
    readonly opened: (by: string, match: MatchWords | undefined) => string;
    readonly roundStarted: (title: string, round: number, name: string, opponent: string) => string;
    readonly competitionFinished: (title: string, name: string, place: number) => string;
    /** Above who meets whom. */
    readonly pairings: (round: number, isSeason: boolean) => string;
    readonly challengeInLadder: (name: string, other: string) => string;
    /** `points` are those of the challenger first; `result`: who has won, or why nobody has. */
    readonly challengeEnded: (
      name: string,
      other: string,
      points: string,
      result: { readonly winner: string } | 'tie' | 'nobody',
    ) => string;
    readonly nowInPlace: (name: string, place: number) => string;
    readonly bye: (name: string) => string;
    /** Above the places at the end of a competition. */
    readonly finalStandings: string;
    readonly cancelled: (by: string | undefined) => string;
    readonly declined: (name: string) => string;
    readonly removed: (name: string) => string;
    readonly stoodIn: (name: string) => string;
    readonly returned: (name: string) => string;
    readonly paused: string;
    /** `name`: the player whose turn it is. */
    readonly resumed: (name: string) => string;
    /** `name`: the player whose plan it was. */
    readonly planCancelled: (name: string, reason: string, detail: string) => string;
    readonly somebody: string;
  };
  /** Answers to emails that could not be carried out, and what is added where something was assumed. */
  readonly replies: {
    readonly otherSender: string;
    readonly unproved: string;
    readonly empty: string;
    readonly guessed: string;
  };
  /** Words around an email. */
  readonly frame: {
    /** On the button that leads to the game, and to the decision. */
    readonly open: string;
    readonly decide: string;
    /** A small link below that button, for browsers that run no scripts. */
    readonly withoutScripts: string;
    readonly scores: string;
    readonly total: string;
    readonly until: string;
    readonly unsubscribe: string;
    readonly why: string;
    /** The same two for people who are no players, or have not confirmed to be. */
    readonly suppress: string;
    readonly whyStranger: string;
    /** A link to what a game that is over teaches. */
    readonly analysis: string;
    readonly boardAlt: (game: string) => string;
    /** The subject of emails about a started game, as they form one thread. */
    readonly thread: (game: string) => string;
    /** The same of those that say whose turn it is, as a locked phone shows little else. */
    readonly turnThread: (game: string) => string;
    /** Below the options of a reader who may answer by email. */
    readonly howToAnswer: string;
    /** Without a name to somebody known only by the address. */
    readonly hello: (name: string | undefined) => string;
    /** Before the options, which the number on the picture names. */
    readonly orAnswer: string;
  };
}
