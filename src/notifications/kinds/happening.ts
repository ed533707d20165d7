import type { ExternalName } from '../../accounts/store/external-players.ts';
import type { GameAfter } from '../../games/store/append-entry.ts';
import type { GameRow } from '../../games/store/games.ts';
import type { EntryContent } from '../../games/store/log-entries.ts';
import type { PostedMessage } from '../../games/store/messages.ts';
import type { Timeouts } from '../../games/store/timeouts.ts';
import { hostOf, seatOf } from '../../helpers/seats.ts';
import type { MatchAfter } from '../../matches/rules/match-score.ts';
import type { Person } from '../../players/store/players.ts';
import type { OutboxEvent } from '../store/outbox.ts';
import type { EmailTexts } from '../texts.ts';

/** An outbox event with all data that was looked up for it. */
export interface Happening {
  readonly event: OutboxEvent;
  /** The current state of the game, which may be later than the event. */
  readonly game: GameRow;
  /** The log entry it is about, if it is about a decision. */
  readonly entry: EntryContent | undefined;
  /** The player who acted, unless the entry names the player. */
  readonly actor: Person | undefined;
  /** The people named to a club, by id. */
  readonly people?: ReadonlyMap<string, Person> | undefined;
  /** The message it is about, unless that was deleted. */
  readonly message: PostedMessage | undefined;
  /** Players who don't get it because of a block or mute. */
  readonly hiddenFrom: ReadonlySet<string>;
  /** The turns lost on time in the game, if the event ended it and there were any. */
  readonly timeouts?: Timeouts | undefined;
  /** The score of the match, if the event ended one of its games. */
  readonly match?: MatchAfter | undefined;
  /** True if the game started with a round of a competition; its players are notified of the round. */
  readonly isNotifiedByRound?: boolean;
  /** True if the game started with or after another game of its match; its players are notified of that game. */
  readonly isNotifiedByGame?: boolean;
}

/** An outbox event as a kind of notification sees it: with its stored data and the players it may concern. */
export interface Occurrence<Data> extends Happening {
  readonly data: Data;
  /** Ids of all players at the table, and of those except the one who acted. */
  readonly all: readonly string[];
  readonly others: readonly string[];
  /** Id of the game's owner, if the owner has no seat and did not act. */
  readonly host: string | undefined;
  /** Id of the only player it concerns, unless it is hidden from that player. */
  readonly alone: readonly string[];
}

/** The context of a webhook's body. */
export interface Sending {
  /** After a decision, the game in the state right after it. */
  readonly game: GameRow;
  /** The application's names for the players; undefined for a player's own endpoint. */
  readonly names?: ReadonlyMap<string, ExternalName> | undefined;
}

/** The context of a sentence. */
export interface SentenceContext {
  readonly texts: EmailTexts;
  readonly game: GameRow;
  /** The recipient's name. */
  readonly name: string;
}

/** Returns an outbox event with its stored data. */
export function occurrenceOf<Data extends { readonly by?: string | undefined }>(
  happening: Happening,
  data: Data,
): Occurrence<Data> {
  const { event, game, hiddenFrom } = happening;
  const all = game.seats.map(({ playerId }) => playerId);
  return {
    ...happening,
    data,
    all,
    others: all.filter((player) => player !== data.by),
    host: hostBut(game, data.by),
    alone: event.player === null || hiddenFrom.has(event.player) ? [] : [event.player],
  };
}

/** Returns the game's owner, if the owner has no seat and did not act. */
export function hostBut(game: GameRow, by: string | undefined): string | undefined {
  const host = hostOf(game);
  return host === by ? undefined : host;
}

/** The stored data of a decision's event: its entry, and the game right after it. */
export type StoredDecision = Pick<EntryContent, 'seat' | 'decision' | 'events' | 'isPlanned'> & {
  readonly after?: StoredAfter;
};

/** Times are texts in JSON. */
type StoredAfter = {
  readonly [Key in keyof GameAfter]: GameAfter[Key] extends Date | null ? string | null : GameAfter[Key];
};

/** Returns the log entry that an outbox event is about, in the state right after it was written. */
export function entryOf({ game, kind, seq, at, data }: OutboxEvent): EntryContent | undefined {
  if ((kind !== 'decision.made' && kind !== 'game.finished') || data === null) return undefined;
  return { ...(data as StoredDecision), game, seq, at };
}

/**
 * Returns a game in the state right after a decision, with its current players and name. After any other event, returns
 * its current state.
 */
export function gameAfter({ kind, seq, at, data }: OutboxEvent, game: GameRow): GameRow {
  if (kind !== 'decision.made' || data === null || game.version === seq) return game;
  const { deadline, pausedAt, ...after } = (data as { readonly after: StoredAfter }).after;
  return {
    ...game,
    ...after,
    version: seq,
    deadline: timeIn(deadline),
    pausedAt: timeIn(pausedAt),
    finishedAt: after.status === 'running' ? null : at,
  };
}

const timeIn = (text: string | null) => (text === null ? null : new Date(text));

/** Returns a player at a table as shown in notifications. */
export function personIn(game: GameRow, id: string): Person | undefined {
  const seat = seatOf(game, id);
  return seat && { playerId: seat.playerId, handle: seat.handle, displayName: seat.displayName };
}

/** Whether the game ended with this entry, with or without a result. */
export const isEnd = ({ status, version }: GameRow, { seq }: Pick<EntryContent, 'seq'>) =>
  status !== 'running' && version === seq;

/** Whether a game still waits for the decision that follows an entry. */
export const isAwaiting = ({ status, version }: GameRow, at: number): boolean =>
  status === 'running' && version === at;
