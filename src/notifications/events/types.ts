import type { EntryContent } from '../../db/games/log-entries.ts';
import type { RequestKind, RequestState } from '../../db/games/requests.ts';
import type { TimeLosses } from '../../db/games/time-losses.ts';
import type { MatchAfter } from '../../db/matches/standings.ts';
import type { Person } from '../../db/players/players.ts';

/** A request of a player to the others at the table. */
export interface Requested {
  readonly request: string;
  readonly requestKind: RequestKind;
  readonly by: Person | undefined;
  readonly about: Person | undefined;
}

/** Two who meet; `second` is null for a bye. */
export interface Pairing {
  readonly first: Person | undefined;
  readonly second: Person | undefined | null;
  /** The names of their teams, of which both are the captains; undefined: players take part. */
  readonly teams?: readonly [string, string | null] | undefined;
}

/** Somebody with the place at the end of a competition. */
export interface Placed {
  readonly player: Person | undefined;
  readonly place: number;
  /** The name of the team of which the player is the captain. */
  readonly team?: string | undefined;
}

/** How a challenge in the ladder of a club ended. */
export interface ChallengeEnd {
  readonly competition: string;
  readonly title: string;
  /** Id of who has won; undefined: nobody. */
  readonly winner: string | undefined;
  /** The challenger first, each with the points in the match, in halves. `place`: the one now; undefined: they have withdrawn. */
  readonly entrants: readonly {
    readonly player: Person | undefined;
    readonly halves: number;
    readonly place: number | undefined;
  }[];
}

/** The details of each type of notification. A person is undefined if the player no longer exists. */
interface Details {
  /** `isToldByRound`: with it a round of a competition begins, of which the players are told. */
  'game.started': { readonly isToldByRound: boolean };
  /**
   * `entry`: the decision that made it this player's turn, unless the game has just started; `isToldByRound`: the player is told
   * of the round that begins with it, too.
   */
  'turn.started': { readonly entry: EntryContent | undefined; readonly isToldByRound: boolean };
  /** `by`: the player who nudged. */
  'turn.reminder': { readonly reason: 'deadline' | 'nudge'; readonly by: Person | undefined };
  'turn.expired': { readonly entry: EntryContent };
  /** `isPassing`: a robot decided, and a robot decides next or somebody has decided since: nobody has to hurry to read it. */
  'decision.made': { readonly entry: EntryContent; readonly isPassing: boolean };
  /** `match`: how the match stands after it; undefined: it belongs to none. */
  'game.finished': {
    readonly entry: EntryContent;
    readonly timeLosses: TimeLosses | undefined;
    readonly match: MatchAfter | undefined;
  };
  'player.joined': { readonly who: Person | undefined };
  'player.left': { readonly who: Person | undefined };
  /** `address`: that of an invited person who has no account. */
  'player.invited': { readonly by: Person | undefined; readonly address: string | undefined };
  /** `by`: who caused it; undefined: nobody, the table expired. */
  'game.cancelled': { readonly by: Person | undefined };
  'invitation.declined': { readonly who: Person | undefined };
  /** `by`: the owner of the table, whom the player follows. */
  'table.opened': { readonly by: Person | undefined };
  /** `by`: the opponent. */
  'round.started': {
    readonly competition: string;
    readonly title: string;
    readonly round: number;
    readonly by: Person | undefined;
    /** The names of the teams of the player and of the opponent; undefined: players take part. */
    readonly teams?: readonly [string, string] | undefined;
    /** For a club: the kind of the competition, all who meet (null: a bye), and how many pairings are left out. */
    readonly of?: string | undefined;
    readonly pairings?: readonly Pairing[] | undefined;
    readonly more?: number;
  };
  /** `place`: that of the player; a club is told of `standings`, but for `more` places that are left out. */
  'competition.finished': {
    readonly competition: string;
    readonly title: string;
    readonly place: number | undefined;
    readonly standings?: readonly Placed[] | undefined;
    readonly more?: number;
  };
  /** `challenge`: for a club, which is told of each in its ladder. */
  'match.finished': { readonly match: MatchAfter; readonly challenge: ChallengeEnd | undefined };
  'player.removed': unknown;
  /** `who`: the player for whom a robot decides from now on. */
  'player.replaced': { readonly who: Person | undefined };
  /** `who`: the player who is back. */
  'player.returned': { readonly who: Person | undefined };
  /** `by`: who requests it; `about`: the player whose seat it is about. */
  'request.opened': Requested;
  /** `state`: how it ended. */
  'request.closed': Requested & { readonly state: Exclude<RequestState, 'open'> };
  'game.paused': unknown;
  'game.resumed': unknown;
  /** `reason`: why, as a name; `detail`: the same in an English sentence. */
  'plan.cancelled': { readonly plan: string; readonly reason: string; readonly detail: string };
  /** `readers`: ids of the players who sat there when it was posted, its author among them, and still do. */
  'message.posted': {
    readonly by: Person | undefined;
    readonly text: string;
    readonly readers: readonly string[];
  };
}

export type NotificationType = keyof Details;

/** A notification of a type, or of one of several types. */
export type NotificationOf<Type extends NotificationType> = {
  [Each in Type]: Details[Each] & {
    readonly type: Each;
    /** Ids of the players to whom it is delivered. */
    readonly to: readonly string[];
    /** Id of the owner of the game who has no seat there, to whom some channels deliver it as well. */
    readonly host?: string | undefined;
  };
}[Type];

/** All notifications: a closed union, told apart by `type`. */
export type Notification = NotificationOf<NotificationType>;

/**
 * How much a player wants to be notified of: of the end of a game only, also of what concerns the player, or of
 * everything.
 */
export type Level = 'end' | 'mine' | 'all';

/** The people who get a notification: its recipients, the readers of a message, or all who watch the game. */
export const audiences = ['recipients', 'readers', 'watchers'] as const;
export type Audience = (typeof audiences)[number];

interface Facts {
  readonly level: Level;
  readonly audience: Audience;
  /** Whether it is pointless as soon as the game has moved on. */
  readonly isAboutTurn: boolean;
  /** For the description of the API. */
  readonly description: string;
}

export const facts: Readonly<Record<NotificationType, Facts>> = {
  'game.started': {
    level: 'mine',
    audience: 'watchers',
    isAboutTurn: false,
    description: 'A game at which you have a seat has started.',
  },
  'turn.started': {
    level: 'mine',
    audience: 'recipients',
    isAboutTurn: true,
    description: 'It is your turn.',
  },
  'turn.reminder': {
    level: 'mine',
    audience: 'recipients',
    isAboutTurn: true,
    description: 'It is still your turn, and the deadline is getting closer (or another player nudged you).',
  },
  'turn.expired': {
    level: 'mine',
    audience: 'recipients',
    isAboutTurn: false,
    description: 'Your time ran out, and your turn was skipped.',
  },
  'decision.made': {
    level: 'all',
    audience: 'watchers',
    isAboutTurn: false,
    description: 'An entry was added to the log of a game at which you have a seat.',
  },
  'game.finished': {
    level: 'end',
    audience: 'watchers',
    isAboutTurn: false,
    description:
      'A game at which you have a seat is over; or, for a webhook with `games: public`, any public game.',
  },
  'player.joined': {
    level: 'all',
    audience: 'watchers',
    isAboutTurn: false,
    description: 'Another player took a seat at your table.',
  },
  'player.left': {
    level: 'all',
    audience: 'watchers',
    isAboutTurn: false,
    description: 'Another player left your table before the game started.',
  },
  'player.invited': {
    level: 'mine',
    audience: 'recipients',
    isAboutTurn: false,
    description: 'You were invited to a game.',
  },
  'game.cancelled': {
    level: 'mine',
    audience: 'watchers',
    isAboutTurn: false,
    description:
      'A table at which you have a seat, or to which you were invited, was cancelled before the start.',
  },
  'invitation.declined': {
    level: 'mine',
    audience: 'recipients',
    isAboutTurn: false,
    description: 'Somebody declined your invitation.',
  },
  'table.opened': {
    level: 'mine',
    audience: 'recipients',
    isAboutTurn: false,
    description:
      'A player whom you follow has opened a table; for a webhook of a club: a table of the club was opened. Other webhooks to rooms of chats do not get it, as nobody learns whom you follow.',
  },
  'round.started': {
    level: 'mine',
    audience: 'recipients',
    isAboutTurn: false,
    description:
      'A round, or season, of a competition has begun, and a match of yours with it. Webhooks of clubs get all `pairings` of ' +
      'a round at once, and each challenge of a ladder.',
  },
  'competition.finished': {
    level: 'end',
    audience: 'recipients',
    isAboutTurn: false,
    description:
      'A competition in which you played is over. It comes with your last game there. Webhooks of clubs get the `standings`.',
  },
  'match.finished': {
    level: 'end',
    audience: 'recipients',
    isAboutTurn: false,
    description:
      'A match of yours is over, while no game of it was played: the other player is gone, or its time was over. It comes with ' +
      'the last game; a match that ends with a game is told with that. Webhooks of clubs get the end of each `challenge` in ' +
      'a ladder.',
  },
  'player.removed': {
    level: 'mine',
    audience: 'recipients',
    isAboutTurn: false,
    description: 'The owner of an open table removed you from it.',
  },
  'player.replaced': {
    level: 'mine',
    audience: 'watchers',
    isAboutTurn: false,
    description: 'A robot decides for a player at your table, maybe for you, until that player is back.',
  },
  'player.returned': {
    level: 'all',
    audience: 'watchers',
    isAboutTurn: false,
    description: 'A player for whom a robot decided is back at your table.',
  },
  'request.opened': {
    level: 'mine',
    audience: 'watchers',
    isAboutTurn: false,
    description: 'A player requests something that needs your consent.',
  },
  'request.closed': {
    level: 'mine',
    audience: 'watchers',
    isAboutTurn: false,
    description:
      'A request is closed: it was accepted, declined or withdrawn, has expired, or the game has moved on.',
  },
  'game.paused': {
    level: 'mine',
    audience: 'watchers',
    isAboutTurn: false,
    description:
      'The players have agreed on a pause: the clock of a game at which you have a seat stands still.',
  },
  'plan.cancelled': {
    level: 'mine',
    audience: 'recipients',
    isAboutTurn: false,
    description:
      'A plan of yours was cancelled, as it no longer fits. Webhooks to rooms of chats do not get it.',
  },
  'game.resumed': {
    level: 'mine',
    audience: 'watchers',
    isAboutTurn: false,
    description: 'The pause of a game at which you have a seat is over: its clock runs again.',
  },
  'message.posted': {
    level: 'mine',
    audience: 'readers',
    isAboutTurn: false,
    description: 'Another player posted a message at your table.',
  },
};

/** All types of notification. */
export const notificationTypes = Object.keys(facts) as NotificationType[];

/** Whether a text is a type of notification. */
export const isNotificationType = (type: string): type is NotificationType => type in facts;

/** Type of the event that tests a webhook. It needs no subscription. */
export const testEvent = 'webhook.test';

/** A function for each type of notification; the compiler names the types that are missing. */
export type ByType<Result, Args extends readonly unknown[] = []> = {
  readonly [Type in NotificationType]: (notification: NotificationOf<Type>, ...args: Args) => Result;
};

/** Calls the function for the type of a notification. */
export function callByType<Type extends NotificationType, Result, Args extends readonly unknown[]>(
  table: ByType<Result, Args>,
  notification: NotificationOf<Type>,
  ...args: Args
): Result {
  return table[notification.type](notification, ...args);
}
