import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { useResource } from '../ui/use-resource.ts';
import { lengthText, matchAddress, nameOf, playerName, standingText } from './match-text.ts';

/** Maximum number of listed matches. */
const most = 5;

/** Lists the player's latest visible matches; renders nothing if there are none. */
export function PlayerMatches({ handle }: { handle: string }) {
  const { value } = useResource(() => {
    const params = { path: { handle }, query: { limit: most } };
    return bodyOf(api.GET('/v1/players/{handle}/matches', { params }));
  }, [handle]);
  if (value === undefined || value.items.length === 0) return null;
  return (
    <section class="card">
      <h2>{more().matches.list}</h2>
      <ul class="plain-list">
        {value.items.map((match) => {
          const [first, second] = match.players.map(playerName);
          const standing = standingText(match.players.map(({ points }) => points));
          return (
            <li key={match.id}>
              <a href={matchAddress(match.id)}>{`${first} ${standing} ${second}`}</a>
              <small class="hint">
                {[...nameOf(match), lengthText(match), more().matches.status[match.status]].join(' · ')}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
