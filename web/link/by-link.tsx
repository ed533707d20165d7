import type { Game } from '../api/client.ts';
import { isDecisionMade, linkSession } from '../api/link-session.ts';
import { t } from '../i18n/index.ts';

/** Whether the page acts by the link of an email, which lets nobody write, request or change settings. */
export const isByLink = (): boolean => linkSession() !== undefined;

/** Whether the decision of the link has been made. */
export const isLinkOver = ({ version }: Pick<Game, 'version'>): boolean => {
  const session = linkSession();
  return session !== undefined && (isDecisionMade() || session.version < version);
};

/** Says for whom the page decides, and that it is for once; nothing to those who are logged in. */
export function ByLink({ game }: { game: Game }) {
  const session = linkSession();
  if (session === undefined || isLinkOver(game)) return null;
  return <p class="quiet by-link">{t().link.decidingAs(session.displayName)}</p>;
}

/** Renders what comes after the decision of a link. */
export function LinkDone({ game }: { game: Game }) {
  const words = t().link;
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
