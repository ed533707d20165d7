import { addressHere } from '../addresses.ts';
import { isGuestGone } from '../api/session.ts';
import { MeepleSymbols } from '../games/seat-meeple.tsx';
import { GuestGone } from '../guests/gone.tsx';
import { PlayNow } from '../guests/play-now.tsx';
import { t } from '../i18n/index.ts';
import { TableInSight, tableAt } from '../invited/in-sight.tsx';
import { PageTitle } from '../page-title.tsx';
import { go } from '../router.ts';
import { useTitle } from '../title.ts';
import { ReadOn } from '../welcome/read-on.tsx';
import { ToJoin, ToWatch } from '../welcome/tables.tsx';
import { Landscape } from './landscape.tsx';
import { LogIn } from './log-in.tsx';
import { SignUp } from './sign-up.tsx';

const FORMS = ['/log-in', '/sign-up'];

/** For those who are not logged in: what this is, or the form to log in where the address needs it. */
export function Welcome({ path, query }: { path: string; query: URLSearchParams }) {
  if (path === '/' || path === '/games') return <Front />;
  // Any other address is for players: after the log-in they are there.
  const here = query.size === 0 ? path : `${path}?${query}`;
  return <Entry path={path} next={FORMS.includes(path) ? (query.get('next') ?? '/') : here} />;
}

function Front() {
  const words = t().welcome;
  return (
    <div class="front">
      <section class="hero">
        <div>
          <PageTitle>{t().title}</PageTitle>
          {isGuestGone() ? <GuestGone /> : <Claim />}
          <PlayNow />
          <p class="buttons">
            <a class="button" href="/sign-up">
              {words.signUp}
            </a>
            <a class="button" href="/log-in">
              {words.logIn}
            </a>
          </p>
        </div>
        <Landscape />
      </section>
      <ul class="points">
        {t().site.welcome.points.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <ToWatch />
      <ToJoin />
      <ReadOn />
      <MeepleSymbols />
    </div>
  );
}

function Claim() {
  return (
    <>
      <p class="claim">{t().welcome.claim}</p>
      <p>{t().welcome.text}</p>
    </>
  );
}

/** The form, and beside or below it the table at which somebody is about to sit down, or what this is. */
function Entry({ path, next }: { path: string; next: string }) {
  const words = t().welcome;
  const isSignUp = path === '/sign-up';
  const table = tableAt(addressHere(next, location.origin));
  useTitle(isSignUp ? words.signUp : words.logIn);
  return (
    <div class={next === '/' || table !== undefined ? 'welcome' : 'welcome alone'}>
      {isSignUp ? (
        <SignUp onLoggedIn={() => enter(next)} logIn={addressOf('/log-in', next)} />
      ) : (
        <LogIn onLoggedIn={() => enter(next)} signUp={addressOf('/sign-up', next)} />
      )}
      {table !== undefined && <TableInSight {...table} />}
      {next === '/' && <Hero />}
      {next !== '/' && <GuestGone />}
    </div>
  );
}

function Hero() {
  return (
    <section class="hero">
      <Landscape />
      <h1>{t().title}</h1>
      {isGuestGone() ? <GuestGone /> : <Claim />}
      <PlayNow />
    </section>
  );
}

/** Where to go after logging in; only addresses of this page. */
const enter = (next: string) => go(addressHere(next, location.origin), true);
const addressOf = (path: string, next: string) =>
  `${path}${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`;
