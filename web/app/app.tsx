import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { currentSession, type Session, watchSession } from '../api/session.ts';
import { t, useLanguage } from '../i18n/index.ts';
import { Entrance } from '../link/entrance.tsx';
import { SessionOver } from '../table/session-over.tsx';
import { gameAt } from './addresses.ts';
import { AwayBanner, LoggedOutBanner } from './banners.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { hasMoved, type Location, useLocation } from './router.ts';
import { showTitle } from './title.ts';
import {
  Analysis,
  ChallengePage,
  ClaimPage,
  Club,
  Clubs,
  Competitions,
  CompetitionView,
  ConsentPage,
  DevicePage,
  Entry,
  Front,
  GamePage,
  Games,
  isFront,
  KeepPage,
  Learn,
  MatchPage,
  NewCompetition,
  NewGame,
  PasswordReset,
  Person,
  Ratings,
  RulesPage,
  Settings,
  Statistics,
} from './views.ts';

/** The whole page: a header, and the view that belongs to the address. */
export function App() {
  useLanguage();
  const session = useSession();
  const { path, query } = useLocation();
  const gameId = gameAt(path);
  const isTable = gameId !== undefined || /^\/learn\/./.test(path);
  useArrival(path);
  return (
    <div class={isTable ? 'app at-table' : 'app'}>
      <a class="skip" href="#content">
        {t().skipToContent}
      </a>
      <Header session={session} table={gameId} />
      <AwayBanner />
      <LoggedOutBanner session={session} address={query.size === 0 ? path : `${path}?${query}`} />
      <main id="content" tabIndex={-1}>
        {gameId === undefined ? (
          <View path={path} query={query} session={session} />
        ) : (
          <SessionOver key={gameId} session={session}>
            <Entrance key={`${gameId} ${session?.playerId}`} id={gameId} session={session}>
              <GamePage id={gameId} query={query} session={session} />
            </Entrance>
          </SessionOver>
        )}
      </main>
      {!isTable && <Footer hasChoices={path !== '/settings' || session === undefined} />}
    </div>
  );
}

/** Any view but that of a game. */
function View({ path, query, session }: Location & { session: Session | undefined }) {
  if (/^\/learn(\/|$)/.test(path)) return <Learn />;
  if (path === '/rules') return <RulesPage />;
  if (path === '/ratings') return <Ratings />;
  if (path === '/competitions') return <Competitions session={session} />;
  const competition = /^\/competitions\/([0-9a-f-]{36})$/.exec(path)?.[1];
  if (competition !== undefined)
    return <CompetitionView key={competition} id={competition} session={session} />;
  if (path === '/forgotten') return <PasswordReset />;
  if (path === '/oauth/authorize') return <ConsentPage query={query} session={session} />;
  if (path === '/device') return <DevicePage query={query} session={session} />;
  const claim = /^\/claim\/([^/]+)$/.exec(path)?.[1];
  if (claim !== undefined) return <ClaimPage claim={claim} isLoggedIn={session !== undefined} />;
  const analysed = /^\/games\/([^/]+)\/analysis$/.exec(path)?.[1];
  if (analysed !== undefined) return <Analysis key={analysed} id={analysed} />;
  const person = /^\/players\/([\w-]+)$/.exec(path)?.[1];
  if (person !== undefined) return <Person handle={person} session={session} />;
  const match = /^\/matches\/([\w-]+)$/.exec(path)?.[1];
  if (match !== undefined) return <MatchPage key={match} id={match} session={session} />;
  if (path === '/clubs')
    return (
      <Clubs playerId={session?.playerId} mayFound={session !== undefined && session.isGuest !== true} />
    );
  const club = /^\/clubs\/([\w-]+)$/.exec(path)?.[1];
  if (club !== undefined) return <Club key={club} handle={club} session={session} />;
  if (session === undefined)
    return isFront(path) ? <Front key={path} /> : <Entry key={path} path={path} query={query} />;
  if (path === '/competitions/new') return <NewCompetition />;
  if (path === '/statistics') return <Statistics />;
  const challenged = /^\/challenge\/([\w-]+)$/.exec(path)?.[1];
  if (challenged !== undefined) return <ChallengePage handle={challenged} />;
  const challengedClub = /^\/clubs\/([\w-]+)\/challenge$/.exec(path)?.[1];
  if (challengedClub !== undefined) return <ChallengePage handle={challengedClub} isClub />;
  if (path === '/keep') return <KeepPage />;
  if (path === '/new') return <NewGame isGuest={session.isGuest === true} />;
  if (/^\/settings(\/|$)/.test(path)) return <Settings />;
  return <Games key={path} playerId={session.playerId} />;
}

/** Names the site until the new view names itself, and moves the focus there if that does not take it. */
function useArrival(path: string): void {
  useLayoutEffect(() => showTitle(''), [path]);
  useEffect(() => {
    const content = document.getElementById('content');
    if (hasMoved() && content?.contains(document.activeElement) === false)
      content.focus({ preventScroll: true });
  }, [path]);
}

function useSession(): Session | undefined {
  const [session, setSession] = useState(currentSession);
  useEffect(() => watchSession(() => setSession(currentSession())), []);
  return session;
}
