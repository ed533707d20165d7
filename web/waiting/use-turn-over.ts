import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { offerPush } from '../push/offer-state.ts';
import { waitingNews } from './start.ts';

/** Counts the games that wait when a turn begins or ends here, and offers notifications after a decision. */
export function useTurnOver(game: Game | undefined, isTurn: boolean): void {
  const before = useRef<boolean | undefined>(undefined);
  const isKnown = game !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const wasTurn = before.current;
    before.current = isTurn;
    if (wasTurn === undefined || wasTurn === isTurn) return;
    waitingNews.notify();
    if (wasTurn && game.status === 'running' && currentSession() !== undefined) void offerPush();
  }, [isKnown, isTurn]);
}
