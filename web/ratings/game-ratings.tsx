import { api, bodyOf, type Game } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { nameAt } from '../table/players.ts';
import { useResource } from '../ui/use-resource.ts';

/** Shows the rating changes of a finished game. */
export function RatingsOfGame({ game }: { game: Game }) {
  const words = more().ratings;
  const params = { path: { id: game.id } };
  const { value } = useResource(() => bodyOf(api.GET('/v1/games/{id}/ratings', { params })), [game.id]);
  if (value === undefined || value.state === 'unrated') return null;
  if (value.state === 'waiting') return <p class="hint">{words.waiting}</p>;
  const why = [...new Set(value.changes.map(({ voidReason }) => voidReason))].filter((each) => each !== null);
  const changed = value.changes.flatMap(({ seat, before, after, voidReason }) =>
    before === null || after === null || voidReason !== null
      ? []
      : [words.changed(nameAt(game, seat), String(before.rating), String(after.rating))],
  );
  return (
    <div class="hint">
      {why.map((each) => (
        <p key={each}>{words.annulled[each]}</p>
      ))}
      {changed.length > 0 && <p>{`${words.rating} – ${changed.join(' · ')}`}</p>}
    </div>
  );
}
