import type { GameRow } from '../../../../db/games/games.ts';
import type { EntryContent } from '../../../../db/games/log-entries.ts';
import type { MatchAfter } from '../../../../db/matches/standings.ts';
import type { Person } from '../../../../db/players/players.ts';
import { seatOf } from '../../../../helpers/seats.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { resultOf } from '../../../events/result.ts';
import type { WebhookCommon, WebhookData, WebhookDetails } from '../../../events/schemas.ts';
import {
  type ChallengeEnd,
  callByType,
  type NotificationOf,
  type NotificationType,
  type Pairing,
} from '../../../events/types.ts';
import { gamePage, pictureLink } from '../../../links.ts';
import type { Message } from './message.ts';
import { languageOf, sentenceOf } from './sentences.ts';

/** A body stays below this many bytes, as the Standard Webhooks specification asks. */
const mostBytes = 20_000;

/**
 * `{type, timestamp, data}` of the Standard Webhooks specification. All of it may be known to every player of the
 * game. The events of the entry are left out if they make the body too large.
 */
export function standardBody(deps: Deps, message: Message): string {
  const whole = envelope(message, dataOf(deps, message, true));
  return Buffer.byteLength(whole) < mostBytes ? whole : envelope(message, dataOf(deps, message, false));
}

const envelope = ({ notification, at }: Message, data: WebhookData) =>
  JSON.stringify({ type: notification.type, timestamp: at.toISOString(), data });

type Details = WebhookDetails<NotificationType>;

function dataOf(deps: Deps, message: Message, withEvents: boolean): WebhookData {
  const details = callByType<NotificationType, Details, [Message, boolean, Deps]>(
    detailsOf,
    message.notification,
    message,
    withEvents,
    deps,
  );
  return Object.assign(commonData(deps, message), details);
}

function commonData(deps: Deps, message: Message): WebhookCommon {
  const { game } = message;
  const { id, name, status, version, scores, places, resigned, seats } = game;
  const picture = pictureLink(deps, game, languageOf(message)) ?? null;
  const url = `${deps.config.publicUrl}/v1/games/${id}`;
  return {
    game: { id, name, status, version, url, page: gamePage(deps, id), picture },
    ...recipientData(message),
    players: seats.map((seat) => ({ ...seat, ...externalName(message, seat.playerId) })),
    scores: [...scores],
    places: [...places],
    resigned: [...resigned],
    awaiting: awaitingData(game),
    pausedAt: game.pausedAt?.toISOString() ?? null,
    sentence: sentenceOf(message),
  };
}

/** The recipient; nobody if several players of the endpoint's application are concerned. */
function recipientData(message: Message): Pick<WebhookCommon, 'player' | 'seat'> {
  const { notification, game, recipient, names } = message;
  const concerned = [...notification.to, notification.host].filter((player) => player && names?.has(player));
  if (concerned.length > 1) return { player: null, seat: null };
  const { id: playerId, displayName } = recipient;
  const seat = seatOf(game, playerId)?.seat ?? null;
  return { player: { playerId, displayName, ...externalName(message, playerId) }, seat };
}

/** The name by which the endpoint's application knows a player, if it knows one. */
function externalName({ names }: Message, playerId: string): Pick<WebhookCommon['players'][0], 'external'> {
  const external = names?.get(playerId);
  return external === undefined ? {} : { external };
}

function awaitingData({ awaitingSeat, awaitingPhase, deadline }: GameRow): WebhookCommon['awaiting'] {
  if (awaitingSeat === null || awaitingPhase === null) return null;
  return { seats: [awaitingSeat], phase: awaitingPhase, deadline: deadline?.toISOString() ?? null };
}

type Entry = WebhookDetails<'decision.made'>['entry'];

const entryData = (entry: EntryContent, withEvents: boolean): { entry: Entry } => ({
  entry: {
    seq: entry.seq,
    seat: entry.seat,
    decision: entry.decision as Entry['decision'],
    ...(withEvents && { events: entry.events as NonNullable<Entry['events']> }),
    at: entry.at.toISOString(),
  },
});

const matchData = (game: GameRow, after: MatchAfter): WebhookDetails<'match.finished'>['match'] => ({
  id: after.match,
  game: game.matchGame ?? 1,
  points: [after.halves[0] / 2, after.halves[1] / 2],
  isOver: after.isOver,
  winner: after.winner,
  forfeitedBy: after.forfeitedBy,
});

const pairingData = ({ first, second, teams }: Pairing) => ({
  first: first ?? null,
  second: second ?? null,
  isBye: second === null,
  ...(teams !== undefined && { teams: teams.flatMap((team) => team ?? []) }),
});

const challengeData = ({ competition, winner, entrants }: ChallengeEnd) => ({
  competition,
  winner: winner ?? null,
  entrants: entrants.map(({ player = null, halves, place = null }) => ({
    player,
    points: halves / 2,
    place,
  })),
});

const idOf = (person: Person | undefined) => person?.playerId ?? null;

const whoData = (message: Message, who: Person | undefined): WebhookDetails<'player.joined'> => ({
  who: who === undefined ? null : { ...who, ...externalName(message, who.playerId) },
});

const requestData = (requested: NotificationOf<'request.opened' | 'request.closed'>) => ({
  request: { id: requested.request, kind: requested.requestKind },
  by: idOf(requested.by),
  about: idOf(requested.about),
});

/** The members of `data` that are specific to each type. */
const detailsOf: {
  readonly [Type in NotificationType]: (
    notification: NotificationOf<Type>,
    message: Message,
    withEvents: boolean,
    deps: Deps,
  ) => WebhookDetails<Type>;
} = {
  'game.started': () => ({}),
  'turn.started': ({ entry }, _, withEvents) => (entry === undefined ? {} : entryData(entry, withEvents)),
  'turn.reminder': ({ by }) => ({ by: idOf(by) }),
  'turn.expired': ({ entry }, _, withEvents) => entryData(entry, withEvents),
  'decision.made': ({ entry }, _, withEvents) => entryData(entry, withEvents),
  'game.finished': ({ entry, timeLosses, match }, { game }, withEvents, deps) => ({
    ...entryData(entry, withEvents),
    result: resultOf(deps, game, timeLosses) ?? null,
    match: match === undefined ? null : matchData(game, match),
  }),
  'player.joined': ({ who }, message) => whoData(message, who),
  'player.left': ({ who }, message) => whoData(message, who),
  'player.invited': ({ by }, { game }) => ({ by: idOf(by), invitation: game.inviteCode }),
  'game.cancelled': ({ by }) => ({ by: idOf(by) }),
  'invitation.declined': ({ who }, message) => whoData(message, who),
  'table.opened': ({ by }) => ({ by: idOf(by) }),
  'round.started': ({ competition, round, by, teams, pairings, more }) => ({
    competition,
    round,
    opponent: idOf(by),
    ...(teams !== undefined && { teams: [...teams] }),
    ...(pairings !== undefined && { pairings: pairings.map(pairingData), more }),
  }),
  'competition.finished': ({ competition, place = null, standings, more }) => ({
    competition,
    place,
    ...(standings !== undefined && {
      standings: standings.map(({ player = null, place: at, team }) => ({
        place: at,
        player,
        ...(team !== undefined && { team }),
      })),
      more,
    }),
  }),
  'match.finished': ({ match, challenge }, { game }) => ({
    match: matchData(game, match),
    ...(challenge !== undefined && { challenge: challengeData(challenge) }),
  }),
  'player.removed': () => ({}),
  'player.replaced': ({ who }, message) => whoData(message, who),
  'player.returned': ({ who }, message) => whoData(message, who),
  'request.opened': (notification) => requestData(notification),
  'request.closed': (notification) => ({ ...requestData(notification), state: notification.state }),
  'game.paused': () => ({}),
  'game.resumed': () => ({}),
  'plan.cancelled': ({ plan, reason }) => ({ plan, reason }),
  'message.posted': ({ by, text }) => ({ message: { by: idOf(by), text } }),
};
