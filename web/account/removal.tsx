import { useState } from 'preact/hooks';
import { api, bodyOf } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { endSession } from '../api/session.ts';
import { go } from '../app/router.ts';
import { more } from '../i18n/index.ts';
import { Field, FormError } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { PasswordField } from './password-field.tsx';

/** Deletes the account. The player has to type their name and, if there is one, the password. */
export function Removal({ handle, hasPassword }: { handle: string; hasPassword: boolean }) {
  const words = more().security.removal;
  const [typed, setTyped] = useState('');
  const { submit, isBusy, error } = useForm(async (values) => {
    const body = !hasPassword ? {} : { password: textIn(values, 'password') };
    await bodyOf(api.DELETE('/v1/me', { body }));
    alert(words.done);
    endSession();
    go('/', true);
  });
  return (
    <section class="card" aria-labelledby="removal">
      <h2 id="removal">{words.title}</h2>
      <p class="quiet">{words.text}</p>
      <details>
        <summary>{words.more}</summary>
        <form onSubmit={submit}>
          <Field
            name="handle"
            label={words.type(handle)}
            value={typed}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
            required
          />
          {hasPassword && (
            <PasswordField {...limits.LogIn.password} label={more().security.email.yourPassword} />
          )}
          <FormError error={error} />
          <button type="submit" class="danger" disabled={isBusy || typed.trim().toLowerCase() !== handle}>
            {words.submit}
          </button>
        </form>
      </details>
    </section>
  );
}
