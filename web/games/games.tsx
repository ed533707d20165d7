import { EmailStanding } from '../account/email-standing.tsx';
import type { PlayerViewProps } from '../app/router.ts';
import { MyTeamInvitations } from '../competitions/my-team-invitations.tsx';
import { more, t } from '../i18n/index.ts';
import { MyMatches } from '../matches/my-matches.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { FilterBar } from './filter.tsx';
import { FindGame } from './find-game.tsx';
import { CurrentGames, hasNoGames, PastGames } from './my-games.tsx';
import { MeepleSymbols } from './seat-meeple.tsx';
import { useFilter } from './use-filter.ts';
import { useHadGames, useMyGames } from './use-my-games.ts';

/** Fewer games need no search. */
const MANY = 10;

/** Renders the player's home: games waiting for them, other games, and ways to start one. */
export function Games({ session: { playerId } }: PlayerViewProps) {
  const [filter, changeFilter] = useFilter();
  const lists = useMyGames(playerId, filter.search);
  const hasMany = useHadGames(playerId, lists, MANY);
  const isWhole = filter.search === '' && filter.show === 'all';
  const isEmpty = hasNoGames(lists);
  const games = { lists, filter, isCompact: hasMany };
  return (
    <div class={isWhole ? 'games whole' : 'games'}>
      <PageTitle class="unseen">{t().nav.play}</PageTitle>
      <div>
        {hasMany && <FilterBar filter={filter} onChange={changeFilter} />}
        <CurrentGames {...games}>
          {isWhole && (
            <>
              <EmailStanding />
              <MyTeamInvitations playerId={playerId} />
              <MyMatches playerId={playerId} />
            </>
          )}
        </CurrentGames>
      </div>
      {isWhole && <FindGame playerId={playerId} isFirst={isEmpty} />}
      <div>
        <PastGames {...games} />
        {!isEmpty && (
          <p>
            <a href="/statistics">{more().site.statistics.link}</a>
          </p>
        )}
      </div>
      <MeepleSymbols />
    </div>
  );
}
