import type { ListedGame } from '../api/client.ts';
import { PiecePicture } from '../art.tsx';
import { t } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { statusText } from './status-text.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Games as cards that open their table. */
export function GameCards({ games }: { games: readonly ListedGame[] }) {
  return (
    <ul class="cards">
      {games.map((game) => (
        <li key={game.id}>
          <GameCard game={game} />
        </li>
      ))}
    </ul>
  );
}

function GameCard({ game }: { game: ListedGame }) {
  return (
    <a class="card game-card" href={`/games/${game.id}`}>
      {game.thumbnail !== null && <Thumbnail path={game.thumbnail} />}
      <strong class="name">{game.name || t().games.untitled}</strong>
      <span class="players">
        {game.players.map(({ seat }) => (
          <span key={seat} class={game.awaiting?.seats.includes(seat) ? 'player awaiting' : 'player'}>
            <PiecePicture piece="meeple" seat={seat} size={22} />
            {nameAt(game, seat)}
            {game.scores.length > 0 && <b>{game.scores[seat]}</b>}
          </span>
        ))}
      </span>
      <span class="quiet">{statusText(game)}</span>
      {game.hasUnread && <span class="badge unread">{t().site.lists.unread}</span>}
    </a>
  );
}
