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

/** The header of every view: the main menu and the account menu. */
export function Header({ session, route, id, address }: HeaderProps) {
  const words = t().nav;
  const section = sectionOf(route);
  const link = (name: keyof typeof addresses) => (
    <a href={addresses[name]} aria-current={name === section ? 'true' : undefined}>
      {name === 'learn' ? t().learn.nav : words[name]}
    </a>
  );
  return (
    <header class="head">
      <a class="brand" href="/" aria-label={t().title}>
        <Meeple />
        <span>{t().title}</span>
      </a>
      <nav aria-label={words.label}>
        {session !== undefined && route.path === '/games/:id' && <NextInHead key={id} current={id} />}
        {link('play')}
        {link('community')}
        {link('learn')}
        {session === undefined && (
          <a class="account" href={logInAddress(route, address)}>
            {words.logIn}
          </a>
        )}
        {session?.isGuest === true && (
          <a class="account keep" href={keepAddress()} aria-label={t().guests.keep}>
            <span class="on-desk">{t().guests.keep}</span>
            <span class="on-phone">{t().guests.keepShort}</span>
          </a>
        )}
        {session !== undefined && (
          <a
            class="account"
            href="/settings"
            aria-label={words.settings}
            aria-current={section === 'settings' ? 'true' : undefined}
          >
            <Person />
            <span>{words.settings}</span>
          </a>
        )}
      </nav>
    </header>
  );
}

/** Where the main menu leads. */
const addresses = { play: '/', community: '/competitions', learn: '/learn' } as const;

const sections: Readonly<Record<string, keyof typeof addresses | 'settings'>> = {
  '': 'play',
  games: 'play',
  new: 'play',
  statistics: 'play',
  competitions: 'community',
  clubs: 'community',
  ratings: 'community',
  players: 'community',
  matches: 'community',
  challenge: 'community',
  learn: 'learn',
  rules: 'learn',
  settings: 'settings',
};

/** Returns the view's section of the main menu. */
const sectionOf = ({ path }: Route) => sections[path.split('/')[1] ?? ''];

/** Returns the address of the login. It leads back to the current view if that view wants it. */
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

function Person() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        d="M12 3.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20.500c0-4.500 3.500-6.500 8-6.500s8 2 8 6.500z"
      />
    </svg>
  );
}
