import { accessSeconds } from '../../accounts/sessions/access-tokens.ts';
import { signLinkToken } from '../../accounts/sessions/link-tokens.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { linkedDecision } from './decide-by-link.ts';

/** What the link of an email is exchanged for: a token that reads one game and makes one decision. */
export interface LinkSession {
  readonly tokenType: 'Bearer';
  readonly accessToken: string;
  /** Seconds for which the token is valid. */
  readonly expiresIn: number;
  readonly playerId: string;
  readonly displayName: string;
  readonly gameId: string;
  /** The version of the game at which the token decides. */
  readonly version: number;
}

/**
 * Exchanges the link of an email while the game waits for its decision. Nothing changes by that.
 * @throws Problem link-not-valid, decision-over
 */
export async function openLinkSession(deps: Deps, link: string): Promise<LinkSession> {
  const { row, playerId, version, isOpen } = await linkedDecision(deps, link);
  if (!isOpen) throw problem('decision-over');
  return {
    tokenType: 'Bearer',
    accessToken: await signLinkToken(deps, { playerId, game: row.id, version }),
    expiresIn: accessSeconds(deps),
    playerId,
    displayName: seatOf(row, playerId)?.displayName ?? '',
    gameId: row.id,
    version,
  };
}
