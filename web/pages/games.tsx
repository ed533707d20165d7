import { useEffect } from 'preact/hooks';
import type { paths } from '#client';
import { api, bodyOf, type GameSummary } from '../api/client.ts';
import { PiecePicture } from '../art.tsx';
import { BoardThumbnail } from '../board/picture.tsx';
import { FormError } from '../form.tsx';
import { formatTime, t } from '../i18n/index.ts';
import { useAsked } from '../use-resource.ts';

const checkEveryMs = 20_000;

/** The player's games, those that wait for the player first, and tables where somebody is still wanted. */
export function Games({ playerId }: { playerId: string }) {
  const mine = useAsked(() => gamesWhere({ mine: 'true', limit: 100 }), [playerId]);
  const open = useAsked(() => gamesWhere({ status: 'open', limit: 30 }), [playerId]);
  useEffect(() => {
    const timer = setInterval(mine.again, checkEveryMs);
    return () => clearInterval(timer);
  }, [mine.again]);
  if (mine.value === undefined)
    return <p class="quiet">{mine.error ? <FormError error={mine.error} /> : t().loading}</p>;
  const isMyTurn = (game: GameSummary) =>
    game.you !== null && game.awaiting?.seats.includes(game.you) === true;
  const running = mine.value.filter(({ status }) => status === 'running');
  const tables = (open.value ?? []).filter(({ you }) => you === null);
  return (
    <div class="games">
      <div class="title-row">
        <h1>{t().nav.games}</h1>
        <a class="button main" href="/new">
          {t().nav.newGame}
        </a>
      </div>
      {mine.value.length === 0 && (
        <div class="card empty">
          <h2>{t().games.none}</h2>
          <p>{t().games.noneText}</p>
        </div>
      )}
      <Group title={t().games.yourTurn} games={running.filter(isMyTurn)} urgent />
      <Group title={t().games.running} games={running.filter((game) => !isMyTurn(game))} />
      <Group title={t().games.open} games={mine.value.filter(({ status }) => status === 'open')} />
      <Group
        title={t().games.finished}
        games={mine.value.filter(({ status }) => status === 'finished' || status === 'aborted').slice(0, 20)}
      />
      <section>
        <h2>{t().games.openTables}</h2>
        {tables.length === 0 ? <p class="quiet">{t().games.noOpenTables}</p> : <Cards games={tables} />}
      </section>
    </div>
  );
}

type Query = NonNullable<paths['/v1/games']['get']['parameters']['query']>;

async function gamesWhere(query: Query): Promise<GameSummary[]> {
  const { items } = await bodyOf(api.GET('/v1/games', { params: { query } }));
  return items;
}

function Group({
  title,
  games,
  urgent = false,
}: {
  title: string;
  games: readonly GameSummary[];
  urgent?: boolean;
}) {
  if (games.length === 0) return null;
  return (
    <section class={urgent ? 'urgent' : ''}>
      <h2>
        {title} <span class="number">{games.length}</span>
      </h2>
      <Cards games={games} />
    </section>
  );
}

function Cards({ games }: { games: readonly GameSummary[] }) {
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
        {game.players.map(({ seat, displayName }) => (
          <span key={seat} class={game.awaiting?.seats.includes(seat) ? 'player awaiting' : 'player'}>
            <PiecePicture piece="meeple" seat={seat} size={22} />
            {displayName}
            {game.scores.length > 0 && <b>{game.scores[seat]}</b>}
          </span>
        ))}
      </span>
      <span class="quiet">{newsOf(game)}</span>
    </a>
  );
}

/** The one thing to know about a game. */
function newsOf(game: GameSummary): string {
  const words = t().games;
  if (game.status === 'open') return words.seats(game.players.length, game.seatCount);
  if (game.status === 'aborted') return words.aborted;
  const nameOf = (seat: number) => game.players.find((player) => player.seat === seat)?.displayName ?? '';
  if (game.status === 'finished') {
    const best = Math.max(...game.scores);
    return words.wonBy(
      game.players.filter(({ seat }) => game.scores[seat] === best).map(({ seat }) => nameOf(seat)),
    );
  }
  const parts = [words.moves(game.version)];
  const seat = game.awaiting?.seats[0];
  const deadline = game.awaiting?.deadline ?? null;
  if (seat !== undefined && seat !== game.you) parts.push(words.waitsFor(nameOf(seat)));
  if (deadline !== null) parts.push(words.until(formatTime(deadline)));
  return parts.join(' · ');
}
