import { requireRecentLogIn } from '../accounts/sessions/recent-log-in.ts';
import { startRequestTransaction, transaction } from '../db/transactions.ts';
import { refund, spend } from '../limits/index.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { type Consenter, grantTo } from './consent.ts';
import { readUserCode } from './device-codes.ts';
import {
  answerDeviceRequest,
  type DeviceRequestRow,
  findOpenDeviceRequest,
} from './store/device-requests.ts';

/**
 * Returns the request of the app that shows a code. Wrong codes are counted, to prevent guessing.
 * @throws Problem user-code-not-found, too-many-requests
 */
export async function findByUserCode(deps: Deps, playerId: string, typed: string): Promise<DeviceRequestRow> {
  await spend(deps, 'wrong-user-codes-hourly', playerId);
  const code = readUserCode(typed);
  const found = code && (await findOpenDeviceRequest(deps.db.prisma, code, deps.clock()));
  if (!found) throw problem('user-code-not-found');
  await refund(deps, 'wrong-user-codes-hourly', playerId);
  return found;
}

/**
 * Grants the request of the app that shows a code, and notifies the player by email; the app gets its tokens at its next
 * poll.
 * @throws Problem user-code-not-found, banned, password-required, wrong-password, too-many-requests
 */
export async function allowDevice(
  deps: Deps,
  { owner, password, client }: Consenter,
  typed: string,
): Promise<void> {
  const asked = await findByUserCode(deps, owner.playerId, typed);
  await requireRecentLogIn(deps, owner, password, client);
  await startRequestTransaction();
  await transaction(deps.db, async () => {
    const grantId = await grantTo(deps, owner, { ...asked, viaDeviceCode: true }, asked.expiresAt);
    await answer(deps, asked, { grantId });
  });
}

/**
 * Denies the request of the app that shows a code.
 * @throws Problem user-code-not-found, too-many-requests
 */
export async function denyDevice(deps: Deps, playerId: string, typed: string): Promise<void> {
  const asked = await findByUserCode(deps, playerId, typed);
  await startRequestTransaction();
  await answer(deps, asked, { deniedAt: deps.clock() });
}

async function answer(
  { db }: Deps,
  { deviceCodeHash }: DeviceRequestRow,
  given: Parameters<typeof answerDeviceRequest>[2],
): Promise<void> {
  if (!(await answerDeviceRequest(db.prisma, deviceCodeHash, given))) throw problem('user-code-not-found');
}
