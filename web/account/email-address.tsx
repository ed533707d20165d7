import { api, bodyOf, type Me, newKey } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { more } from '../i18n/index.ts';
import { Field, FormError, SubmitButton } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { PasswordField } from './password-field.tsx';
import { ConfirmationAgain } from './unconfirmed.tsx';

/** The player's email address, whether it is confirmed, and how to change it. */
export function EmailAddress({ me }: { me: Me }) {
  const words = more().security.email;
  const isConfirmed = me.emailVerified === true;
  return (
    <section class={isConfirmed ? 'card' : 'card unconfirmed'} aria-labelledby="email-address">
      <h2 id="email-address">{words.title}</h2>
      <p>
        <span class="address">{me.email}</span>{' '}
        <small class="badge">{isConfirmed ? more().settings.verified : more().settings.unverified}</small>
      </p>
      {!isConfirmed && <ConfirmationAgain />}
      <NewAddress />
    </section>
  );
}

function NewAddress() {
  const words = more().security.email;
  const { submit, isBusy, isDone, error } = useForm(async (values) => {
    const body = { email: textIn(values, 'email'), password: textIn(values, 'password') };
    await bodyOf(api.POST('/v1/me/email', { body, params: { header: newKey() } }));
  });
  if (isDone) return <p role="status">{words.sent}</p>;
  return (
    <details>
      <summary>{words.change}</summary>
      <form onSubmit={submit}>
        <Field {...limits.NewEmailAddress.email} label={words.newAddress} autocomplete="email" />
        <PasswordField {...limits.NewEmailAddress.password} label={words.yourPassword} />
        <FormError error={error} />
        <SubmitButton isBusy={isBusy} label={words.send} />
      </form>
    </details>
  );
}
