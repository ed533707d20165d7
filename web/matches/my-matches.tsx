import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { LinkRows } from '../ui/link-rows.tsx';
import { useResource } from '../ui/use-resource.ts';
import { lengthText, matchAddress, nameOf, placeText, playerName, standingText } from './match-text.ts';

/** A match or a challenge in the list of the player. */
interface Line {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly isUrgent: boolean;
}

/** Lists the challenges to and by the player, and the running matches of several games. */
export function MyMatches({ playerId }: { playerId: string }) {
  const { value = [] } = useResource(loadLines, [playerId]);
  if (value.length === 0) return null;
  return (
    <section>
      <h2>{more().matches.yours}</h2>
      <LinkRows rows={value.map(({ id, ...line }) => ({ address: matchAddress(id), ...line }))} />
    </section>
  );
}

async function loadLines(): Promise<readonly Line[]> {
  const [challenges, ...mine] = await Promise.all([
    challengesToMe(),
    matches('proposed'),
    matches('running'),
  ]);
  return [...challenges, ...mine.flat()];
}

async function challengesToMe(): Promise<Line[]> {
  const { items } = await bodyOf(api.GET('/v1/me/invitations'));
  return items.flatMap(({ by, game: { match } }) =>
    match === undefined
      ? []
      : [
          {
            id: match.id,
            title: more().matches.challengedYou(playerName(by)),
            text: match.bestOf === 1 ? placeText(match) : lengthText(match),
            isUrgent: true,
          },
        ],
  );
}

async function matches(status: 'proposed' | 'running'): Promise<Line[]> {
  const params = { query: { status } };
  const { items } = await bodyOf(api.GET('/v1/me/matches', { params }));
  // Matches of a single game are already in the list of games.
  const several = items.filter(
    ({ bestOf, form }) => status === 'proposed' || bestOf > 1 || form === 'mirrored',
  );
  return several.map((match) => {
    const other = match.players.find((_, side) => side !== match.yourSide);
    const challenged = other === undefined ? `@${match.club}` : playerName(other);
    const isOpen = status === 'proposed';
    const names = match.players.map(playerName);
    const standing = standingText(match.players.map(({ points }) => points));
    return {
      id: match.id,
      title: isOpen ? more().matches.waitsFor(challenged) : `${names[0]} ${standing} ${names[1]}`,
      text: [...nameOf(match), lengthText(match)].join(' · '),
      isUrgent: false,
    };
  });
}
