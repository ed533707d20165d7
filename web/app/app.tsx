import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { currentSession, type Session, watchSession } from '../api/session.ts';
import { t, useLanguage } from '../i18n/index.ts';
import { AwayBanner, LoggedOutBanner } from './banners.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { hasMoved, useLocation, type ViewProps } from './router.ts';
import { type Route, routeAt, visitorsView } from './routes.ts';
import { showTitle } from './title.ts';

/** The whole page: a header, and the view that belongs to the address. */
export function App() {
  useLanguage();
  const session = useSession();
  const { path, query } = useLocation();
  const { route, id } = routeAt(path);
  const address = query.size === 0 ? path : `${path}?${query}`;
  useArrival(path);
  return (
    <div class={route.isTable ? 'app at-table' : 'app'}>
      <a class="skip" href="#content">
        {t().skipToContent}
      </a>
      <Header session={session} route={route} id={id} address={address} />
      <AwayBanner />
      <LoggedOutBanner session={session} route={route} address={address} />
      <main id="content" tabIndex={-1}>
        <View key={path} route={route} id={id} path={path} query={query} session={session} />
      </main>
      {!route.isTable && <Footer hasChoices={path !== '/settings' || session === undefined} />}
    </div>
  );
}

function View({ route, ...props }: ViewProps & { route: Route }) {
  const { session } = props;
  if (route.needs === 'player' && session !== undefined) return <route.view {...props} session={session} />;
  const Visitors = visitorsView(route);
  return <Visitors {...props} />;
}

/** On navigation, resets the title to the site's name and moves the focus to the view, unless the view does both. */
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
