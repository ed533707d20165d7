/** The kinds of requests that players make of each other. */
export type RequestKindName = 'robot' | 'undo' | 'pause' | 'resume' | 'more-time' | 'end';

/** The end of a request. */
export type RequestEnd = 'accepted' | 'declined' | 'withdrawn' | 'outdated' | 'expired';

/** The people of a request, by their display names. */
export interface RequestPeople {
  readonly by: string;
  /** The player whose seat it concerns; empty if it concerns no seat. */
  readonly about: string;
  /** Whether it is about the seat of the player who makes it. */
  readonly isOwnSeat: boolean;
}

/** Texts about a kind of request. */
interface RequestKindTexts {
  /** The object of the request, in a few words without a stop: `a pause`. */
  readonly what: (people: RequestPeople) => string;
  /** A sentence with the requesting player and the request. */
  readonly sentence: (people: RequestPeople) => string;
  /** The same as a question about a game. */
  readonly question: (game: string, people: RequestPeople) => string;
}

/** Texts about requests in one language. */
export interface RequestTexts {
  readonly kinds: Readonly<Record<RequestKindName, RequestKindTexts>>;
  /** The end of a request: `Request declined: a pause.` */
  readonly closed: Readonly<Record<RequestEnd, (what: string) => string>>;
  /** When it happens. */
  readonly needsAll: string;
  readonly happensUnlessDeclined: string;
  /** For players who can answer by email. */
  readonly howToAnswer: string;
  readonly agree: string;
  readonly decline: string;
  /** After an answer. */
  readonly agreed: string;
}
