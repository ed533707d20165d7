import { hourMs } from '../../src/helpers/time-units.ts';
import type { Game, LogEntry } from '../api/client.ts';
import { NextGameLink, useNextGame } from '../games/next-game.tsx';
import { formatTime, t } from '../i18n/index.ts';
import { OfferPlace } from '../push/offer.tsx';
import { Nudge } from './nudge.tsx';
import { isPersonAwaited, nameAt } from './players.ts';
import { News } from './questions/parts.tsx';
import { textOf } from './sentences.ts';

/** Players can be reminded only after this time. */
const NUDGE_AFTER_MS = hourMs;

interface WaitingProps {
  readonly game: Game;
  readonly last: LogEntry | undefined;
  readonly nameOf: (seat: number) => string;
}

/** The player whose decision is pending, and the last move. */
export function Waiting({ game, last, nameOf }: WaitingProps) {
  const words = t().turn;
  const deadline = game.awaiting?.deadline ?? null;
  // Robots need no reminder.
  const mayRemind = game.yourSeat !== null && isPersonAwaited(game);
  const since = Date.parse(game.last?.at ?? game.startedAt ?? '');
  const isLate = Date.now() - since > NUDGE_AFTER_MS;
  return (
    <div class="question">
      {game.yourSeat === null && <p class="whose">{words.watching}</p>}
      <h2 tabIndex={-1}>{titleFor(game)}</h2>
      {game.table !== null && <News table={game.table} />}
      {game.held !== undefined && <p>{words.heldHint}</p>}
      {deadline !== null && <p>{words.deadline(formatTime(deadline))}</p>}
      {game.pausedAt !== null && <p>{t().turn.paused}</p>}
      {last !== undefined && <p class="quiet">{textOf(last, nameOf)}</p>}
      <Onward game={game} />
      {mayRemind && <OfferPlace />}
      {mayRemind && isLate && game.pausedAt === null && <Nudge game={game} />}
    </div>
  );
}

function titleFor(game: Game): string {
  const words = t().turn;
  const { held, awaiting, yourSeat } = game;
  if (held === undefined) return words.waitingFor(nameAt(game, awaiting?.seats[0] ?? 0));
  return held.seat === yourSeat ? words.heldByYou : words.heldBy(nameAt(game, held.seat));
}

/** After a move, the next game that waits for the player. */
function Onward({ game }: { game: Game }) {
  const next = useNextGame(game.id);
  if (next === undefined || game.yourSeat === null) return null;
  return (
    <p class="onward">
      <NextGameLink next={next} isMain />
    </p>
  );
}
