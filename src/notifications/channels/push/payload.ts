import { hash } from 'node:crypto';
import { z } from 'zod';
import { isInvited } from '../../../competitions/store/teams.ts';
import { idsAwaiting } from '../../../games/store/game-lists.ts';
import { findGame, type GameRow } from '../../../games/store/games.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { GameServices } from '../../game-services.ts';
import { isNotificationType, kinds, type NotificationType } from '../../kinds/index.ts';
import { competitionPage, gamePage, invitationLink, matchPage, settingsPage } from '../../links.ts';
import { readPreferences } from '../../preferences/read-and-update.ts';
import { findReceiver } from '../../preferences/receivers.ts';
import type { DeliveryRow } from '../../store/deliveries.ts';
import { pushTest, teamInvited } from './names.ts';
import { type Words, wordsSchema } from './words.ts';

/** The payload for a device, as JSON of at most 3 KB. A lock screen may show it to bystanders. */
export interface PushPayload extends Words {
  readonly type: string;
  /** A newer notification replaces an older one with the same tag. */
  readonly tag: string;
  /** The page that the notification opens. */
  readonly url: string;
  /** A picture that loads without a session. */
  readonly image: string | null;
  /** The number of games in which it is the player's turn. */
  readonly waiting: number;
  readonly gameId: string | null;
  /** The version of the game that the notification is about. */
  readonly version: number | null;
  readonly timestamp: string;
}

/** A payload, and the game that it is about. */
export interface Prepared {
  readonly payload: PushPayload;
  readonly game: GameRow | undefined;
}

/** Maximum number of waiting games that are counted. */
const maxCounted = 1000;

/** Prepares the current payload of a delivery; undefined if its reason is gone, or the player no longer wants it. */
export async function prepare(
  deps: Deps,
  services: Pick<GameServices, 'picturePass'>,
  delivery: DeliveryRow,
): Promise<Prepared | undefined> {
  const { type, playerId, createdAt, seq, gameId, body } = delivery;
  if (playerId === null || body === null) return undefined;
  const words = wordsSchema.parse(JSON.parse(body));
  const waiting = (await idsAwaiting(deps.db.prisma, playerId, maxCounted)).length;
  const common = { type, ...words, waiting, gameId, version: seq, timestamp: createdAt.toISOString() };
  if (type === pushTest)
    return { payload: { ...common, tag: pushTest, url: settingsPage(deps), image: null }, game: undefined };
  if (type === teamInvited) return preparedInvitation(deps, delivery, playerId, common);
  const game = gameId === null ? undefined : await wantedGame(deps, gameId, playerId);
  if (game === undefined || !isNotificationType(type)) return undefined;
  const image =
    game.startedAt !== null && kinds[type].hasBoard
      ? await pictureUrl(deps, services, game, words.language)
      : null;
  return {
    payload: { ...common, tag: tagOf(game.id, type), url: urlFor(deps, game, delivery), image },
    game,
  };
}

/** Prepares an invitation to a team, unless it was withdrawn or the competition has started. */
async function preparedInvitation(
  deps: Deps,
  { data }: DeliveryRow,
  player: string,
  common: Omit<PushPayload, 'tag' | 'url' | 'image'>,
): Promise<Prepared | undefined> {
  const { competition } = invitationSchema.parse(data);
  const { push } = await readPreferences(deps, player);
  if (push === false || !(await isInvited(deps.db.prisma, competition, player))) return undefined;
  const url = competitionPage(deps, competition);
  return { payload: { ...common, tag: `${teamInvited} ${competition}`, url, image: null }, game: undefined };
}

const invitationSchema = z.object({ competition: z.uuid() });

/** Returns the game, unless it is gone or the player no longer wants push notifications of it. */
async function wantedGame({ db }: Deps, id: string, player: string): Promise<GameRow | undefined> {
  const receiver = await findReceiver(db.prisma, { game: id, player });
  if (receiver === undefined || !receiver.preferences.push) return undefined;
  return findGame(db.prisma, id);
}

const dataSchema = z.object({ match: z.uuid().optional() });

function urlFor(deps: Deps, game: GameRow, { type, data }: DeliveryRow): string {
  const { match } = dataSchema.parse(data ?? {});
  if (match !== undefined) return matchPage(deps, match);
  return type === 'player.invited' ? invitationLink(deps, game.id, game.inviteCode) : gamePage(deps, game.id);
}

/** Width of a picture, pixels: phones show it as wide as the notification. */
const pictureWidth = 800;

/**
 * Returns the address of a picture of the board without hands, because a lock screen may show it. For a private game it
 * contains a pass.
 */
async function pictureUrl(
  deps: Deps,
  services: Pick<GameServices, 'picturePass'>,
  game: GameRow,
  language: string,
): Promise<string> {
  const url = new URL(`${deps.config.publicUrl}/v1/games/${game.id}/moves/${game.version}/board.png`);
  url.searchParams.set('size', String(pictureWidth));
  if (language !== 'en') url.searchParams.set('language', language);
  if (game.visibility === 'private') url.searchParams.set('pass', await services.picturePass(game));
  return url.href;
}

const tagOf = (game: string, type: NotificationType): string => {
  const { thread } = kinds[type];
  return thread === 'game' ? game : `${game} ${thread}`;
};

/**
 * Returns the topic under which a push service replaces undelivered notifications (RFC 8030, 5.4). It reveals nothing
 * about the game.
 */
export const topicFor = (tag: string): string => hash('sha256', `topic ${tag}`, 'base64url').slice(0, 32);
