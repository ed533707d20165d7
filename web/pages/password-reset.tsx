import { useState } from 'preact/hooks';
import { api, bodyOf, newKey } from '../api/client.ts';
import { Field, FormError } from '../form.tsx';
import { t } from '../i18n/index.ts';

/** Asks for the mail with which a new password is chosen. */
export function Forgotten() {
  const words = t().account;
  const [state, setState] = useState<{ isSent?: boolean; error?: unknown }>({});
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget as HTMLFormElement).get('email') ?? '');
    const asked = api.POST('/v1/password-resets', { body: { email }, params: { header: newKey() } });
    await bodyOf(asked).then(
      () => setState({ isSent: true }),
      (error: unknown) => setState({ error }),
    );
  };
  return (
    <form class="card door notice" onSubmit={submit}>
      <h1>{words.forgotten}</h1>
      {state.isSent ? (
        <p role="status">{words.resetSent}</p>
      ) : (
        <>
          <Field name="email" type="email" label={words.email} autocomplete="email" required />
          <FormError error={state.error} />
          <button type="submit" class="main">
            {words.sendReset}
          </button>
        </>
      )}
    </form>
  );
}
