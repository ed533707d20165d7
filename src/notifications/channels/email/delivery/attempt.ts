import type { Deps } from '../../../../platform/deps.ts';
import type { AttemptResult } from '../../../channel.ts';
import { isNotificationType } from '../../../kinds/index.ts';
import { storableText } from '../../../storable-text.ts';
import type { DeliveryRow } from '../../../store/deliveries.ts';
import { isStopped } from '../../../store/email-failures.ts';
import { recordFailure } from '../address/failures.ts';
import { replyEmail, replyType } from '../address/reply.ts';
import { isSuppressed } from '../address/suppression.ts';
import { accountEmail, isAccountEmail } from '../content/account-email.ts';
import type { GameEmailContext } from '../content/context.ts';
import { gameEmail } from '../content/game-email.ts';
import { messageFor } from '../content/message.ts';
import type { Email } from './email.ts';
import { EmailRefused } from './email-refused.ts';
import type { Mailer } from './mailer.ts';
import { isWithinQuota } from './quotas.ts';

/** Services that attempts of emails need in addition to `Deps`. */
export interface EmailContext extends GameEmailContext {
  readonly mailer: Mailer;
}

/**
 * Attempts an email, with the content that is current at this moment. Drops it if its reason is gone, or if the address
 * is suppressed or over its quota.
 */
export async function attemptEmail(
  deps: Deps,
  context: EmailContext,
  delivery: DeliveryRow,
): Promise<AttemptResult> {
  const email = await emailFor(deps, context, delivery);
  return email !== undefined && (await maySend(deps, delivery, email))
    ? send(deps, context.mailer, delivery, email)
    : 'dropped';
}

function emailFor(deps: Deps, context: EmailContext, delivery: DeliveryRow): Promise<Email | undefined> {
  const { type } = delivery;
  if (isAccountEmail(type)) return accountEmail(deps, delivery, type);
  if (type === replyType) return replyEmail(deps, context, delivery);
  if (isNotificationType(type)) return gameEmail(deps, context, delivery, type);
  throw new Error(`there is no email of type ${type}`);
}

async function maySend(deps: Deps, delivery: DeliveryRow, email: Email): Promise<boolean> {
  const { prisma } = deps.db;
  const isUnwanted =
    (await isSuppressed(prisma, email.to)) || (await isStopped(prisma, email.to.toLowerCase()));
  return !isUnwanted && isWithinQuota(deps, delivery, email);
}

async function send(
  deps: Deps,
  mailer: Mailer,
  { playerId }: DeliveryRow,
  email: Email,
): Promise<AttemptResult> {
  const at = deps.clock();
  const begin = performance.now();
  const duration = () => ({ at, milliseconds: performance.now() - begin });
  try {
    const { status, answer } = await mailer.send(messageFor(email));
    return { ...duration(), isDelivered: true, status, answer: storableText(answer, 500) };
  } catch (error) {
    if (!(error instanceof EmailRefused)) throw error;
    const { status, isFinal, isAddressUnknown, message } = error;
    if (isAddressUnknown && playerId !== null) {
      await recordFailure(deps, playerId, email.to, { isLasting: true, reason: message.slice(0, 300) });
    }
    return { ...duration(), isDelivered: false, status, isFinal, error: storableText(message, 500) };
  }
}
