import { api, bodyOf, type ListedGame } from '../api/client.ts';
import { GameCards } from '../games/game-cards.tsx';
import { MeepleSymbols } from '../games/seat-meeple.tsx';
import { more } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { useResource } from '../ui/use-resource.ts';

/** Number of games in the form. */
const LAST = 10;
const NOW = 4;

/** Renders a player's latest visible results, newest first; renders nothing if there are none. */
export function Form({ handle }: { readonly handle: string }) {
  const words = more().person;
  const games = useGames(handle, 'finished', LAST);
  if (games.length === 0) return null;
  return (
    <>
      <h3>{words.form}</h3>
      <ol class="form-line">
        {games.map((game) => {
          const { text, said, kind } = resultOf(game, handle);
          return (
            <li key={game.id}>
              <a class={`form-result ${kind}`} href={`/games/${game.id}`} aria-label={said} title={said}>
                {text}
              </a>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Renders a player's visible running games; renders nothing if there are none. */
export function PlayingNow({ handle }: { readonly handle: string }) {
  const games = useGames(handle, 'running', NOW);
  if (games.length === 0) return null;
  return (
    <section>
      <h2>{more().person.playing}</h2>
      <GameCards games={games} isCompact />
      <MeepleSymbols />
    </section>
  );
}

function useGames(handle: string, status: 'finished' | 'running', limit: number): readonly ListedGame[] {
  const params = { path: { handle }, query: { status, limit } };
  const { value } = useResource(
    () => bodyOf(api.GET('/v1/players/{handle}/games', { params })),
    [handle, status],
  );
  return value?.items ?? [];
}

/** Returns a player's result in a finished game: a letter or a place, and a text. */
function resultOf(game: ListedGame, handle: string) {
  const words = more().person.results;
  const { players, places, resigned } = game;
  const seated = players.find((player) => player.handle === handle);
  const opponents = players.filter((player) => player !== seated).map(({ seat }) => nameAt(game, seat));
  const place = seated === undefined || resigned.includes(seated.seat) ? players.length : places[seated.seat];
  const isShared = places.filter((other) => other === 1).length > 1;
  if (place === 1 && isShared) return { kind: 'drawn', text: words.drawn, said: words.drew(opponents) };
  if (place === 1) return { kind: 'won', text: words.won, said: words.beat(opponents) };
  const text = players.length === 2 ? words.lost : String(place ?? players.length);
  return { kind: 'lost', text, said: words.lostTo(opponents) };
}
