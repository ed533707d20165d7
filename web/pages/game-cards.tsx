import type { GameSummary } from '../api/client.ts';
import { PiecePicture } from '../art.tsx';
import { BoardThumbnail } from '../board/picture.tsx';
import { formatTime, t } from '../i18n/index.ts';
import { nameAt, winnersOf } from '../table/players.ts';

/** Games as cards that open their table. */
export function GameCards({ games }: { games: readonly GameSummary[] }) {
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

function GameCard({ game }: { game: GameSummary }) {
  return (
    <a class="card game-card" href={`/games/${game.id}`}>
      {game.startedAt !== null && <BoardThumbnail moment={{ id: game.id, seq: game.version }} />}
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
    </a>
  );
}

/** Says how far a game is, in a line. */
function statusText(game: GameSummary): string {
  const words = t().games;
  switch (game.status) {
    case 'open':
      return [
        words.seats(game.players.length, game.seatCount),
        ...(game.aids ? [] : [t().lobby.withoutAids]),
      ].join(' · ');
    case 'aborted':
      return words.aborted;
    case 'finished':
      return words.wonBy(winnersOf(game));
    case 'running':
      return runningText(game);
  }
}

function runningText(game: GameSummary): string {
  const words = t().games;
  const seat = game.awaiting?.seats[0];
  const deadline = game.awaiting?.deadline ?? null;
  const parts = [words.moves(game.version)];
  if (seat !== undefined && seat !== game.you) parts.push(words.waitsFor(nameAt(game, seat)));
  if (deadline !== null) parts.push(words.until(formatTime(deadline)));
  return parts.join(' · ');
}
