import { newId } from '../../db/id.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../../platform/deps.ts';
import type { PasskeyRow } from '../store/passkeys.ts';

/** Enqueues the email about an added or removed passkey. */
export async function emailAboutPasskey(
  { db, clock }: Deps,
  type: 'account.passkey-added' | 'account.passkey-removed',
  { id, playerId, name }: Pick<PasskeyRow, 'id' | 'playerId' | 'name'>,
): Promise<void> {
  const email = { type, playerId, dedupeKey: `${type} ${id}`, data: { name }, at: clock() };
  await enqueueAccountEmail(db.prisma, email);
}

/** Enqueues the email about a used recovery code, with the number of codes left. */
export async function emailAboutRecoveryCode(
  { db, clock }: Deps,
  playerId: string,
  left: number,
): Promise<void> {
  const type = 'account.recovery-code-used';
  const email = { type, playerId, dedupeKey: `${type} ${newId()}`, data: { left }, at: clock() } as const;
  await enqueueAccountEmail(db.prisma, email);
}
