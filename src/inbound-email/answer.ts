import { hash } from 'node:crypto';
import { answerText } from '../chat/answer.ts';
import type { Reply } from '../chat/reply.ts';
import { transaction } from '../db/transactions.ts';
import { findGame } from '../games/store/games.ts';
import { minuteMs } from '../helpers/time-units.ts';
import { count } from '../limits/index.ts';
import { enqueueReply } from '../notifications/channels/email/address/reply.ts';
import type { Deps } from '../platform/deps.ts';
import { Problem } from '../platform/problems.ts';
import { requireGoodStanding } from '../players/may-write.ts';
import { emailTextsFor } from '../texts/index.ts';
import { commandIn } from './command.ts';
import type { Envelope, ReceivedMessage } from './message.ts';
import { type CheckContext, isSenderProved } from './sender-check.ts';
import { claimEmail, finishEmail, type ReceivedEmailKey, releaseEmail } from './store/received-emails.ts';
import type { ReplyAddressRow } from './store/reply-addresses.ts';
import { versionOf } from './version.ts';

/** An email to a player's reply address. */
export interface ReplyEmail {
  readonly raw: Buffer;
  readonly message: ReceivedMessage;
  readonly envelope: Envelope;
  readonly row: ReplyAddressRow;
}

/** Thrown while another process is carrying out the email. */
export class EmailBusy extends Error {
  override readonly name = 'EmailBusy';
}

/** Time in which a process must carry out a claimed email, ms. */
const claimMs = 2 * minuteMs;
/** Maximum number of the thread's emails referenced by the reply, in addition to the one it answers. */
const maxReferences = 10;
/** Maximum length of the subject that is compared to find the answered email. */
const longestSubject = 300;

/**
 * Carries out the command in an email, once, and enqueues the reply.
 * @throws EmailBusy, CheckUnavailable
 */
export async function answerEmail(
  deps: Deps,
  context: CheckContext,
  email: ReplyEmail,
): Promise<'answered' | 'repeated' | 'ignored'> {
  const { game, player } = email.row;
  const fault = await faultOf(deps, context, email);
  const isTaken =
    fault === undefined ? await mayHaveCarriedOut(deps, player) : await mayAnswerError(deps, player, fault);
  if (!isTaken) return 'ignored';
  const key = { game, player, messageHash: hashOf(email) };
  const at = deps.clock();
  const claim = await claimEmail(deps.db.prisma, key, at, new Date(at.getTime() + claimMs));
  if (claim === 'done') return 'repeated';
  if (claim === 'busy') throw new EmailBusy('The email is being carried out.');
  try {
    const reply = await replyTo(deps, email, key, fault);
    await finish(deps, email, key, reply);
    return reply === undefined ? 'ignored' : 'answered';
  } catch (error) {
    await releaseEmail(deps.db.prisma, key, deps.clock());
    throw error;
  }
}

/** Identifies an email by its Message-ID, or by its content if it has none. */
const hashOf = ({ message, raw }: ReplyEmail) => hash('sha256', message.messageId ?? raw, 'hex');

/** The reply; undefined if there is none. */
type Answer = Pick<Reply, 'lines' | 'isDrawn'> & { readonly isListing?: boolean };

/** Returns why an email is not trusted: it is from another address, or its sender is not authenticated. */
async function faultOf(
  deps: Deps,
  context: CheckContext,
  { message, row, raw, envelope }: ReplyEmail,
): Promise<'otherSender' | 'unproved' | undefined> {
  if (message.from !== row.email.toLowerCase()) return 'otherSender';
  return (await isSenderProved(deps, context, raw, message, envelope)) ? undefined : 'unproved';
}

async function replyTo(
  deps: Deps,
  email: ReplyEmail,
  key: ReceivedEmailKey,
  fault: 'otherSender' | 'unproved' | undefined,
): Promise<Answer | undefined> {
  const { locale, player } = email.row;
  const texts = emailTextsFor(locale).replies;
  if (fault !== undefined) return { lines: [texts[fault]] };
  const text = commandIn(email.message);
  if (text !== undefined) return carryOut(deps, email, text, key);
  return (await mayAnswerError(deps, player, 'empty')) ? { lines: [texts.empty] } : undefined;
}

async function carryOut(
  deps: Deps,
  { message, row }: ReplyEmail,
  text: string,
  { messageHash }: ReceivedEmailKey,
): Promise<Answer | undefined> {
  const { player: playerId } = row;
  const version = versionOf(message, row);
  try {
    await requireGoodStanding(deps, playerId);
    const game = await findGame(deps.db.prisma, row.game);
    const key = `email ${messageHash}`;
    const sent = { text, playerId, game, version: version.number, key };
    const { reply } = await answerText(deps, sent);
    if (reply.outcome === 'not-understood' && !(await mayAnswerError(deps, playerId, 'unclear')))
      return undefined;
    const guessed = version.isGuessed ? [emailTextsFor(row.locale).replies.guessed] : [];
    const isListing = ['done', 'asked'].includes(reply.outcome) && reply.picture === 'legal';
    return { ...reply, lines: [...reply.lines, ...guessed], isListing };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return (await mayAnswerError(deps, playerId, error.kind)) ? { lines: [error.message] } : undefined;
  }
}

/** Stores the reply together with the fact that the email was carried out. */
async function finish(
  deps: Deps,
  { message, row }: ReplyEmail,
  key: ReceivedEmailKey,
  reply: Answer | undefined,
): Promise<void> {
  const at = deps.clock();
  const { messageId, references, subject } = message;
  const follows = [...references.slice(0, 1), ...references.slice(1).slice(-maxReferences)];
  await transaction(deps.db, async (client) => {
    if (reply !== undefined) {
      const { lines, isDrawn = false, isListing = false } = reply;
      await enqueueReply(client, {
        game: row.game,
        player: row.player,
        key: key.messageHash,
        lines: [...lines],
        isDrawn,
        isListing,
        subject: subject.slice(0, longestSubject),
        follows: [...follows, ...(messageId === undefined ? [] : [messageId])],
        at,
      });
    }
    await finishEmail(client, key, at);
  });
}

/**
 * Returns whether to report an error in an email to the player: a few times a day for each kind, to stop loops between
 * programs.
 */
async function mayAnswerError(deps: Deps, player: string, kind: string): Promise<boolean> {
  return (await count(deps, 'email-errors-daily', `${player} ${kind}`))?.isAllowed !== false;
}

/** Returns whether another of the player's emails may be carried out. Only authenticated emails count. */
async function mayHaveCarriedOut(deps: Deps, player: string): Promise<boolean> {
  return (await count(deps, 'emails-received-hourly', player))?.isAllowed !== false;
}
