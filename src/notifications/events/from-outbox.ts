import { z } from 'zod';
import type { GameAfter } from '../../db/games/append-entry.ts';
import type { GameRow } from '../../db/games/games.ts';
import type { EntryContent } from '../../db/games/log-entries.ts';
import type { PostedMessage } from '../../db/games/messages.ts';
import { requestKinds, requestStates } from '../../db/games/requests.ts';
import type { TimeLosses } from '../../db/games/time-losses.ts';
import type { MatchAfter } from '../../db/matches/standings.ts';
import type { OutboxEvent } from '../../db/notifications/outbox.ts';
import type { Person } from '../../db/players/players.ts';
import { hostOf, isAtTable, playerAt, seatOf } from '../../helpers/seats.ts';
import type { Notification, NotificationOf } from './types.ts';

/** Data of an outbox event, in addition to its columns. */
const dataSchema = z.object({
  /** Id of the player who did it. */
  by: z.string().optional(),
  /** Ids of the players whom it concerns. */
  to: z.array(z.string()).optional(),
  /** Id of a message. */
  message: z.string().optional(),
  /** Address of an invited person who has no account. */
  email: z.string().optional(),
  /** Id of a request, its kind, the player whose seat it is about, and how it ended. */
  request: z.string().optional(),
  requestKind: z.enum(requestKinds).optional(),
  about: z.string().optional(),
  state: z.enum(requestStates).exclude(['open']).optional().catch(undefined),
  /** Id of a plan, why it was cancelled, and the same in an English sentence. */
  plan: z.string().optional(),
  reason: z.string().optional(),
  detail: z.string().optional(),
  /** Id of a competition, its name, the round that has begun, and the place of the player at the end. */
  competition: z.string().optional(),
  title: z.string().optional(),
  round: z.int().optional(),
  place: z.int().optional(),
  /** For a club: its id, the kind of the competition, who meets whom (null: a bye), the places, and how many others there are. */
  club: z.string().optional(),
  of: z.string().optional(),
  pairs: z.array(z.tuple([z.string(), z.string().nullable()])).optional(),
  places: z.array(z.tuple([z.string(), z.int()])).optional(),
  /** Names of teams: of the player and the opponent, or of all in `pairs` or in `places`, who are their captains. */
  teams: z.tuple([z.string(), z.string()]).optional(),
  pairedTeams: z.array(z.tuple([z.string(), z.string().nullable()])).optional(),
  placedTeams: z.array(z.string()).optional(),
  more: z.int().optional(),
  /** Of a match that ended between two games: whether its time was over. */
  isJudged: z.boolean().optional(),
  /** Of a challenge that is over: who has won, and both, the challenger first, with points in halves and places. */
  winner: z.string().optional(),
  entrants: z.array(z.object({ id: z.string(), halves: z.int(), place: z.int().optional() })).optional(),
});
export type OutboxData = z.infer<typeof dataSchema>;

/** Returns what an event that is no decision says in addition to its columns. */
export const dataOf = ({ kind, data }: Pick<OutboxEvent, 'kind' | 'data'>): OutboxData =>
  kind === 'decision.made' ? {} : dataSchema.parse(data ?? {});

/** Returns the log entry that an outbox event is about, as who wrote it left it there. */
export function entryOf({ game, kind, seq, at, data }: OutboxEvent): EntryContent | undefined {
  if ((kind !== 'decision.made' && kind !== 'game.finished') || data === null) return undefined;
  return { ...(data as Pick<EntryContent, 'seat' | 'decision' | 'events' | 'isPlanned'>), game, seq, at };
}

/** Times are texts in JSON. */
type StoredAfter = {
  readonly [Key in keyof GameAfter]: GameAfter[Key] extends Date | null ? string | null : GameAfter[Key];
};

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
  readonly timeLosses?: TimeLosses | undefined;
  /** How the match stands, if a game of one ended with the event. */
  readonly match?: MatchAfter | undefined;
  /** Whether the game has started with a round of a competition, of which its players are told. */
  readonly isToldByRound?: boolean;
}

/** The notifications that an outbox event gives rise to, as the game stands now. */
export function notificationsFrom(happening: Happening): Notification[] {
  const { event, game, entry, actor, hiddenFrom, isToldByRound = false } = happening;
  const { by, email } = dataOf(event);
  const all = game.seats.map(({ playerId }) => playerId);
  const others = all.filter((player) => player !== by);
  const host = hostBut(game, by);
  const alone = event.player === null || hiddenFrom.has(event.player) ? [] : [event.player];
  switch (event.kind) {
    case 'decision.made':
      return entry === undefined ? [] : afterDecision(happening, entry, all, host);
    case 'game.started':
      return [
        { type: 'game.started', to: all, host, isToldByRound },
        ...turnStarted(game, 0, undefined, isToldByRound),
      ];
    case 'table.opened':
      return [{ type: 'table.opened', to: alone, by: actor }];
    case 'round.started':
    case 'competition.finished':
      return [aboutCompetition(happening, alone)];
    case 'match.finished':
      return matchFinished(happening, all);
    case 'player.joined':
      return [{ type: 'player.joined', to: others, host, who: actor }];
    case 'player.left':
      return [{ type: 'player.left', to: others, host, who: actor }];
    case 'player.invited':
      return [{ type: 'player.invited', to: alone, by: actor, address: email }];
    case 'message.posted':
      return messagePosted(happening);
    case 'turn.reminder':
      return turnReminder(happening, alone, by === undefined ? 'deadline' : 'nudge');
    case 'game.cancelled':
      return [{ type: 'game.cancelled', to: event.player === null ? others : alone, by: actor }];
    case 'invitation.declined':
      return [{ type: 'invitation.declined', to: alone, who: actor }];
    case 'player.removed':
      return [{ type: 'player.removed', to: alone }];
    case 'player.replaced':
      return [{ type: 'player.replaced', to: all, host, who: actor }];
    case 'player.returned':
      return [{ type: 'player.returned', to: others, host, who: actor }];
    case 'request.opened':
      return [{ type: 'request.opened', to: dataOf(event).to ?? others, ...requested(happening) }];
    case 'request.closed':
      return requestClosed(happening);
    case 'game.paused':
      return [{ type: 'game.paused', to: all, host }];
    case 'game.resumed':
      return [{ type: 'game.resumed', to: all, host }];
    case 'game.finished':
      return []; // The players knew; it can be seen by others now.
    case 'plan.cancelled':
      return [planCancelled(event, alone)];
  }
}

/**
 * Reaches those who were at the table when it was posted, unless they have left since, or a block or mute keeps it from
 * them.
 */
function messagePosted({ game, message, hiddenFrom }: Happening): NotificationOf<'message.posted'>[] {
  if (message === undefined) return [];
  const { playerId, handle, displayName, text } = message;
  const isReader = (id: string) => isAtTable(game, id) && !hiddenFrom.has(id);
  const readers = message.readers.filter(isReader);
  const host = hostBut(game, playerId);
  const to = readers.filter((reader) => reader !== playerId && reader !== host);
  const hears = host !== undefined && readers.includes(host);
  const by = { playerId, handle, displayName };
  return [{ type: 'message.posted', to, ...(hears && { host }), by, text, readers }];
}

/** Returns the owner of a game who has no seat there, unless it is the player who did it. */
function hostBut(game: GameRow, by: string | undefined): string | undefined {
  const host = hostOf(game);
  return host === by ? undefined : host;
}

function afterDecision(
  { game, timeLosses, match }: Happening,
  entry: EntryContent,
  all: readonly string[],
  host: string | undefined,
): Notification[] {
  return [
    { type: 'decision.made', to: all, host, entry, isPassing: isPassing(game, entry) },
    ...turnExpired(game, entry),
    ...turnStarted(game, entry.seq, entry),
    ...(isEnd(game, entry)
      ? [{ type: 'game.finished', to: all, host, entry, timeLosses, match } as const]
      : []),
  ];
}

/** `actor` is the opponent, whose name the player learns whatever is between the two. */
function aboutCompetition(
  { event, actor: by, people }: Happening,
  to: readonly string[],
): NotificationOf<'round.started' | 'competition.finished'> {
  const data = dataOf(event);
  const { competition = '', title = '', round = 0, place, of, pairs, places, more = 0 } = data;
  const { teams, pairedTeams, placedTeams } = data;
  if (event.kind === 'round.started') {
    const pairings = pairs?.map(([first, second], index) => ({
      first: people?.get(first),
      second: second === null ? null : people?.get(second),
      teams: pairedTeams?.[index],
    }));
    return { type: 'round.started', to, competition, title, round, by, teams, of, pairings, more };
  }
  const standings = places?.map(([player, at], index) => ({
    player: people?.get(player),
    place: at,
    team: placedTeams?.[index],
  }));
  return { type: 'competition.finished', to, competition, title, place, standings, more };
}

/** A challenge is told to its club alone. */
function matchFinished(
  { event, match, people }: Happening,
  to: readonly string[],
): NotificationOf<'match.finished'>[] {
  if (match === undefined) return [];
  const { competition = '', title = '', winner, entrants } = dataOf(event);
  const challenge = entrants && {
    competition,
    title,
    winner,
    entrants: entrants.map(({ id, halves, place }) => ({ player: people?.get(id), halves, place })),
  };
  return [{ type: 'match.finished', to: challenge === undefined ? to : [], match, challenge }];
}

function planCancelled(event: OutboxEvent, to: readonly string[]): NotificationOf<'plan.cancelled'> {
  const { plan = '', reason = '', detail = '' } = dataOf(event);
  return { type: 'plan.cancelled', to, plan, reason, detail };
}

/** Returns a request as notifications say it. */
function requested({ event, game, actor }: Happening) {
  const { request = '', requestKind = 'robot', about } = dataOf(event);
  return { request, requestKind, by: actor, about: about === undefined ? undefined : personIn(game, about) };
}

/** Returns a player at a table as notifications show people. */
export function personIn(game: GameRow, id: string): Person | undefined {
  const seat = seatOf(game, id);
  return seat && { playerId: seat.playerId, handle: seat.handle, displayName: seat.displayName };
}

/**
 * Reaches those who have waited for the answers. Most of what was accepted makes an event of its own, and those who
 * withdraw a request or have gone on playing know.
 */
function requestClosed(happening: Happening): NotificationOf<'request.closed'>[] {
  const { by, about, state = 'expired', requestKind } = dataOf(happening.event);
  const isNews = state === 'declined' || state === 'expired';
  const isMoreTime = state === 'accepted' && requestKind === 'more-time';
  const to = isNews ? [by] : isMoreTime ? [by, about] : [];
  const ids = new Set(to.flatMap((id) => id ?? []));
  return [{ type: 'request.closed', to: [...ids], ...requested(happening), state }];
}

/** Whether a robot decided, and a robot decides next or somebody has decided since. */
function isPassing(game: GameRow, { seat, seq }: EntryContent): boolean {
  if (playerAt(game, seat)?.robot == null || game.status !== 'running') return false;
  return game.version > seq || playerAt(game, game.awaitingSeat)?.robot != null;
}

/** Whether the game was over with this entry, with a result or without. */
export const isEnd = ({ status, version }: GameRow, { seq }: Pick<EntryContent, 'seq'>) =>
  status !== 'running' && version === seq;

/** Only a skipped turn is certain to be the service's decision: players resign by themselves, too. */
function turnExpired(game: GameRow, entry: EntryContent): NotificationOf<'turn.expired'>[] {
  const player = playerAt(game, entry.seat)?.playerId;
  const { type } = entry.decision as { readonly type: string };
  return type === 'skip' && player !== undefined ? [{ type: 'turn.expired', to: [player], entry }] : [];
}

/** The player whose turn it is, while it is: when the game has moved on, a later event is about the next turn. */
function turnStarted(
  game: GameRow,
  version: number,
  entry: EntryContent | undefined,
  isToldByRound = false,
): NotificationOf<'turn.started'>[] {
  const player = playerAt(game, game.awaitingSeat);
  return isAwaiting(game, version) && player?.robot === null
    ? [{ type: 'turn.started', to: [player.playerId], entry, isToldByRound }]
    : [];
}

function turnReminder(
  { event, game, actor }: Happening,
  to: readonly string[],
  reason: 'deadline' | 'nudge',
): NotificationOf<'turn.reminder'>[] {
  return game.pausedAt === null && isAwaiting(game, event.seq)
    ? [{ type: 'turn.reminder', to, reason, by: actor }]
    : [];
}

/** Whether a game still waits for the decision after an entry. */
function isAwaiting({ status, version }: GameRow, at: number): boolean {
  return status === 'running' && version === at;
}
