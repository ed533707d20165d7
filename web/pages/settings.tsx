import { useState } from 'preact/hooks';
import { THEME_NAMES } from '../../src/render/theme.ts';
import { api, bodyOf, type Me, newKey } from '../api/client.ts';
import { keepSession } from '../api/session.ts';
import { type Appearance, appearance, chooseAppearance } from '../appearance.ts';
import { Choice, Field, FormError } from '../form.tsx';
import { chooseLanguage, formatTime, type Language, language, languages, t } from '../i18n/index.ts';
import { NoticeChoices } from '../notification-choices.tsx';
import { go } from '../router.ts';
import { useAsked } from '../use-resource.ts';
import { Chats } from './chats.tsx';
import { Tokens } from './tokens.tsx';
import { Webhooks } from './webhooks.tsx';

/** Who you are, and how you like things. */
export function Settings() {
  const { value: me, error } = useAsked(() => bodyOf(api.GET('/v1/me')), []);
  return (
    <div class="settings">
      <h1>{t().settings.title}</h1>
      <FormError error={error} />
      {me !== undefined && (
        <>
          <ProfileForm me={me} />
          <section class="card">
            <h2>{t().settings.notifications}</h2>
            <NoticeChoices
              name="all"
              preferences={me.notifications}
              onSave={(notifications) => bodyOf(api.PATCH('/v1/me', { body: { notifications } }))}
            />
          </section>
          <Vacation me={me} />
          <Chats />
          <Webhooks />
          <Tokens />
        </>
      )}
      <Looks />
      <button type="button" onClick={logOut}>
        {t().nav.logOut}
      </button>
    </div>
  );
}

function ProfileForm({ me }: { me: Me }) {
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
      {!me.emailVerified && me.email !== null && <VerifyAgain />}
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

function VerifyAgain() {
  const [isSent, setSent] = useState(false);
  const params = { header: newKey() };
  const send = () =>
    bodyOf(api.POST('/v1/me/verification', { params })).then(
      () => setSent(true),
      () => undefined,
    );
  return (
    <p>
      <button type="button" disabled={isSent} onClick={send}>
        {isSent ? t().settings.verifySent : t().settings.verifyAgain}
      </button>
    </p>
  );
}

/** Days on which the player's clocks stand still. */
function Vacation({ me }: { me: Me }) {
  const words = t().settings;
  const [vacations, setVacations] = useState(me.vacations);
  const [error, setError] = useState<unknown>();
  const [current] = vacations.items;
  const change = (vacation: { startsAt: string; endsAt: string } | null) =>
    bodyOf(api.PATCH('/v1/me', { body: { vacation } })).then((changed) => {
      setVacations(changed.vacations);
      setError(undefined);
    }, setError);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const [from, to] = ['from', 'to'].map((name) => new Date(`${String(form.get(name))}T00:00:00`));
    if (from === undefined || to === undefined) return;
    to.setDate(to.getDate() + 1);
    change({ startsAt: from.toISOString(), endsAt: to.toISOString() });
  };
  return (
    <form class="card" onSubmit={submit}>
      <h2>{words.vacation}</h2>
      <p class="quiet">{words.vacationHint(vacations.daysLeft)}</p>
      <FormError error={error} />
      {current === undefined ? (
        <div class="copy-line">
          <Field name="from" type="date" label={words.from} required />
          <Field name="to" type="date" label={words.to} required />
          <button type="submit">{t().save}</button>
        </div>
      ) : (
        <div class="copy-line">
          <p>{words.away(formatTime(current.startsAt), formatTime(current.endsAt))}</p>
          <button type="button" onClick={() => change(null)}>
            {words.endVacation}
          </button>
        </div>
      )}
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
        options={(['auto', ...THEME_NAMES] as const).map((value) => ({ value, label: words[value] }))}
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
