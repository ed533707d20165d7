import type { ExternalPlayerRow } from '../../db/external-players.ts';

/** A player as the application sees them that made them. */
export interface ExternalPlayer {
  readonly id: string;
  readonly provider: string;
  readonly externalId: string;
  readonly handle: string;
  readonly displayName: string;
  readonly locale: string;
  readonly timeZone: string;
  /** Whether somebody made the player their own account. */
  readonly claimed: boolean;
  /** Whether the application may act for the player. */
  readonly mayAct: boolean;
}

/** What the application is shown; of a claimed player who keeps to themselves, no more than the names. */
export function externalPlayerOf(row: ExternalPlayerRow): ExternalPlayer {
  const { playerId: id, provider, externalId, handle, displayName, locale, timeZone, mayAct } = row;
  const claimed = row.claimedAt !== null;
  return { id, provider, externalId, handle, displayName, locale, timeZone, claimed, mayAct };
}
