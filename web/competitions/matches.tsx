import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { more } from '../i18n/index.ts';
import { personAddress } from '../pages/person.tsx';
import { useResource } from '../use-resource.ts';
import type { Competition } from './words.ts';

type Pairing = Schemas['Pairing'];

/** Most matches of a round that are shown: those of a league are many. */
const pageSize = 100;

/** Most rounds that are offered, the latest: challenges of a ladder are many. */
const mostRounds = 30;

/** Renders who plays whom in a round, the present one at first, with ways to their games. */
export function Matches({ competition: { id, kind, round: present } }: { competition: Competition }) {
  const words = more().competitions;
  const [round, setRound] = useState(present);
  const { value, error } = useResource(async () => {
    const query = { round, limit: pageSize };
    return bodyOf(api.GET('/v1/competitions/{id}/matches', { params: { path: { id }, query } }));
  }, [id, round]);
  const name = nameOf(kind);
  return (
    <section class="card">
      <h2>{words.matches}</h2>
      <div class="buttons rounds">
        {Array.from({ length: present }, (_, index) => index + 1)
          .slice(-mostRounds)
          .map((each) => (
            <button
              key={each}
              type="button"
              class={each === round ? 'main' : ''}
              aria-pressed={each === round}
              onClick={() => setRound(each)}
            >
              {name(each, null)}
            </button>
          ))}
      </div>
      <FormError error={error} />
      <ul class="pairings">
        {value?.items.map((pairing) => (
          <Match key={pairing.id} pairing={pairing} />
        ))}
      </ul>
    </section>
  );
}

function nameOf(kind: Competition['kind']): (round: number, of: null) => string {
  const words = more().competitions;
  if (kind === 'ladder') return String;
  return kind === 'league' ? words.season : words.round;
}

function Match({ pairing }: { pairing: Pairing }) {
  const words = more().competitions;
  const [first, second] = pairing.players;
  if (first === undefined) return null;
  return (
    <li>
      <Side pairing={pairing} place={0} />
      <span class="pairing-score">{scoreText(pairing)}</span>
      {second === undefined ? <span class="quiet">{words.bye}</span> : <Side pairing={pairing} place={1} />}
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

function Side({ pairing: { players, outcome, absent }, place }: { pairing: Pairing; place: 0 | 1 }) {
  const player = players[place];
  if (player === undefined) return null;
  const hasWon = outcome === (place === 0 ? 'first' : 'second');
  return (
    <span class={hasWon ? 'pairing-side won' : 'pairing-side'}>
      <a href={personAddress(player.handle)}>{player.displayName}</a>
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
