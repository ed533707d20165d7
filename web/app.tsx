import { useEffect, useState } from 'preact/hooks';
import { currentSession, type Session, watchSession } from './api/session.ts';
import { Symbols } from './art.tsx';
import { language, t, watchLanguage } from './i18n/index.ts';
import { ClaimPage } from './pages/claim.tsx';
import { Games } from './pages/games.tsx';
import { NewGame } from './pages/new-game.tsx';
import { Forgotten } from './pages/password-reset.tsx';
import { Settings } from './pages/settings.tsx';
import { Welcome } from './pages/welcome.tsx';
import { usePlace } from './router.ts';
import { GamePage } from './table/game-page.tsx';

/** The whole page: a head line, and the view that belongs to the address. */
export function App() {
  const session = useSession();
  const { path, query } = usePlace();
  const gameId = /^\/games\/([^/]+)$/.exec(path)?.[1];
  const [, setLanguage] = useState(language());
  useEffect(() => watchLanguage(() => setLanguage(language())), []);
  useEffect(() => {
    document.title = t().title;
  }, [path]);
  return (
    <div class={gameId === undefined ? 'app' : 'app at-table'}>
      <Symbols />
      <a class="skip" href="#content">
        {t().skipToContent}
      </a>
      <Head session={session} />
      <main id="content" tabIndex={-1}>
        {gameId === undefined ? (
          <View path={path} query={query} session={session} />
        ) : (
          <GamePage key={`${gameId} ${session?.playerId}`} id={gameId} query={query} session={session} />
        )}
      </main>
    </div>
  );
}

function View({
  path,
  query,
  session,
}: {
  path: string;
  query: URLSearchParams;
  session: Session | undefined;
}) {
  if (path === '/forgotten') return <Forgotten />;
  const claim = /^\/claim\/([^/]+)$/.exec(path)?.[1];
  if (claim !== undefined) return <ClaimPage claim={claim} isLoggedIn={session !== undefined} />;
  if (session === undefined) return <Welcome path={path} query={query} />;
  if (path === '/new') return <NewGame />;
  if (path === '/settings') return <Settings />;
  return <Games playerId={session.playerId} />;
}

function Head({ session }: { session: Session | undefined }) {
  return (
    <header class="head">
      <a class="brand" href="/" aria-label={t().title}>
        <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
          <path
            fill="currentColor"
            d="M16 3a5 5 0 0 0-4.600 6.800C7.500 10.600 2.500 12.300 2.500 14.500c0 1.500 2.600 2.300 5.900 2.300L4 26.500c-.6 1.400.3 2.600 1.700 2.600h6L16 23l4.300 6.100h6c1.400 0 2.300-1.200 1.700-2.600l-4.400-9.700c3.300 0 5.900-.8 5.900-2.300 0-2.200-5-3.900-8.900-4.700A5 5 0 0 0 16 3z"
          />
        </svg>
        <span>{t().title}</span>
      </a>
      <nav aria-label={t().title}>
        {session === undefined ? (
          <a href="/log-in">{t().nav.logIn}</a>
        ) : (
          <>
            <a href="/">{t().nav.games}</a>
            <a href="/settings">{t().nav.settings}</a>
          </>
        )}
      </nav>
    </header>
  );
}

function useSession(): Session | undefined {
  const [session, setSession] = useState(currentSession);
  useEffect(() => watchSession(() => setSession(currentSession())), []);
  return session;
}
