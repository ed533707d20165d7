import { useState } from 'preact/hooks';
import { api, bodyOf, type Profile } from '../api/client.ts';
import { keepSession } from '../api/session.ts';
import { type Appearance, appearance, chooseAppearance } from '../appearance.ts';
import { useAsked } from '../asking.ts';
import { Choice, Field, FormError } from '../form.tsx';
import { chooseLanguage, type Language, language, languages, t } from '../i18n/index.ts';
import { go } from '../router.ts';

/** Who you are, and how you like things. */
export function Settings() {
  const { value: me, error } = useAsked(() => bodyOf(api.GET('/v1/me')), []);
  return (
    <div class="settings">
      <h1>{t().settings.title}</h1>
      <FormError error={error} />
      {me !== undefined && <ProfileForm me={me} />}
      <Looks />
      <button type="button" onClick={logOut}>
        {t().nav.logOut}
      </button>
    </div>
  );
}

function ProfileForm({ me }: { me: Profile }) {
  const [state, setState] = useState<{ error?: unknown; isSaved?: boolean }>({});
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const [handle, timeZone] = ['handle', 'timeZone'].map((name) => String(form.get(name)));
    const body = { ...(handle && { handle }), ...(timeZone && { timeZone }) };
    await bodyOf(api.PATCH('/v1/me', { body })).then(
      () => setState({ isSaved: true }),
      (error: unknown) => setState({ error }),
    );
  };
  return (
    <form class="card" onSubmit={submit}>
      <h2>{t().settings.profile}</h2>
      <p class="quiet">
        {me.email} · {me.emailVerified ? t().settings.verified : t().settings.unverified}
      </p>
      <Field
        name="handle"
        label={t().account.handle}
        value={me.displayName}
        minLength={3}
        maxLength={30}
        required
      />
      <Field name="timeZone" label={t().settings.timeZone} value={me.timeZone} list="time-zones" required />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <FormError error={state.error} />
      <button type="submit" class="main">
        {state.isSaved ? t().saved : t().save}
      </button>
    </form>
  );
}

function Looks() {
  const [look, setLook] = useState(appearance);
  const words = t().settings;
  return (
    <section class="card">
      <h2>{words.appearance}</h2>
      <Choice
        name="language"
        legend={words.language}
        compact
        value={language()}
        options={Object.entries(languages).map(([value, texts]) => ({ value, label: texts.language }))}
        onChoose={(value) => {
          chooseLanguage(value as Language);
          // Mails speak it too.
          api.PATCH('/v1/me', { body: { locale: value } }).catch(() => undefined);
        }}
      />
      <Choice
        name="appearance"
        legend={words.appearance}
        compact
        value={look}
        options={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: words[value] }))}
        onChoose={(value) => {
          chooseAppearance(value as Appearance);
          setLook(value as Appearance);
        }}
      />
    </section>
  );
}

async function logOut(): Promise<void> {
  await api.DELETE('/v1/sessions/current').catch(() => undefined);
  keepSession(undefined);
  go('/');
}
