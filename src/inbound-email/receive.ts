import { FairQueue, QueueFull } from '../helpers/fair-queue.ts';
import { count } from '../limits/index.ts';
import type { Deps } from '../platform/deps.ts';
import { counter } from '../platform/metrics.ts';
import { answerEmail, EmailBusy } from './answer.ts';
import { automaticBecause } from './automatic.ts';
import { bounceIn } from './bounce.ts';
import { type Envelope, messageOf, type ReceivedMessage } from './message.ts';
import { recordBounce, recordBounceFor } from './note-bounce.ts';
import { bounds, parseOnThread } from './parse-on-thread.ts';
import { type Receipt, TryLater } from './receipt.ts';
import { type Recipient, recipientAmong } from './recipient.ts';
import { type CheckContext, CheckUnavailable } from './sender-check.ts';

/**
 * Receives an email: carries out the command in its first line as the player with that reply address, and enqueues the
 * reply. Each email is processed once, by its Message-ID.
 * @param raw the email as received (RFC 5322)
 * @throws TryLater
 */
export async function receiveEmail(
  deps: Deps,
  context: CheckContext,
  raw: Buffer,
  envelope: Envelope,
): Promise<Receipt> {
  const message = await parsedInTurn(deps, raw, envelope.to[0]?.toLowerCase());
  const receipt = message === undefined ? 'ignored' : await take(deps, context, raw, message, envelope);
  receipts(deps).inc({ receipt });
  return receipt;
}

const receipts = (deps: Deps) =>
  counter(deps, {
    name: 'inbound_emails_total',
    help: 'Received emails, by outcome',
    labelNames: ['receipt'],
  });

/** For each address this process parses one email while one waits. */
const addresses = new FairQueue({ atOnce: bounds.waiting, waitingEach: 1, waiting: bounds.waiting });

/**
 * Parses an email within the quota of its recipient address, so that hostile emails count before anything is known of the
 * sender.
 * @throws TryLater
 */
async function parsedInTurn(
  deps: Deps,
  raw: Buffer,
  address: string | undefined,
): Promise<ReceivedMessage | undefined> {
  if (address === undefined) return parsed(deps, raw);
  try {
    return await addresses.run(address, async () => {
      const standing = await count(deps, 'emails-at-address-hourly', address);
      if (standing?.isAllowed === false) throw new TryLater('Too many emails arrived at the same address.');
      return parsed(deps, raw);
    });
  } catch (error) {
    throw error instanceof QueueFull ? new TryLater('Other emails to the same address wait.') : error;
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

/** Handles an automatic email: a report counts against its address, and nothing is answered. */
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
      ? await recordBounce(deps, recipient.delivery, bounce)
      : await recordBounceFor(deps, recipient.row, bounce);
  return isNoted ? 'bounce' : 'ignored';
}
