import { useMemo } from 'preact/hooks';
import { EmailsStopped } from '../account/emails-stopped.tsx';
import { Unconfirmed } from '../account/unconfirmed.tsx';
import { api, bodyOf, wholeMe } from '../api/client.ts';
import type { PlayerViewProps } from '../app/router.ts';
import { MyTeamInvitations } from '../competitions/my-team-invitations.tsx';
import { more, t } from '../i18n/index.ts';
import { MyMatches } from '../matches/my-matches.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useRemembered } from '../ui/use-remembered.ts';
import { useResource } from '../ui/use-resource.ts';
import { FilterBar } from './filter.tsx';
import { OPEN_TABLES, SUITABLE_TABLES } from './first-lists.ts';
import { FollowedTables } from './followed-tables.tsx';
import { GameCards } from './game-cards.tsx';
import { MyGames } from './my-games.tsx';
import { Pools } from './pools.tsx';
import { MeepleSymbols } from './seat-meeple.tsx';
import { StandingTables } from './standing-tables.tsx';
import { useFilter } from './use-filter.ts';
import { useHadGames, useMyGames } from './use-my-games.ts';
import { usePages } from './use-pages.ts';

/** Fewer games need no search. */
const MANY = 10;

/** The player's games and tables with free seats. */
export function Games({ session: { playerId } }: PlayerViewProps) {
  const [filter, changeFilter] = useFilter();
  const lists = useMyGames(playerId, filter.search);
  const hasMany = useHadGames(playerId, lists, MANY);
  const me = useResource(() => bodyOf(api.GET('/v1/me')).then(wholeMe), [playerId]);
  return (
    <div class="games">
      <div class="title-row">
        <PageTitle>{t().nav.games}</PageTitle>
        <div class="buttons">
          <a class="button" href="/competitions">
            {more().competitions.title}
          </a>
          <a class="button" href="/ratings">
            {more().ratings.title}
          </a>
          <a class="button" href="/clubs">
            {more().clubs.title}
          </a>
          <a class="button" href="/statistics">
            {more().site.statistics.link}
          </a>
          <a class="button main" href="/new">
            {t().nav.newGame}
          </a>
        </div>
      </div>
      {me.value !== undefined && <Unconfirmed me={me.value} />}
      {me.value !== undefined && <EmailsStopped me={me.value} />}
      {hasMany && <FilterBar filter={filter} onChange={changeFilter} />}
      {filter.search === '' && filter.show === 'all' && (
        <>
          <MyTeamInvitations playerId={playerId} />
          <MyMatches playerId={playerId} />
        </>
      )}
      <MyGames lists={lists} filter={filter} isCompact={hasMany} />
      {filter.search === '' && filter.show === 'all' && (
        <>
          <Pools playerId={playerId} />
          <StandingTables playerId={playerId} />
          <FollowedTables playerId={playerId} />
          <OpenTables playerId={playerId} />
        </>
      )}
      <MeepleSymbols />
    </div>
  );
}

function OpenTables({ playerId }: { playerId: string }) {
  const words = t().games;
  const [isSuiting, setSuiting] = useRemembered('carcassonne.suitable-tables');
  const open = usePages(isSuiting ? SUITABLE_TABLES : OPEN_TABLES, [playerId, isSuiting]);
  const tables = useMemo(() => (open.value?.items ?? []).filter(({ you }) => you === null), [open.value]);
  return (
    <section>
      <h2>{words.openTables}</h2>
      <label class="suiting" title={more().person.suitableHint}>
        <input
          type="checkbox"
          checked={isSuiting}
          onChange={(event) => setSuiting(event.currentTarget.checked)}
        />
        {more().person.suitable}
      </label>
      {tables.length === 0 ? (
        <p class="quiet">{isSuiting ? more().person.noneSuits : words.noOpenTables}</p>
      ) : (
        <GameCards games={tables} />
      )}
    </section>
  );
}
