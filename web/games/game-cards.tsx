import { useMemo } from 'preact/hooks';
import type { ThemeName } from '../../src/render/theme.ts';
import type { ListedGame } from '../api/client.ts';
import { useTheme } from '../app/appearance.ts';
import { language, t } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { SeatMeeple } from './seat-meeple.tsx';
import { statusText } from './status-text.ts';
import { termsText } from './terms-text.ts';
import { Thumbnail } from './thumbnail.tsx';

interface GameCardsProps {
  readonly games: readonly ListedGame[];
  /** Whether games are shown as rows, which is clearer for many. */
  readonly isCompact?: boolean;
}

/** Games as cards that open their table. Rendered only when the games change, because the other lists arrive one by one. */
export function GameCards({ games, isCompact = false }: GameCardsProps) {
  const { name } = useTheme();
  return useMemo(
    () => (
      <ul class={isCompact ? 'cards rows' : 'cards'}>
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} theme={name} />
          </li>
        ))}
      </ul>
    ),
    [games, isCompact, name, language()],
  );
}

function GameCard({ game, theme }: { game: ListedGame; theme: ThemeName }) {
  return (
    <a class="card game-card" href={`/games/${game.id}`}>
      {game.thumbnail !== null && <Thumbnail path={game.thumbnail} theme={theme} />}
      <strong class="name">{game.name || t().games.untitled}</strong>
      <span class="players">
        {game.players.map(({ seat }) => (
          <span key={seat} class={game.awaiting?.seats.includes(seat) ? 'player awaiting' : 'player'}>
            <SeatMeeple seat={seat} size={22} />
            <span class="who">{nameAt(game, seat)}</span>
            {game.scores.length > 0 && <b>{game.scores[seat]}</b>}
            {game.resigned.includes(seat) && <small class="hint">{t().result.resigned}</small>}
          </span>
        ))}
      </span>
      <span class="quiet status">{statusText(game)}</span>
      {game.status === 'open' && <span class="quiet terms">{termsText(game)}</span>}
      {game.variation !== null && <span class="badge">{t().variation.title}</span>}
      {game.hasUnread && <span class="badge unread">{t().site.lists.unread}</span>}
    </a>
  );
}
