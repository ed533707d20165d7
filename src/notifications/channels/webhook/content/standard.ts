import type { GameRow } from '../../../../games/store/games.ts';
import { seatOf } from '../../../../helpers/seats.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { AboutGame } from '../../../kinds/about-game.ts';
import { kindOf } from '../../../kinds/index.ts';
import { externalName } from '../../../kinds/members.ts';
import { gamePage, pictureLink } from '../../../links.ts';
import type { Message } from './message.ts';
import { languageOf, sentenceOf } from './sentences.ts';

/** Maximum size of a body in bytes, as the Standard Webhooks specification requires. */
const maxBytes = 20_000;

/**
 * Returns `{type, timestamp, data}` of the Standard Webhooks specification. Everything in it may be known to all players
 * of the game. The entry's events are omitted if they make the body too large.
 */
export function standardBody(deps: Deps, message: Message): string {
  const whole = envelope(message, dataOf(deps, message, true));
  return Buffer.byteLength(whole) < maxBytes ? whole : envelope(message, dataOf(deps, message, false));
}

const envelope = ({ notification, at }: Message, data: AboutGame) =>
  JSON.stringify({ type: notification.type, timestamp: at.toISOString(), data });

function dataOf(deps: Deps, message: Message, withEvents: boolean): AboutGame {
  const { notification } = message;
  const details = kindOf(notification).webhookData(notification, message, withEvents, deps);
  return Object.assign(commonData(deps, message), details);
}

function commonData(deps: Deps, message: Message): AboutGame {
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

/** The recipient; empty if several players of the endpoint's application are concerned. */
function recipientData(message: Message): Pick<AboutGame, 'player' | 'seat'> {
  const { notification, game, recipient, names } = message;
  const concerned = [...notification.to, notification.host].filter((player) => player && names?.has(player));
  if (concerned.length > 1) return { player: null, seat: null };
  const { id: playerId, displayName } = recipient;
  const seat = seatOf(game, playerId)?.seat ?? null;
  return { player: { playerId, displayName, ...externalName(message, playerId) }, seat };
}

function awaitingData({ awaitingSeat, awaitingPhase, deadline }: GameRow): AboutGame['awaiting'] {
  if (awaitingSeat === null || awaitingPhase === null) return null;
  return { seats: [awaitingSeat], phase: awaitingPhase, deadline: deadline?.toISOString() ?? null };
}
