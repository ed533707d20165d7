import { useCallback, useEffect, useRef } from 'preact/hooks';
import { type Game, Refused } from '../api/client.ts';
import { watchGame } from '../api/live.ts';
import { currentSession, type Session } from '../api/session.ts';
import { useTheme } from '../app/appearance.ts';
import type { ViewProps } from '../app/router.ts';
import { showTitle } from '../app/title.ts';
import { waitingNews } from '../app/waiting-games.ts';
import { preparePicture } from '../board/load-image.ts';
import { t } from '../i18n/index.ts';
import { useKeptBoard } from '../offline/use-kept-board.ts';
import { Later, prepareParts } from './later.ts';
import { isPersonAwaited } from './players.ts';
import { TableView } from './table-view.tsx';
import { useGame } from './use-game.ts';
import { useSounds } from './use-sounds.ts';

/** A game: its lobby before the start, its table afterwards. */
export function GamePage({ id, query, session }: ViewProps) {
  const { name } = useTheme();
  const prepare = useCallback(
    (now: Game) =>
      Promise.all([
        now.startedAt !== null && preparePicture({ id: now.id, seq: now.version }, name),
        // If this fails, each part tries again and reports the error.
        !isFirstTile(now) && prepareParts().catch(() => undefined),
      ]),
    [name],
  );
  const news = useGame(id, watchGame, prepare);
  const { game, error } = news;
  const isTurn =
    game !== undefined && game.yourSeat !== null && game.awaiting?.seats.includes(game.yourSeat) === true;
  useEffect(() => {
    if (game !== undefined) showTitle(`${isTurn ? '● ' : ''}${game.name}`);
  }, [game, isTurn]);
  useKeptBoard(game);
  useTurnOver(game, isTurn);
  useSounds(game && news.entries, isTurn);
  const invitation = query.get('invitation') ?? undefined;
  if (game === undefined) {
    if (error === undefined) return <p class="quiet centered">{t().loading}</p>;
    if (error instanceof Refused && error.status === 404 && invitation !== undefined)
      return <Later.Invited id={id} invitation={invitation} session={session} onSeated={news.refresh} />;
    return <Later.NoGame error={error} session={session} id={id} />;
  }
  if (game.table === null && isStranger(game, session))
    return <Later.Invited id={id} invitation={invitation} session={session} onSeated={news.refresh} />;
  if (game.table === null)
    return <Later.Lobby game={game} invitation={invitation} session={session} onChange={news.refresh} />;
  return <TableView news={news} game={game} table={game.table} at={query.get('at')} />;
}

/** Whether a table shows only the start tile of a base game. */
const isFirstTile = ({ table, version, rules }: Game): boolean =>
  table !== null && version === 0 && rules.expansions.length === 0;

/** Whether the reader could join a table: it is open, and they neither sit there nor created it. */
const isStranger = (game: Game, session: Session | undefined): boolean =>
  game.status === 'open' && game.yourSeat === null && game.ownerId !== session?.playerId;

/** Updates the count of waiting games when a turn starts or ends, and offers notifications while another person moves. */
function useTurnOver(game: Game | undefined, isTurn: boolean): void {
  const before = useRef<boolean | undefined>(undefined);
  const isKnown = game !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const wasTurn = before.current;
    before.current = isTurn;
    if (wasTurn === undefined || wasTurn === isTurn) return;
    waitingNews.notify();
    const mayOffer = !isTurn && isPersonAwaited(game) && currentSession() !== undefined;
    void import('../push/offer-state.ts').then(({ endOffer, offerPush }) => {
      if (isTurn) endOffer();
      else if (mayOffer) void offerPush();
    });
  }, [isKnown, isTurn]);
}
