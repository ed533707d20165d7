import { api, bodyOf, type Me } from '../api/client.ts';
import { more, t } from '../i18n/index.ts';
import { Field, FormError } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';

/** The names and the time zone of the player. */
export function Profile({ me }: { me: Me }) {
  const words = more().settings;
  const { submit, isDone, error } = useForm((values) => {
    const [displayName, handle] = [textIn(values, 'displayName'), textIn(values, 'handle')];
    const body = {
      ...(displayName !== '' && displayName !== me.displayName && { displayName }),
      ...(handle !== '' && handle !== me.handle && { handle }),
      timeZone: textIn(values, 'timeZone'),
    };
    return bodyOf(api.PATCH('/v1/me', { body }));
  });
  return (
    <form class="card" onSubmit={submit}>
      <h2>{words.profile}</h2>
      {me.isGuest ? <GuestName me={me} /> : <Names me={me} />}
      <Field name="timeZone" label={words.timeZone} value={me.timeZone} list="time-zones" required />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <FormError error={error} />
      <button type="submit" class="main">
        {isDone ? t().saved : t().save}
      </button>
    </form>
  );
}

function Names({ me }: { me: Me }) {
  const words = more().settings;
  return (
    <>
      <Field
        name="displayName"
        label={words.displayName}
        value={me.displayName}
        maxLength={64}
        autocomplete="nickname"
        required
      />
      <Field
        name="handle"
        label={more().account.handle}
        hint={words.handleHint}
        value={me.handle}
        pattern="[A-Za-z0-9][A-Za-z0-9_\-]*"
        minLength={3}
        maxLength={30}
        required
      />
    </>
  );
}

function GuestName({ me }: { me: Me }) {
  const words = more().guests;
  return (
    <p>
      {words.youAre(me.displayName)} {words.noName} <a href="/keep?next=/settings">{words.keepAll}</a>
    </p>
  );
}
