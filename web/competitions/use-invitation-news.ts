import { useEffect } from 'preact/hooks';
import { watchPlayer } from '../api/live.ts';

/** Calls `reload` when an invitation to a team reaches the player or is no longer open; does nothing for visitors. */
export function useInvitationNews(playerId: string | undefined, reload: () => void): void {
  useEffect(
    () =>
      playerId === undefined
        ? undefined
        : watchPlayer((type) => (type === 'look' || type.startsWith('team.')) && reload()),
    [playerId, reload],
  );
}
