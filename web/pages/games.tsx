import { useEffect } from 'preact/hooks';
import type { paths } from '#client';
import { EmailsStopped } from '../account/emails-stopped.tsx';
import { Unconfirmed } from '../account/unconfirmed.tsx';
import { api, bodyOf, type GameSummary, wholeMe } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { t } from '../i18n/index.ts';
import { useResource } from '../use-resource.ts';
import { GameCards } from './game-cards.tsx';

const RELOAD_MS = 20_000;
const MAX_FINISHED = 20;

/** The player's games, those that wait for the player first, and tables with free seats. */
export function Games({ playerId }: { playerId: string }) {
  const mine = useResource(() => gamesWhere({ mine: true, limit: 100 }), [playerId]);
  const open = useResource(() => gamesWhere({ status: 'open', limit: 30 }), [playerId]);
  const me = useResource(() => bodyOf(api.GET('/v1/me')).then(wholeMe), [playerId]);
  useEffect(() => {
    const timer = setInterval(mine.reload, RELOAD_MS);
    return () => clearInterval(timer);
  }, [mine.reload]);
  if (mine.value === undefined)
    return <p class="quiet">{mine.error ? <FormError error={mine.error} /> : t().loading}</p>;
  return (
    <div class="games">
      <div class="title-row">
        <h1>{t().nav.games}</h1>
        <a class="button main" href="/new">
          {t().nav.newGame}
        </a>
      </div>
      {me.value !== undefined && <Unconfirmed me={me.value} />}
      {me.value !== undefined && <EmailsStopped me={me.value} />}
      <MyGames games={mine.value} />
      <OpenTables tables={(open.value ?? []).filter(({ you }) => you === null)} />
    </div>
  );
}

type Query = NonNullable<paths['/v1/games']['get']['parameters']['query']>;

async function gamesWhere(query: Query): Promise<GameSummary[]> {
  const { items } = await bodyOf(api.GET('/v1/games', { params: { query } }));
  return items;
}

function MyGames({ games }: { games: readonly GameSummary[] }) {
  const words = t().games;
  const running = games.filter(({ status }) => status === 'running');
  const over = games.filter(({ status }) => status === 'finished' || status === 'aborted');
  if (games.length === 0)
    return (
      <div class="card empty">
        <h2>{words.none}</h2>
        <p>{words.noneText}</p>
      </div>
    );
  return (
    <>
      <Group title={words.yourTurn} games={running.filter(isMyTurn)} urgent />
      <Group title={words.running} games={running.filter((game) => !isMyTurn(game))} />
      <Group title={words.open} games={games.filter(({ status }) => status === 'open')} />
      <Group title={words.finished} games={over.slice(0, MAX_FINISHED)} />
    </>
  );
}

const isMyTurn = ({ you, awaiting }: GameSummary): boolean =>
  you !== null && awaiting?.seats.includes(you) === true;

interface GroupProps {
  readonly title: string;
  readonly games: readonly GameSummary[];
  readonly urgent?: boolean;
}

function Group({ title, games, urgent = false }: GroupProps) {
  if (games.length === 0) return null;
  return (
    <section class={urgent ? 'urgent' : ''}>
      <h2>
        {title} <span class="number">{games.length}</span>
      </h2>
      <GameCards games={games} />
    </section>
  );
}

function OpenTables({ tables }: { tables: readonly GameSummary[] }) {
  const words = t().games;
  return (
    <section>
      <h2>{words.openTables}</h2>
      {tables.length === 0 ? <p class="quiet">{words.noOpenTables}</p> : <GameCards games={tables} />}
    </section>
  );
}
