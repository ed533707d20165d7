import type { ExternalName } from '../../../db/external-players.ts';
import type { GameRow } from '../../../db/games.ts';
import type { Receiver, ReceiverEndpoint } from '../../../db/receivers.ts';
import type { Deps } from '../../../deps.ts';
import type { Occasion } from '../../events/from-outbox.ts';
import { gamePage, pictureLink } from '../../links.ts';
import { newsIn, phrasesFor } from '../../texts/sentences.ts';

/** A body stays below this many bytes, as the Standard Webhooks specification asks. */
const mostBytes = 20_000;

/** What is told, before it takes the form that the receiver understands. */
export interface Told {
  readonly occasion: Occasion;
  readonly row: GameRow;
  /** The player who is told, or for whom an application is told. */
  readonly receiver: Pick<Receiver, 'id' | 'displayName' | 'locale'>;
  readonly at: Date;
  /** By which names the endpoint's application knows the players; undefined: it is the player's own endpoint. */
  readonly names?: ReadonlyMap<string, ExternalName> | undefined;
}

/** The bytes that an endpoint gets. */
export function bodyFor(deps: Deps, { format }: Pick<ReceiverEndpoint, 'format'>, told: Told): string {
  if (format === 'standard') return standardBody(deps, told);
  return JSON.stringify(format === 'discord' ? discordMessage(deps, told) : slackMessage(deps, told));
}

/** `{type, timestamp, data}` of the Standard Webhooks specification. All of it is public among the players. */
function standardBody(deps: Deps, told: Told): string {
  const whole = wrapped(told, standardData(deps, told, true));
  return Buffer.byteLength(whole) < mostBytes ? whole : wrapped(told, standardData(deps, told, false));
}

const wrapped = ({ occasion, at }: Told, data: object) =>
  JSON.stringify({ type: occasion.type, timestamp: at.toISOString(), data });

function standardData(deps: Deps, told: Told, withEvents: boolean): object {
  const { occasion, row } = told;
  const { id, name, status, version, scores, seats } = row;
  const entry = occasion.entry;
  return {
    game: {
      id,
      name,
      status,
      version,
      url: `${deps.config.publicUrl}/v1/games/${id}`,
      page: gamePage(deps, id),
      picture: pictureLink(deps, row, languageOf(told)) ?? null,
    },
    ...addresseeOf(told),
    players: seats.map((seat) => ({ ...seat, ...namedIn(told, seat.playerId) })),
    scores,
    awaiting: awaitingOf(row),
    sentence: sentencesOf(told).join(' '),
    ...(entry && {
      entry: {
        seq: entry.seq,
        seat: entry.seat,
        decision: entry.decision,
        ...(withEvents && { events: entry.events }),
        at: entry.at.toISOString(),
      },
    }),
    ...(occasion.text !== undefined && { message: { by: occasion.by ?? null, text: occasion.text } }),
    ...(occasion.type === 'player.invited' && { by: occasion.by ?? null, invitation: row.inviteCode }),
  };
}

/** Who is told; nobody in particular when an application is told of what concerns several of its players. */
function addresseeOf(told: Told): object {
  const { occasion, row, receiver, names } = told;
  const concerned = occasion.to.filter((player) => names?.has(player));
  if (concerned.length > 1) return { player: null, seat: null };
  const { id: playerId, displayName } = receiver;
  const seat = row.seats.find((each) => each.playerId === playerId)?.seat ?? null;
  return { player: { playerId, displayName, ...namedIn(told, playerId) }, seat };
}

/** The name by which the application knows a player, if there is one. */
function namedIn({ names }: Told, playerId: string): { external?: ExternalName } {
  const external = names?.get(playerId);
  return external === undefined ? {} : { external };
}

function awaitingOf({ awaitingSeat, awaitingPhase, deadline }: GameRow): object | null {
  if (awaitingSeat === null) return null;
  return { seats: [awaitingSeat], phase: awaitingPhase, deadline: deadline?.toISOString() ?? null };
}

const languageOf = ({ receiver }: Told) => phrasesFor(receiver.locale).language;

/** What happened, and what is asked of the receiver, in the receiver's language. */
function sentencesOf({ occasion, row, receiver }: Told): string[] {
  const { language, told } = phrasesFor(receiver.locale);
  const happened = occasion.entry === undefined ? [] : newsIn(language, occasion.entry, row.seats);
  const awaited = row.seats.find(({ seat }) => seat === row.awaitingSeat)?.displayName ?? told.somebody;
  const by = row.seats.find(({ playerId }) => playerId === occasion.by)?.displayName ?? told.somebody;
  switch (occasion.type) {
    case 'turn.started':
      return [...happened, told.turn(awaited)];
    case 'turn.reminder':
      return [told.stillTurn(awaited)];
    case 'game.started':
      return [told.begun(awaited)];
    case 'player.invited':
      return [told.invites(by)];
    case 'message.posted':
      return [`${by}: ${occasion.text ?? ''}`];
    default:
      return happened;
  }
}

/** For an incoming webhook of Discord. Nobody is mentioned, whatever players are called. */
function discordMessage(deps: Deps, told: Told): object {
  const { row } = told;
  const picture = pictureLink(deps, row, languageOf(told));
  return {
    username: 'Carcassonne by mail',
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: row.name.slice(0, 256),
        url: gamePage(deps, row.id),
        description: discordEscaped(sentencesOf(told).join(' ')).slice(0, 4000),
        ...(picture !== undefined && { image: { url: picture } }),
        ...(row.startedAt !== null && { footer: { text: scoresOf(row).slice(0, 2000) } }),
        timestamp: told.at.toISOString(),
      },
    ],
  };
}

const discordEscaped = (text: string) => text.replace(/[\\*_~`|>[\]()#@<-]/g, '\\$&');

/** For an incoming webhook of Slack. */
function slackMessage(deps: Deps, told: Told): object {
  const { row } = told;
  const picture = pictureLink(deps, row, languageOf(told));
  const sentence = slackEscaped(sentencesOf(told).join(' ')).slice(0, 2900);
  const title = `<${gamePage(deps, row.id)}|${slackEscaped(row.name)}>`;
  const section = { type: 'section', text: { type: 'mrkdwn', text: `*${title}*\n${sentence}` } };
  const image = picture && {
    type: 'image',
    image_url: picture,
    alt_text: slackEscaped(phrasesFor(told.receiver.locale).small.boardAlt(row.name)),
  };
  const scores = { type: 'context', elements: [{ type: 'plain_text', text: scoresOf(row).slice(0, 1900) }] };
  return {
    text: `${slackEscaped(row.name)}: ${sentence}`,
    blocks: [section, ...(image ? [image] : []), ...(row.startedAt !== null ? [scores] : [])],
  };
}

/** Slack reads & < > as markup. `<!channel>` in a player's words must not call the channel. */
const slackEscaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('|', '¦');

function scoresOf({ seats, scores }: GameRow): string {
  return seats.map(({ seat, displayName }) => `${displayName} ${scores[seat] ?? 0}`).join(' · ');
}
