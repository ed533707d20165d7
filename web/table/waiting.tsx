import type { Game, LogEntry } from '../api/client.ts';
import { currentSession } from '../api/session.ts';
import { KeepNote } from '../guests/keep-note.tsx';
import { formatTime, t } from '../i18n/index.ts';
import { OfferPlace } from '../push/offer.tsx';
import { Nudge, Rematch } from './my-game.tsx';
import { isPersonAwaited, nameAt, outcomeText } from './players.ts';
import { textOf } from './sentences.ts';

interface WaitingProps {
  readonly game: Game;
  readonly last: LogEntry | undefined;
  readonly nameOf: (seat: number) => string;
}

/** Whose decision the game waits for, and what happened last. */
export function Waiting({ game, last, nameOf }: WaitingProps) {
  const words = t().turn;
  const seat = game.awaiting?.seats[0] ?? 0;
  const deadline = game.awaiting?.deadline ?? null;
  // Nobody has to remind a robot, or waits for long.
  const mayRemind = game.you !== null && isPersonAwaited(game);
  return (
    <div class="question">
      {game.you === null && <p class="whose">{words.watching}</p>}
      <h2 tabIndex={-1}>{words.waitingFor(nameAt(game, seat))}</h2>
      {deadline !== null && <p>{words.deadline(formatTime(deadline))}</p>}
      {game.pausedAt !== null && <p>{t().requests.paused}</p>}
      {last !== undefined && <p class="quiet">{textOf(last, nameOf)}</p>}
      {mayRemind && <OfferPlace />}
      {mayRemind && game.pausedAt === null && <Nudge game={game} />}
    </div>
  );
}

/** Says how the game ended. */
export function GameOver({ game }: { game: Game }) {
  const words = t();
  return (
    <div class="question">
      <h2 tabIndex={-1}>{words.turn.over}</h2>
      <p>{game.status === 'aborted' ? words.turn.withoutResult : outcomeText(game)}</p>
      <div class="buttons">
        {game.status === 'finished' && (
          <a class="button main" href={`/games/${game.id}/analysis`}>
            {words.analysis.open}
          </a>
        )}
        {game.you !== null && <Rematch game={game} />}
      </div>
      {currentSession()?.isGuest && <KeepNote />}
    </div>
  );
}
