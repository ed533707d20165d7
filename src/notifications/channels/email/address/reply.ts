import { z } from 'zod';
import type { Tx } from '../../../../db/tx.ts';
import { findGame, type GameRow } from '../../../../games/store/games.ts';
import { awaitingPlayer } from '../../../../helpers/seats.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { gamePage } from '../../../links.ts';
import { findReceiver, type Receiver } from '../../../preferences/receivers.ts';
import { type DeliveryRow, insertDeliveries } from '../../../store/deliveries.ts';
import { type EmailTexts, emailTextsFor } from '../../../texts.ts';
import type { GameEmailContext } from '../content/context.ts';
import { playersFooter } from '../content/footers.ts';
import { subjectLine } from '../content/message.ts';
import { boardFor, waysToDecide } from '../content/ways-to-act.ts';
import type { Email } from '../delivery/email.ts';
import { emailChannel } from '../delivery/enqueue.ts';
import { threadFor } from '../delivery/thread.ts';

/** Type of the emails that reply to a player's email. */
export const replyType = 'reply';

const dataSchema = z.object({
  lines: z.array(z.string()),
  isDrawn: z.boolean(),
  /** True if the lines are the options themselves. */
  isListing: z.boolean(),
  follows: z.array(z.string()),
  /** The subject of the answered email. */
  subject: z.string().default(''),
});

/** The content of a reply: its lines, and the Message-IDs of its thread, ending with the email it replies to. */
export type ReplyData = z.infer<typeof dataSchema>;

/** A reply to a player's email about a game. */
export interface NewReply extends ReplyData {
  readonly game: string;
  readonly player: string;
  /** Identifies the email that is replied to, so that it gets only one reply. */
  readonly key: string;
  readonly at: Date;
}

/** Enqueues a reply, in the caller's transaction. */
export async function enqueueReply(db: Tx, { game, player, key, at, ...data }: NewReply): Promise<void> {
  const to = { playerId: player, gameId: game };
  await insertDeliveries(
    db,
    [{ ...to, dedupeKey: `reply ${game} ${player} ${key}`, channel: emailChannel, type: replyType, data }],
    at,
  );
}

/**
 * Returns the reply to a player's email: the result, then the current board, with the options if it is the player's turn.
 * Returns undefined if the game or the confirmed address no longer exists.
 */
export async function replyEmail(
  deps: Deps,
  context: GameEmailContext,
  delivery: DeliveryRow,
): Promise<Email | undefined> {
  const { gameId, playerId } = delivery;
  if (gameId === null || playerId === null) return undefined;
  const game = await findGame(deps.db.prisma, gameId);
  const reader = await findReceiver(deps.db.prisma, { game: gameId, player: playerId });
  if (game === undefined || !reader?.email || !reader.isVerified) return undefined;
  const texts = emailTextsFor(reader.locale);
  const { lines, isDrawn, isListing, follows, subject } = dataSchema.parse(delivery.data);
  const [first = '', ...others] = isDrawn ? [''] : lines;
  return {
    to: reader.email,
    language: texts.language,
    subject: first,
    hello: texts.frame.hello(reader.displayName),
    lines: isDrawn ? lines : others,
    isDrawn,
    ...(await boardFor(deps, context, game, reader)),
    ...(isListing && { choices: [texts.frame.howToAnswer] }),
    ...(await actionFor(deps, game, reader)),
    ...(await playersFooter(deps, texts, reader.id)),
    ...(await threadFor(deps, delivery, game, reader)),
    thread: threadOf(texts, game, subject),
    follows,
    isAnswer: true,
  };
}

/** Returns which of the two subjects of a game's emails the player's email had. */
function threadOf({ frame }: EmailTexts, { name }: GameRow, subject: string): string {
  const turn = frame.turnThread(name);
  return subject.includes(subjectLine(turn)) ? turn : frame.thread(name);
}

/** The link to the page, for players who prefer to decide there. */
async function actionFor(
  deps: Deps,
  game: GameRow,
  { id, locale }: Receiver,
): Promise<Pick<Email, 'action' | 'withoutScripts'>> {
  const { actions, frame } = emailTextsFor(locale);
  const isToDecide = awaitingPlayer(game)?.playerId === id;
  return isToDecide
    ? waysToDecide(deps, game, id, actions.decide, frame)
    : { action: { text: actions.open, link: gamePage(deps, game.id) } };
}
