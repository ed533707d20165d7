import type { SessionOwner } from '../../db/players/refresh-tokens.ts';
import { openSessionsOf, type SessionRow } from '../../db/players/sessions.ts';
import type { ListPart } from '../../helpers/list-part.ts';
import type { Deps } from '../../platform/deps.ts';

/** A session as its player sees it. */
export interface SessionView {
  readonly id: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly expiresAt: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly current: boolean;
}

/** Returns active sessions of a player, the newest first. */
export async function listSessions(
  { db, clock }: Deps,
  { playerId, sessionId }: SessionOwner,
  part: ListPart,
): Promise<SessionView[]> {
  const rows = await openSessionsOf(db, playerId, clock(), part);
  return rows.map((row) => sessionView(row, row.id === sessionId));
}

function sessionView(
  { id, createdAt, lastUsedAt, expiresAt, address, userAgent }: SessionRow,
  current: boolean,
): SessionView {
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    address,
    userAgent,
    current,
  };
}
