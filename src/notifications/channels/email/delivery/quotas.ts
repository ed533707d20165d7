import { count, type PolicyName } from '../../../../limits/index.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { DeliveryRow } from '../../../store/deliveries.ts';
import { fingerprintOf } from '../address/suppression.ts';
import type { Email } from './email.ts';

/**
 * Returns whether an address may get another of the emails that other people cause, and counts it. Only the first attempt
 * counts.
 */
export async function isWithinQuota(
  deps: Deps,
  delivery: Pick<DeliveryRow, 'type' | 'attempts'>,
  email: Pick<Email, 'to' | 'isToStranger'>,
): Promise<boolean> {
  const quota = quotaOf(delivery, email);
  if (quota === undefined || delivery.attempts > 0) return true;
  return (await count(deps, quota, fingerprintOf(email.to)))?.isAllowed !== false;
}

/** Strangers get invitations and confirmation emails; players get their subscriptions. */
function quotaOf(
  { type }: Pick<DeliveryRow, 'type'>,
  { isToStranger }: Pick<Email, 'isToStranger'>,
): PolicyName | undefined {
  if (type === 'player.invited') return isToStranger ? 'guest-emails-daily' : 'invitation-emails-daily';
  return isToStranger ? 'confirmation-emails-daily' : undefined;
}
