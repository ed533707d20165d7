import type { Session } from '../api/session.ts';
import { NextInHead } from '../games/next-game.tsx';
import { keepAddress } from '../guests/keep-note.tsx';
import { t } from '../i18n/index.ts';
import type { Route } from './routes.ts';

interface HeaderProps {
  readonly session: Session | undefined;
  readonly route: Route;
  /** The variable part of the address. */
  readonly id: string;
  readonly address: string;
}

/** The head of every view: the name of the game, and where else to go. */
export function Header({ session, route, id, address }: HeaderProps) {
  return (
    <header class="head">
      <a class="brand" href="/" aria-label={t().title}>
        <Meeple />
        <span>{t().title}</span>
      </a>
      <nav aria-label={t().title}>
        <a href="/learn">{t().learn.nav}</a>
        {session === undefined ? (
          <a href={logInAddress(route, address)}>{t().nav.logIn}</a>
        ) : (
          <>
            {route.path === '/games/:id' && <NextInHead key={id} current={id} />}
            <a href="/">{t().nav.games}</a>
            <a href="/settings">{t().nav.settings}</a>
            {session.isGuest && (
              <a class="keep" href={keepAddress()}>
                {t().guests.keep}
              </a>
            )}
          </>
        )}
      </nav>
    </header>
  );
}

/** Returns the address of the log-in, which keeps what the address here asks for. */
function logInAddress({ isLogIn, leadsBack }: Route, address: string): string {
  if (isLogIn) return `/log-in${location.search}`;
  return leadsBack ? `/log-in?next=${encodeURIComponent(address)}` : '/log-in';
}

function Meeple() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path
        fill="currentColor"
        d="M16 3a5 5 0 0 0-4.600 6.800C7.500 10.600 2.500 12.300 2.500 14.500c0 1.500 2.600 2.300 5.900 2.300L4 26.500c-.6 1.400.3 2.600 1.700 2.600h6L16 23l4.300 6.100h6c1.400 0 2.300-1.200 1.700-2.600l-4.400-9.700c3.300 0 5.900-.8 5.900-2.300 0-2.200-5-3.900-8.900-4.700A5 5 0 0 0 16 3z"
      />
    </svg>
  );
}
