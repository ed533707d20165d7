import { count } from '../limits/index.ts';
import { fingerprintOf } from '../notifications/channels/email/address/suppression.ts';
import type { Deps } from '../platform/deps.ts';
import { counter } from '../platform/metrics.ts';
import { answerEmail, EmailBusy } from './answer.ts';
import { automaticBecause } from './automatic.ts';
import { bounceIn } from './bounce.ts';
import { type Envelope, messageOf, type ReceivedMessage } from './message.ts';
import { noteBounceOf, noteReturn } from './note-bounce.ts';
import { parseOnThread } from './parse-on-thread.ts';
import { type Receipt, TryLater } from './receipt.ts';
import { type Recipient, recipientAmong } from './recipient.ts';
import { type CheckContext, CheckUnavailable } from './sender-check.ts';

/**
 * Takes an email: carries out the command in its first line as the player whose reply address it came to, and enqueues
 * the answer. Each email is taken once, by its Message-ID.
 * @param raw as it came in (RFC 5322)
 * @throws TryLater
 */
export async function receiveEmail(
  deps: Deps,
  context: CheckContext,
  raw: Buffer,
  envelope: Envelope,
): Promise<Receipt> {
  const message = await inTurn(deps, envelope.to[0], () => parsed(deps, raw));
  const receipt = message === undefined ? 'ignored' : await take(deps, context, raw, message, envelope);
  receipts(deps).inc({ receipt });
  return receipt;
}

const receipts = (deps: Deps) =>
  counter(deps, {
    name: 'inbound_emails_total',
    help: 'Emails that came in, by what became of them',
    labelNames: ['receipt'],
  });

/** Emails to one address that may wait or be parsed at once, in this process. */
const mostAtOnce = 2;
const underWay = new Map<string, number>();

/**
 * Parses an email within the share of the address that it came to: what a hostile one costs is counted before anything is
 * known of its sender.
 * @throws TryLater
 */
async function inTurn<T>(deps: Deps, address: string | undefined, parse: () => Promise<T>): Promise<T> {
  if (address === undefined) return parse();
  const key = fingerprintOf(address.toLowerCase());
  const waiting = underWay.get(key) ?? 0;
  if (waiting >= mostAtOnce) throw new TryLater('Other emails to the same address wait.');
  underWay.set(key, waiting + 1);
  try {
    const standing = await count(deps, 'emails-at-address-hourly', key);
    if (standing?.isAllowed === false) throw new TryLater('Too many emails came to the same address.');
    return await parse();
  } finally {
    const others = (underWay.get(key) ?? 1) - 1;
    if (others === 0) underWay.delete(key);
    else underWay.set(key, others);
  }
}

async function parsed(deps: Deps, raw: Buffer): Promise<ReceivedMessage | undefined> {
  try {
    return messageOf(await parseOnThread(raw));
  } catch (error) {
    if (error instanceof TryLater) throw error;
    deps.log.info({ err: error }, 'an email that makes no sense was ignored');
    return undefined;
  }
}

async function take(
  deps: Deps,
  context: CheckContext,
  raw: Buffer,
  message: ReceivedMessage,
  envelope: Envelope,
): Promise<Receipt> {
  const recipient = await recipientAmong(deps, [...envelope.to, ...message.recipients]);
  if (recipient === undefined) return 'unknown-address';
  const reason = automaticBecause(message, envelope.from);
  if (recipient.kind === 'return' || reason !== undefined) {
    return takeAutomatic(deps, recipient, message, reason);
  }
  const { row } = recipient;
  try {
    return await answerEmail(deps, context, { raw, message, envelope, row });
  } catch (error) {
    throw error instanceof CheckUnavailable || error instanceof EmailBusy
      ? new TryLater(error.message)
      : error;
  }
}

/** Takes what no person wrote: a report counts against the address that it is about, and nothing is answered. */
async function takeAutomatic(
  deps: Deps,
  recipient: Recipient,
  message: ReceivedMessage,
  reason: string | undefined,
): Promise<Receipt> {
  const bounce = bounceIn(message);
  if (bounce === undefined) {
    deps.log.info({ reason }, 'an automatic email was ignored');
    return 'ignored';
  }
  const isNoted =
    recipient.kind === 'return'
      ? await noteReturn(deps, recipient.delivery, bounce)
      : await noteBounceOf(deps, recipient.row, bounce);
  return isNoted ? 'bounce' : 'ignored';
}
