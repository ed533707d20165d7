import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { more } from '../i18n/index.ts';
import { personAddress } from '../pages/person.tsx';
import { useResource } from '../use-resource.ts';
import { RoundChoice } from './round-choice.tsx';
import type { Competition } from './words.ts';

type Pairing = Schemas['Pairing'];

/** How many matches of a round are shown at once: those of a league are many. */
const pageSize = 100;

/** Renders who plays whom in a round, the present one at first, with ways to their games. */
export function Matches({ competition }: { competition: Competition }) {
  const words = more().competitions;
  const { id, round: present } = competition;
  const [{ round, pages }, setShown] = useState({ round: present, pages: 1 });
  const { value, error } = useResource(() => matchesOf(id, round, pages), [id, round, pages]);
  return (
    <section class="card">
      <h2>{words.matches}</h2>
      <RoundChoice
        competition={competition}
        round={round}
        onChoose={(chosen) => setShown({ round: chosen, pages: 1 })}
      />
      <FormError error={error} />
      <ul class="pairings">
        {value?.items.map((pairing) => (
          <Match key={pairing.id} pairing={pairing} />
        ))}
      </ul>
      {value?.hasMore === true && (
        <button type="button" onClick={() => setShown({ round, pages: pages + 1 })}>
          {words.moreMatches}
        </button>
      )}
    </section>
  );
}

/** Loads all pages that are shown each time, so that the list stays whole when matches end. */
async function matchesOf(
  id: string,
  round: number,
  pages: number,
): Promise<{ readonly items: readonly Pairing[]; readonly hasMore: boolean }> {
  let items: readonly Pairing[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages && (page === 0 || cursor !== null); page += 1) {
    const query = { round, limit: pageSize, ...(cursor !== null && { cursor }) };
    const params = { path: { id }, query };
    const answer: Schemas['PairingPage'] = await bodyOf(api.GET('/v1/competitions/{id}/matches', { params }));
    items = [...items, ...answer.items];
    cursor = answer.nextCursor;
  }
  return { items, hasMore: cursor !== null };
}

function Match({ pairing }: { pairing: Pairing }) {
  const words = more().competitions;
  const [first, second] = pairing.players;
  if (first === undefined) return null;
  return (
    <li>
      <Side pairing={pairing} place={0} />
      <span class="pairing-score">{scoreText(pairing)}</span>
      {second === undefined ? (
        <span class="quiet">{pairing.teams[1]?.name ?? words.bye}</span>
      ) : (
        <Side pairing={pairing} place={1} />
      )}
      <span class="pairing-games">
        {pairing.games.map((game, index) => (
          <a key={game} href={`/games/${game}`}>
            {words.game(index + 1)}
          </a>
        ))}
      </span>
    </li>
  );
}

function Side({ pairing: { players, teams, outcome, absent }, place }: { pairing: Pairing; place: 0 | 1 }) {
  const player = players[place];
  if (player === undefined) return null;
  const hasWon = outcome === (place === 0 ? 'first' : 'second');
  return (
    <span class={hasWon ? 'pairing-side won' : 'pairing-side'}>
      <a href={personAddress(player.handle)}>{player.displayName}</a>
      {teams[place] !== undefined && <small class="quiet">{` ${teams[place].name}`}</small>}
      {absent[place] === true && <small class="quiet">{` ${more().competitions.absent}`}</small>}
    </span>
  );
}

/** Says how a match ended, by games. */
function scoreText({ outcome, points, players }: Pairing): string {
  if (players.length === 1) return '–';
  if (outcome === null) return more().competitions.playing;
  return points.map(String).join(' : ').replaceAll('.5', '½').replaceAll('0½', '½');
}
