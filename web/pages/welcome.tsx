import { addressHere } from '../address-here.ts';
import { api, bodyOf, newKey } from '../api/client.ts';
import { isGuestGone, saveSession } from '../api/session.ts';
import { FormError, SubmitButton } from '../form.tsx';
import { GuestGone } from '../guests/gone.tsx';
import { PlayNow } from '../guests/play-now.tsx';
import { language, t } from '../i18n/index.ts';
import { go } from '../router.ts';
import { textIn, useForm } from '../use-action.ts';
import { Landscape } from './landscape.tsx';
import { LogIn } from './log-in.tsx';
import { SignUpFields } from './sign-up-fields.tsx';

/** For those who are not logged in: what this is, and the forms to log in and to sign up. */
export function Welcome({ path, query }: { path: string; query: URLSearchParams }) {
  const next = query.get('next') ?? '/';
  return (
    <div class="welcome">
      <section class="hero">
        <Landscape />
        <h1>{t().title}</h1>
        {isGuestGone() ? <GuestGone /> : <Claim />}
        <PlayNow />
        <p>
          <a href="/learn">{t().learn.first}</a>
        </p>
      </section>
      {path === '/sign-up' ? (
        <SignUp next={next} />
      ) : (
        <LogIn onLoggedIn={() => enter(next)} signUp={addressOf('/sign-up', next)} />
      )}
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

/** Where to go after logging in; only addresses of this page. */
const enter = (next: string) => go(addressHere(next, location.origin), true);
const addressOf = (path: string, next: string) =>
  `${path}${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`;

function SignUp({ next }: { next: string }) {
  const words = t().welcome;
  const { submit, isBusy, error } = useForm(async (values) => {
    await signUp(values);
    await logIn(values);
    enter(next);
  });
  return (
    <form class="card entrance" onSubmit={submit}>
      <h2>{words.signUp}</h2>
      <SignUpFields />
      <FormError error={error} />
      <SubmitButton isBusy={isBusy} label={words.signUp} />
      <p class="aside">
        {words.haveAccount} <a href={addressOf('/log-in', next)}>{words.logIn}</a>
      </p>
    </form>
  );
}

async function signUp(values: FormData): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { ...credentialsIn(values), handle: textIn(values, 'handle'), locale: language(), timeZone };
  await bodyOf(api.POST('/v1/accounts', { body, params: { header: newKey() } }));
}

async function logIn(values: FormData): Promise<void> {
  saveSession(await bodyOf(api.POST('/v1/sessions', { body: credentialsIn(values) })));
}

const credentialsIn = (values: FormData) => ({
  email: textIn(values, 'email'),
  password: textIn(values, 'password'),
});
