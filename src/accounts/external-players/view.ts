import type { ExternalPlayerRow } from '../../db/external-players.ts';

/** A player as the application sees them that made them. */
export interface ExternalPlayer {
  readonly id: string;
  readonly provider: string;
  readonly externalId: string;
  readonly handle: string;
  readonly displayName: string;
  /** Null, as the next: the player keeps it to themselves. */
  readonly locale: string | null;
  readonly timeZone: string | null;
  /** Whether somebody made the player their own account. */
  readonly claimed: boolean;
  /** Whether the application may act for the player. */
  readonly mayAct: boolean;
}

/** What the application is shown; of a player for whom it may not act, no more than everybody at the table sees. */
export function externalPlayerOf(row: ExternalPlayerRow): ExternalPlayer {
  const { playerId: id, provider, externalId, handle, displayName, mayAct } = row;
  const [locale, timeZone] = mayAct ? [row.locale, row.timeZone] : [null, null];
  return {
    id,
    provider,
    externalId,
    handle,
    displayName,
    locale,
    timeZone,
    claimed: row.claimedAt !== null,
    mayAct,
  };
}
