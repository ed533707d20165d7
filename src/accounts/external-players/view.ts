import type { ExternalPlayerRow } from '../../db/players/external-players.ts';

/** An external player as the application that created them sees them. */
export interface ExternalPlayer {
  readonly id: string;
  readonly provider: string;
  readonly externalId: string;
  readonly handle: string;
  readonly displayName: string;
  /** Null, like `timeZone`, when the application may not act for the player. */
  readonly locale: string | null;
  readonly timeZone: string | null;
  /** Whether somebody claimed the player with an account. */
  readonly claimed: boolean;
  /** Whether the application may act for the player. */
  readonly mayAct: boolean;
}

/** Returns what the application sees; of a player that it may not act for, only what everybody in the game sees. */
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
