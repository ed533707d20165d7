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

/** An outbox event with all that is looked up for it. */
export interface Happening {
  readonly event: OutboxEvent;
  /** The game as it stands now; it may have moved on since. */
  readonly game: GameRow;
  /** The log entry it is about, if it is about a decision. */
  readonly entry: EntryContent | undefined;
  /** The player who did it, as far as that is not in the entry. */
  readonly actor: Person | undefined;
  /** Those whom a club is told of, by their ids. */
  readonly people?: ReadonlyMap<string, Person> | undefined;
  /** The message it is about, unless that is gone. */
  readonly message: PostedMessage | undefined;
  /** Players who do not get it, because of a block or mute. */
  readonly hiddenFrom: ReadonlySet<string>;
  /** The turns that were lost in the game because time was over, if it ended with the event and there were any. */
  readonly timeouts?: Timeouts | undefined;
  /** How the match stands, if a game of one ended with the event. */
  readonly match?: MatchAfter | undefined;
  /** Whether the game has started with a round of a competition, of which its players are notified. */
  readonly isToldByRound?: boolean;
  /** Whether the game has started with another game of its match, or after one, of which its players are notified. */
  readonly isToldByGame?: boolean;
}

/** A happening as a kind of notification sees it: with what its event stores, and those whom it may concern. */
export interface Occurrence<Data> extends Happening {
  readonly data: Data;
  /** Ids of all who sit at the table, and of those of them who did not do it. */
  readonly all: readonly string[];
  readonly others: readonly string[];
  /** Id of the owner of the game who has no seat there, unless it is the player who did it. */
  readonly host: string | undefined;
  /** Id of the only player whom it concerns, unless it is hidden from that player. */
  readonly alone: readonly string[];
}

/** What the body of a webhook can refer to. */
export interface Sending {
  /** As what happened left it, if that is a decision. */
  readonly game: GameRow;
  /** The names by which the endpoint's application knows the players; undefined for a player's own endpoint. */
  readonly names?: ReadonlyMap<string, ExternalName> | undefined;
}

/** What a sentence can refer to. */
export interface SentenceContext {
  readonly texts: EmailTexts;
  readonly game: GameRow;
  /** The recipient's. */
  readonly name: string;
}

/** Returns a happening with what its event stores. */
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

/** Returns the owner of a game who has no seat there, unless it is the player who did it. */
export function hostBut(game: GameRow, by: string | undefined): string | undefined {
  const host = hostOf(game);
  return host === by ? undefined : host;
}

/** What the event of a decision stores: its entry, and the game as it left that. */
export type StoredDecision = Pick<EntryContent, 'seat' | 'decision' | 'events' | 'isPlanned'> & {
  readonly after?: StoredAfter;
};

/** Times are texts in JSON. */
type StoredAfter = {
  readonly [Key in keyof GameAfter]: GameAfter[Key] extends Date | null ? string | null : GameAfter[Key];
};

/** Returns the log entry that an outbox event is about, as who wrote it left it there. */
export function entryOf({ game, kind, seq, at, data }: OutboxEvent): EntryContent | undefined {
  if ((kind !== 'decision.made' && kind !== 'game.finished') || data === null) return undefined;
  return { ...(data as StoredDecision), game, seq, at };
}

/**
 * Returns a game as a decision left it, whatever has happened since; who sits there, and its name, are as they are now.
 * After any other event, it is the game as it stands now.
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

/** Returns a player at a table as notifications show people. */
export function personIn(game: GameRow, id: string): Person | undefined {
  const seat = seatOf(game, id);
  return seat && { playerId: seat.playerId, handle: seat.handle, displayName: seat.displayName };
}

/** Whether the game was over with this entry, with a result or without. */
export const isEnd = ({ status, version }: GameRow, { seq }: Pick<EntryContent, 'seq'>) =>
  status !== 'running' && version === seq;

/** Whether a game still waits for the decision after an entry. */
export const isAwaiting = ({ status, version }: GameRow, at: number): boolean =>
  status === 'running' && version === at;
