import { useState } from 'preact/hooks';
import type { Schemas } from '#client';
import { api, bodyOf } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { lazyPart } from '../ui/lazy.tsx';
import { useResource } from '../ui/use-resource.ts';
import type { MeetingsProps } from './meetings.tsx';
import { GameLinks, type Pairing, Side, standingText } from './pairing-parts.tsx';
import { RoundChoice } from './round-choice.tsx';
import type { Competition } from './words.ts';

const Meetings = lazyPart<MeetingsProps>(async () => (await import('./meetings.tsx')).Meetings);

/** Matches of a round per page; leagues have many. */
const pageSize = 100;
/** For teams, pages contain whole meetings. */
const pageSizeFor = (teamSize: number | null): number => pageSize - (pageSize % (teamSize ?? 1));

/** Renders the matches of a round, initially the current one, with links to their games. */
export function Matches({ competition }: { competition: Competition }) {
  const words = more().competitions;
  const { id, kind, round: present, teamSize } = competition;
  const [{ round, pages }, setShown] = useState({ round: present, pages: 1 });
  const { value, error } = useResource(
    () => matchesOf(id, { round, limit: pageSizeFor(teamSize) }, pages),
    [id, round, pages],
  );
  return (
    <section class="card">
      <div class="card-title">
        <h2>{words.matches}</h2>
        <RoundChoice
          competition={competition}
          round={round}
          onChoose={(chosen) => setShown({ round: chosen, pages: 1 })}
        />
      </div>
      <FormError error={error} />
      {teamSize !== null && value !== undefined && <Meetings kind={kind} pairings={value.items} />}
      {teamSize === null && (
        <ul class="pairings">
          {value?.items.map((pairing) => (
            <Match key={pairing.id} pairing={pairing} />
          ))}
        </ul>
      )}
      {value?.hasMore === true && (
        <Button label={words.moreMatches} onClick={() => setShown({ round, pages: pages + 1 })} />
      )}
    </section>
  );
}

/** Reloads all shown pages together, so that the list stays complete when matches end. */
async function matchesOf(
  id: string,
  of: { readonly round: number; readonly limit: number },
  pages: number,
): Promise<{ readonly items: readonly Pairing[]; readonly hasMore: boolean }> {
  let items: readonly Pairing[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < pages && (page === 0 || cursor !== null); page += 1) {
    const query = { ...of, ...(cursor !== null && { cursor }) };
    const params = { path: { id }, query };
    const answer: Schemas['PairingPage'] = await bodyOf(api.GET('/v1/competitions/{id}/matches', { params }));
    items = [...items, ...answer.items];
    cursor = answer.nextCursor;
  }
  return { items, hasMore: cursor !== null };
}

/** The score of a match; for a single game it links there. */
function Score({ pairing }: { pairing: Pairing }) {
  const text = standingText(pairing, pairing.points);
  const [game, ...others] = pairing.games;
  return game === undefined || others.length > 0 ? <>{text}</> : <a href={`/games/${game}`}>{text}</a>;
}

function Match({ pairing }: { pairing: Pairing }) {
  const words = more().competitions;
  const [first, second] = pairing.players;
  if (first === undefined) return null;
  return (
    <li>
      <Side pairing={pairing} place={0} />
      <span class="pairing-score">{second === undefined ? '–' : <Score pairing={pairing} />}</span>
      {second === undefined ? <span class="quiet">{words.bye}</span> : <Side pairing={pairing} place={1} />}
      {pairing.games.length > 1 && (
        <span class="pairing-games">
          <GameLinks {...pairing} />
        </span>
      )}
    </li>
  );
}
