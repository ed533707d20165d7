import { api, bodyOf, newKey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { more } from '../i18n/index.ts';
import { CheckBox, FormError, SubmitButton } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { NewPasswordField, PasswordField } from './password-field.tsx';

/** Changing the password, which ends all other sessions. */
export function Password({ handle }: { handle: string }) {
  const words = more().security.password;
  const fields = limits.PasswordChange;
  const { submit, isBusy, isDone, error } = useForm(async (values) => {
    const body = {
      currentPassword: textIn(values, 'currentPassword'),
      password: textIn(values, 'password'),
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
          <PasswordField {...fields.currentPassword} label={words.current} />
          <NewPasswordField {...fields.password} label={words.next} />
          <CheckBox name="secure" label={words.secure} />
          <FormError error={error} />
          <SubmitButton isBusy={isBusy} label={words.change} />
        </form>
      </details>
    </section>
  );
}
