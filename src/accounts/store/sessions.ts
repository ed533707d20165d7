import type { Db } from '../../db/client.ts';
import type { Session } from '../../generated/prisma/client.ts';
import { type ListPart, partById } from '../../helpers/list-part.ts';

/** A row of the table `sessions`. */
export type SessionRow = Session;

/** The origin of a request. */
export interface Client {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Why a session ended. */
export type EndReason =
  | 'log-out'
  | 'log-out-everywhere'
  | 'token-reused'
  | 'password-changed'
  | 'password-reset'
  | 'email-undone'
  | 'too-many'
  | 'banned'
  | 'account-deleted';

/** A session to be added. */
export interface NewSession {
  readonly id: string;
  readonly playerId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly client: Client;
}

/** Adds a session. */
export async function insertSession({ prisma }: Db, { client, ...session }: NewSession): Promise<void> {
  const { address, userAgent = null } = client;
  await prisma.session.create({ data: { ...session, address, userAgent, lastUsedAt: session.createdAt } });
}

/** The columns of a session that decide about a request. */
export type SessionState = Pick<SessionRow, keyof typeof stateColumns>;

const stateColumns = { playerId: true, createdAt: true, lastUsedAt: true, endedAt: true } as const;

/** Returns the state of a session, including ended ones. */
export async function sessionState({ prisma }: Db, id: string): Promise<SessionState | undefined> {
  return (await prisma.session.findUnique({ where: { id }, select: stateColumns })) ?? undefined;
}

/** Records when and from where a session was last used. */
export async function recordSessionUse({ prisma }: Db, id: string, client: Client, at: Date): Promise<void> {
  const { address, userAgent = null } = client;
  await prisma.session.updateMany({
    where: { id, endedAt: null },
    data: { lastUsedAt: at, address, userAgent },
  });
}

/** Returns a player's active sessions, newest first. */
export function openSessionsOf(
  { prisma }: Db,
  playerId: string,
  now: Date,
  part: ListPart,
): Promise<SessionRow[]> {
  const { where, ...rest } = partById(part, 'desc');
  return prisma.session.findMany({
    where: { playerId, endedAt: null, expiresAt: { gt: now }, ...where },
    ...rest,
  });
}

/** Maximum number of sessions compared with a new one. */
const maxCompared = 200;

/** Returns where a player's latest sessions, except one, were last used from. */
export async function clientsOf(
  { prisma }: Db,
  playerId: string,
  except: string,
): Promise<Partial<Client>[]> {
  const where = { playerId, id: { not: except } };
  const select = { address: true, userAgent: true };
  const rows = await prisma.session.findMany({ where, select, orderBy: { id: 'desc' }, take: maxCompared });
  return rows.map(({ address, userAgent }) => ({
    ...(address !== null && { address }),
    userAgent: userAgent ?? undefined,
  }));
}

/** Deletes sessions that ended or expired before `before`, with their refresh tokens. */
export async function purgeSessions({ prisma }: Db, before: Date): Promise<void> {
  await prisma.session.deleteMany({
    where: { OR: [{ endedAt: { lt: before } }, { expiresAt: { lt: before } }] },
  });
}
