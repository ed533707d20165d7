import type { Game } from '../api/client.ts';
import { linkSession } from '../api/link-session.ts';
import { more, t } from '../i18n/index.ts';
import { isLinkOver } from './by-link.ts';

/** Says for whom the page decides, and that it is for once; nothing to those who are logged in. */
export function ByLink({ game }: { game: Game }) {
  const session = linkSession();
  if (session === undefined || isLinkOver(game)) return null;
  return <p class="quiet by-link">{more().link.decidingAs(session.displayName)}</p>;
}

/** Renders what comes after the decision of a link. */
export function LinkDone({ game }: { game: Game }) {
  const words = more().link;
  const isStillTurn =
    game.status === 'running' && game.you !== null && game.awaiting?.seats.includes(game.you);
  return (
    <div class="question">
      <h2>{words.done}</h2>
      <p>{isStillTurn ? words.stillYourTurn : words.doneText}</p>
      <LogInButton id={game.id} />
    </div>
  );
}

/** Leads to the log-in, and from there back to the game. */
export function LogInButton({ id }: { id: string }) {
  return (
    <a class="button main" href={`/log-in?next=${encodeURIComponent(`/games/${id}`)}`}>
      {t().nav.logIn}
    </a>
  );
}
