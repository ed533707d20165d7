import { linkedDecision } from '../../games/play/decide-by-link.ts';
import { seatOf } from '../../helpers/seats.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { accessSeconds } from './access-tokens.ts';
import { signLinkToken } from './link-tokens.ts';

/**
 * Exchanges an email link, while the game waits for its decision, for a token that reads one game and makes one decision.
 * Changes nothing.
 * @throws Problem invalid-link, decision-closed
 */
export async function openLinkSession(deps: Deps, link: string) {
  const { row, playerId, version, isOpen } = await linkedDecision(deps, link);
  if (!isOpen) throw problem('decision-closed');
  return {
    tokenType: 'Bearer' as const,
    accessToken: await signLinkToken(deps, { playerId, game: row.id, version }),
    expiresIn: accessSeconds(deps),
    playerId,
    displayName: seatOf(row, playerId)?.displayName ?? '',
    gameId: row.id,
    version,
  };
}
