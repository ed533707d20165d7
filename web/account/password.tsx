import { api, bodyOf, newKey } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { CheckBox, Field, FormError, SubmitButton } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';

/** Changing the password, which ends all other sessions. */
export function Password({ handle }: { handle: string }) {
  const words = more().security.password;
  const { submit, isBusy, isDone, error } = useForm(async (values) => {
    const body = {
      currentPassword: textIn(values, 'current'),
      password: textIn(values, 'next'),
      secure: values.get('secure') !== null,
    };
    await bodyOf(api.POST('/v1/me/password', { body, params: { header: newKey() } }));
  });
  return (
    <section class="card" aria-labelledby="password">
      <h2 id="password">{words.title}</h2>
      {isDone && <p role="status">{words.done}</p>}
      <details>
        <summary>{words.change}</summary>
        <form key={isDone ? 'done' : 'new'} onSubmit={submit}>
          {/* Tells programs that keep passwords whose it is. */}
          <input type="text" name="username" autocomplete="username" value={handle} hidden readonly />
          <Field
            name="current"
            type="password"
            label={words.current}
            autocomplete="current-password"
            required
          />
          <Field
            name="next"
            type="password"
            label={words.next}
            hint={more().account.passwordHint}
            autocomplete="new-password"
            minLength={8}
            maxLength={200}
            required
          />
          <CheckBox name="secure" label={words.secure} />
          <FormError error={error} />
          <SubmitButton isBusy={isBusy} label={words.change} />
        </form>
      </details>
    </section>
  );
}
