import { useEffect, useState } from 'preact/hooks';
import { isServiceAway, watchConnection } from '../api/connection.ts';
import { isSessionOver, type Session } from '../api/session.ts';
import { t } from '../i18n/index.ts';
import { LogInLink } from '../ui/log-in-links.tsx';
import type { Route } from './routes.ts';

const BACK_MS = 3_000;

/** Shows that the service cannot be reached, and briefly that it is back. */
export function AwayBanner() {
  const [state, setState] = useState<'here' | 'away' | 'back'>(isServiceAway() ? 'away' : 'here');
  useEffect(() => watchConnection(() => setState(isServiceAway() ? 'away' : 'back')), []);
  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => setState('here'), BACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div role="status" class={`banner ${state}`}>
      {state === 'away' && t().site.away}
      {state === 'back' && t().site.back}
    </div>
  );
}

interface LoggedOutBannerProps {
  readonly session: Session | undefined;
  readonly route: Route;
  readonly address: string;
}

/** Explains to a visitor whose session has ended why the page looks different; the login returns here. */
export function LoggedOutBanner({ session, route, address }: LoggedOutBannerProps) {
  if (session !== undefined || !isSessionOver()) return null;
  const words = t().site;
  return (
    <section class="banner logged-out" aria-labelledby="logged-out">
      <p>
        <strong id="logged-out">{words.loggedOut}</strong> {words.loggedOutText}
      </p>
      {!route.isLogIn && <LogInLink next={address} />}
    </section>
  );
}
