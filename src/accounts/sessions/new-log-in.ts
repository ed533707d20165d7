import { networkOf } from '../../limits/index.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Client, clientsOf } from '../store/sessions.ts';

/** A successful login. */
interface LogIn {
  readonly playerId: string;
  readonly sessionId: string;
  readonly client: Client;
}

/**
 * Sends an email about a login from a network, or with a program, that none of the player's sessions used before. An
 * account's first login is not reported.
 */
export async function emailAboutNewLogIn(
  { db, clock }: Deps,
  { playerId, sessionId, client }: LogIn,
): Promise<void> {
  const known = await clientsOf(db, playerId, sessionId);
  if (known.length === 0 || isKnown(client, known)) return;
  const at = clock();
  const dedupeKey = `new-login ${sessionId}`;
  const data = { ...client, at };
  await enqueueAccountEmail(db.prisma, { type: 'account.new-login', playerId, dedupeKey, data, at });
}

function isKnown({ address, userAgent }: Client, known: readonly Partial<Client>[]): boolean {
  const network = networkOf(address);
  return (
    known.some((other) => other.address !== undefined && networkOf(other.address) === network) &&
    known.some((other) => other.userAgent === userAgent)
  );
}
