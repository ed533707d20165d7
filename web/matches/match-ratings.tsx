import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { useResource } from '../ui/use-resource.ts';
import { playerName } from './match-text.ts';

type Match = Schemas['Match'];

/** Shows the rating changes of a finished match. */
export function MatchRatings({ match: { games, players } }: { match: Match }) {
  const words = more().ratings;
  const last = games.at(-1);
  const { value } = useResource(async () => {
    const params = { path: { id: last?.id ?? '' } };
    return bodyOf(api.GET('/v1/games/{id}/ratings', { params }));
  }, [last?.id]);
  if (value === undefined || value.state === 'unrated') return null;
  if (value.state === 'waiting') return <p class="hint">{words.waiting}</p>;
  const nameAt = (seat: number) => {
    const player = players[last?.starter === 1 ? 1 - seat : seat];
    return player === undefined ? '' : playerName(player);
  };
  const why = [...new Set(value.changes.map(({ voidReason }) => voidReason))].filter((each) => each !== null);
  const changed = value.changes.flatMap(({ seat, before, after, voidReason }) =>
    before === null || after === null || voidReason !== null
      ? []
      : [words.changed(nameAt(seat), String(before.rating), String(after.rating))],
  );
  return (
    <section class="card">
      <h2>{words.rating}</h2>
      {why.map((each) => (
        <p key={each}>{words.annulled[each]}</p>
      ))}
      {changed.length > 0 && <p>{changed.join(' · ')}</p>}
    </section>
  );
}
