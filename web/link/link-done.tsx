import type { Game } from '../api/client.ts';
import { linkSession } from '../api/link-session.ts';
import { more } from '../i18n/index.ts';
import { LogInLink } from '../ui/log-in-links.tsx';
import { isLinkOver } from './by-link.ts';

/** Shows whose decision this is and that the link works once; renders nothing for logged-in players. */
export function ByLink({ game }: { game: Game }) {
  const session = linkSession();
  if (session === undefined || isLinkOver(game)) return null;
  return <p class="quiet by-link">{more().link.decidingAs(session.displayName)}</p>;
}

/** Renders the page after a decision by link. */
export function LinkDone({ game }: { game: Game }) {
  const words = more().link;
  const isStillTurn =
    game.status === 'running' && game.yourSeat !== null && game.awaiting?.seats.includes(game.yourSeat);
  return (
    <div class="question">
      <h2>{words.done}</h2>
      <p>{isStillTurn ? words.stillYourTurn : words.doneText}</p>
      <LogInLink next={`/games/${game.id}`} />
    </div>
  );
}
