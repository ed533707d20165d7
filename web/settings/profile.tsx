import { api, bodyOf, type Me } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { more, t } from '../i18n/index.ts';
import { Field, FormEnd } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';

const fields = limits.ProfileChange;

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
      <Field {...fields.timeZone} label={words.timeZone} value={me.timeZone} list="time-zones" required />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <FormEnd error={error} label={isDone ? t().saved : t().save} />
    </form>
  );
}

function Names({ me }: { me: Me }) {
  const words = more().settings;
  return (
    <>
      <Field
        {...fields.displayName}
        label={words.displayName}
        value={me.displayName}
        autocomplete="nickname"
        required
      />
      <Field
        {...fields.handle}
        label={more().account.handle}
        hint={words.handleHint}
        value={me.handle}
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
