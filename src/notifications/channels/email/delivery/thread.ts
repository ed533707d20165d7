import type { GameRow } from '../../../../games/store/games.ts';
import { awaitingPlayer } from '../../../../helpers/seats.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { isNotificationType, kinds, type NotificationType } from '../../../kinds/index.ts';
import type { DeliveryRow } from '../../../store/deliveries.ts';
import { emailTextsFor } from '../../../texts.ts';
import { replyAddressFor, returnAddressFor } from '../address/reply-address.ts';
import type { Reader } from '../content/reader.ts';
import type { Email } from './email.ts';
import { emailHost } from './mailer.ts';
import { gameMessageId, rootMessageId } from './message-ids.ts';

/** Types of the emails about a game's start, which begin its thread. A player gets only one of them. */
const rootTypes: ReadonlySet<string> = new Set<NotificationType>([
  'game.started',
  'round.started',
  'turn.started',
]);

/** Returns whether the email about a round also announces the reader's turn. */
export const asksToDecide = (type: string, game: GameRow, reader: string | undefined): boolean =>
  type === 'round.started' && reader !== undefined && awaitingPlayer(game)?.playerId === reader;

type Thread = Pick<Email, 'messageId' | 'follows' | 'thread' | 'replyTo' | 'returnTo'>;

/**
 * Returns the thread of a game's emails: all refer to the one about its start. The subject is the game's name, or that it
 * is the reader's turn. Players reply to the game's reply address.
 */
export async function threadFor(
  deps: Deps,
  { id, type }: Pick<DeliveryRow, 'id' | 'type'>,
  game: GameRow,
  { id: player, locale }: Pick<Reader, 'id' | 'locale'>,
): Promise<Thread> {
  const host = emailHost(deps);
  const root = rootMessageId(game.id, host);
  const isRoot = rootTypes.has(type) && game.version === 0;
  return {
    messageId: isRoot ? root : gameMessageId(id, game.version, host),
    follows: isRoot ? [] : [root],
    thread: game.startedAt === null ? undefined : subjectFor(type, game, { id: player, locale }),
    replyTo:
      player === undefined
        ? undefined
        : await replyAddressFor(deps, { game: game.id, player, version: game.version }),
    returnTo: returnAddressFor(deps, id),
  };
}

function subjectFor(type: string, game: GameRow, { id, locale }: Pick<Reader, 'id' | 'locale'>): string {
  const { thread, turnThread } = emailTextsFor(locale).frame;
  const isTurn = (isNotificationType(type) && kinds[type].isAboutTurn) || asksToDecide(type, game, id);
  return isTurn ? turnThread(game.name) : thread(game.name);
}
