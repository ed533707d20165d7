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

/** Emails about the start of a game: the first of its thread. A player gets one of them. */
const rootTypes: ReadonlySet<string> = new Set<NotificationType>([
  'game.started',
  'round.started',
  'turn.started',
]);

/** Whether the email about a round is at the same time that about the reader's turn. */
export const asksToDecide = (type: string, game: GameRow, reader: string | undefined): boolean =>
  type === 'round.started' && reader !== undefined && awaitingPlayer(game)?.playerId === reader;

type Thread = Pick<Email, 'messageId' | 'follows' | 'thread' | 'replyTo' | 'returnTo'>;

/**
 * The emails of a game form a thread: all refer to the one about its start. Their subject is the game, or that it is the
 * reader's turn there. A player answers at the reply address of the game.
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
