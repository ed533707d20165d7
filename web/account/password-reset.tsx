import { api, bodyOf, newKey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { more } from '../i18n/index.ts';
import { Field, FormEnd } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { textIn, useForm } from '../ui/use-action.ts';

/** Requests the email with the link to choose a new password. */
export function PasswordReset() {
  const words = more().account;
  const { submit, isDone, error } = useForm((values) => {
    const body = { email: textIn(values, 'email') };
    return bodyOf(api.POST('/v1/password-resets', { body, params: { header: newKey() } }));
  });
  return (
    <form class="card entrance centered" onSubmit={submit}>
      <PageTitle>{words.forgotten}</PageTitle>
      {isDone ? (
        <p role="status">{words.resetSent}</p>
      ) : (
        <>
          <Field {...limits.EmailAddress.email} type="email" label={words.email} autocomplete="email" />
          <FormEnd error={error} label={words.sendReset} />
        </>
      )}
    </form>
  );
}
