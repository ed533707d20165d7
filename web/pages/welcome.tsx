import { useState } from 'preact/hooks';
import { api, bodyOf, newKey } from '../api/client.ts';
import { keepSession } from '../api/session.ts';
import { PieceArt, TileArt } from '../art.tsx';
import { Field, FormError } from '../form.tsx';
import { language, t } from '../i18n/index.ts';
import { go } from '../router.ts';

/** For those who are not logged in: what this is, and the door. */
export function Welcome({ path, query }: { path: string; query: URLSearchParams }) {
  const isNew = path === '/sign-up';
  const next = query.get('next') ?? '/';
  return (
    <div class="welcome">
      <section class="hero">
        <Landscape />
        <h1>{t().title}</h1>
        <p class="claim">{t().welcome.claim}</p>
        <p>{t().welcome.text}</p>
      </section>
      <Door key={String(isNew)} isNew={isNew} next={next} />
    </div>
  );
}

function Door({ isNew, next }: { isNew: boolean; next: string }) {
  const words = t().welcome;
  const other = `${isNew ? '/log-in' : '/sign-up'}${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`;
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const [email, password, handle] = ['email', 'password', 'handle'].map((name) =>
      String(form.get(name) ?? ''),
    );
    setBusy(true);
    setError(undefined);
    try {
      if (isNew) await signUp({ email, password, handle });
      await logIn({ email, password });
      go(next.startsWith('/') ? next : '/', true);
    } catch (problem) {
      setError(problem);
      setBusy(false);
    }
  };
  return (
    <form class="card door" onSubmit={submit}>
      <h2>{isNew ? words.signUp : words.logIn}</h2>
      <Field name="email" type="email" label={t().account.email} autocomplete="email" required />
      {isNew && (
        <Field
          name="handle"
          label={t().account.handle}
          hint={t().account.handleHint}
          autocomplete="username"
          pattern="[A-Za-z0-9][A-Za-z0-9_\-]*"
          minLength={3}
          maxLength={30}
          required
        />
      )}
      <Field
        name="password"
        type="password"
        label={t().account.password}
        hint={isNew ? t().account.passwordHint : undefined}
        autocomplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? 8 : 1}
        required
      />
      <FormError error={error} />
      <button type="submit" class="main" disabled={isBusy}>
        {isBusy ? t().account.working : isNew ? words.signUp : words.logIn}
      </button>
      {!isNew && (
        <p class="aside">
          <a href="/forgotten">{t().account.forgotten}</a>
        </p>
      )}
      <p class="aside">
        {isNew ? words.haveAccount : words.noAccount} <a href={other}>{isNew ? words.logIn : words.signUp}</a>
      </p>
    </form>
  );
}

interface Credentials {
  email?: string | undefined;
  password?: string | undefined;
  handle?: string | undefined;
}

async function signUp({ email = '', password = '', handle = '' }: Credentials): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { email, password, handle, locale: language(), timeZone };
  await bodyOf(api.POST('/v1/accounts', { body, params: { header: newKey() } }));
}

async function logIn({ email = '', password = '' }: Credentials): Promise<void> {
  keepSession(await bodyOf(api.POST('/v1/sessions', { body: { email, password } })));
}

/** A small country, put together from tiles of the game. */
const country = [
  ['base/A', 0],
  ['inns/L', 180],
  ['inns/I', 180],
  ['inns/J', 0],
  ['inns/K', 270],
  ['base/X', 90],
  ['king/C', 0],
  ['base/O', 90],
  ['inns/M', 270],
  ['base/K', 0],
  ['inns/P', 90],
  ['base/U', 180],
  ['inns/N', 270],
  ['base/L', 0],
  ['base/W', 90],
] as const;
const columns = 5;
/** Who lives there: piece, seat, and where. */
const people = [
  ['meeple', 0, 258, 152],
  ['meeple', 1, 150, 250],
  ['meeple', 3, 52, 60],
  ['large-meeple', 2, 375, 140],
] as const;

function Landscape() {
  return (
    <svg class="landscape" viewBox="0 0 500 300" aria-hidden="true">
      {country.map(([tile, rotation], index) => (
        <g
          key={tile}
          transform={`translate(${(index % columns) * 100} ${Math.floor(index / columns) * 100})`}
        >
          <TileArt tile={tile} rotation={rotation} />
        </g>
      ))}
      {people.map(([piece, seat, x, y]) => (
        <g key={seat} transform={`translate(${x} ${y}) scale(1.3)`}>
          <PieceArt piece={piece} seat={seat} />
        </g>
      ))}
    </svg>
  );
}
