import { useEffect, useState } from 'preact/hooks';
import { currentSession, type Session, watchSession } from './api/session.ts';
import { Symbols } from './art.tsx';
import { Header } from './header.tsx';
import { t, useLanguage } from './i18n/index.ts';
import { lazyView } from './lazy.tsx';
import { Entrance } from './link/entrance.tsx';
import { ClaimPage } from './pages/claim.tsx';
import { Games } from './pages/games.tsx';
import { NewGame } from './pages/new-game.tsx';
import { PasswordReset } from './pages/password-reset.tsx';
import { Welcome } from './pages/welcome.tsx';
import { type Location, useLocation } from './router.ts';
import { GamePage } from './table/game-page.tsx';

const KeepPage = lazyView(async () => (await import('./guests/keep-page.tsx')).KeepPage);
const Analysis = lazyView<{ id: string }>(
  async () => (await import('./analysis/analysis-page.tsx')).AnalysisPage,
);
const Learn = lazyView(async () => (await import('./pages/learn.tsx')).Learn);
const Settings = lazyView(async () => (await import('./pages/settings.tsx')).Settings);

/** The whole page: a header, and the view that belongs to the address. */
export function App() {
  useLanguage();
  const session = useSession();
  const { path, query } = useLocation();
  const gameId = /^\/games\/([^/]+)$/.exec(path)?.[1];
  useEffect(() => {
    document.title = t().title;
  }, [path]);
  return (
    <div class={gameId === undefined && !/^\/learn\/./.test(path) ? 'app' : 'app at-table'}>
      <Symbols />
      <a class="skip" href="#content">
        {t().skipToContent}
      </a>
      <Header session={session} />
      <main id="content" tabIndex={-1}>
        {gameId === undefined ? (
          <View path={path} query={query} session={session} />
        ) : (
          <Entrance key={`${gameId} ${session?.playerId}`} id={gameId} session={session}>
            <GamePage id={gameId} query={query} session={session} />
          </Entrance>
        )}
      </main>
    </div>
  );
}

/** Any view but that of a game. */
function View({ path, query, session }: Location & { session: Session | undefined }) {
  if (/^\/learn(\/|$)/.test(path)) return <Learn />;
  if (path === '/forgotten') return <PasswordReset />;
  const claim = /^\/claim\/([^/]+)$/.exec(path)?.[1];
  if (claim !== undefined) return <ClaimPage claim={claim} isLoggedIn={session !== undefined} />;
  const analysed = /^\/games\/([^/]+)\/analysis$/.exec(path)?.[1];
  if (analysed !== undefined) return <Analysis key={analysed} id={analysed} />;
  if (session === undefined) return <Welcome key={path} path={path} query={query} />;
  if (path === '/keep') return <KeepPage />;
  if (path === '/new') return <NewGame isGuest={session.isGuest === true} />;
  if (/^\/settings(\/|$)/.test(path)) return <Settings />;
  return <Games playerId={session.playerId} />;
}

function useSession(): Session | undefined {
  const [session, setSession] = useState(currentSession);
  useEffect(() => watchSession(() => setSession(currentSession())), []);
  return session;
}
