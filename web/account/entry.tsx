import { isGuestGone } from '../api/session.ts';
import { addressHere } from '../app/addresses.ts';
import { go, type Location } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { Claim } from '../front/claim-of-site.tsx';
import { Landscape } from '../front/landscape.tsx';
import { GuestGone } from '../guests/gone.tsx';
import { PlayNow } from '../guests/play-now.tsx';
import { t } from '../i18n/index.ts';
import { TableInSight, tableAt } from '../invited/in-sight.tsx';
import { LogIn } from './log-in.tsx';
import { SignUp } from './sign-up.tsx';

const FORMS = ['/log-in', '/sign-up'];

/** The form that the address asks for, for visitors who are not logged in. The front page has its own view. */
export function Entry({ path, query }: Location) {
  // All other addresses are for players: the login returns there.
  const here = query.size === 0 ? path : `${path}?${query}`;
  return <Forms path={path} next={FORMS.includes(path) ? (query.get('next') ?? '/') : here} />;
}

/** Renders the form; next to it the table that the visitor is about to join, or an introduction to the site. */
function Forms({ path, next }: { path: string; next: string }) {
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

/** Opens the next view after the login; only addresses of this site. */
const enter = (next: string) => go(addressHere(next, location.origin), true);
const addressOf = (path: string, next: string) =>
  `${path}${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`;
