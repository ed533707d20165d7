import { more } from '../i18n/index.ts';
import { Field } from '../ui/form.tsx';

/** Renders the fields that an account needs: an address, a name and a password. */
export function SignUpFields() {
  const words = more().account;
  return (
    <>
      <Field name="email" type="email" label={words.email} autocomplete="email" required />
      <Field
        name="handle"
        label={words.handle}
        hint={words.handleHint}
        autocomplete="username"
        pattern="[A-Za-z0-9][A-Za-z0-9_\-]*"
        minLength={3}
        maxLength={30}
        required
      />
      <Field
        name="password"
        type="password"
        label={words.password}
        hint={words.passwordHint}
        autocomplete="new-password"
        minLength={8}
        required
      />
    </>
  );
}
