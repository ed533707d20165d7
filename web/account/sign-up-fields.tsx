import { limits } from '../api/limits.ts';
import { more } from '../i18n/index.ts';
import { Field } from '../ui/form.tsx';
import { NewPasswordField } from './password-field.tsx';

/** Renders the required fields of an account: email address, name and password. */
export function SignUpFields() {
  const words = more().account;
  const fields = limits.Registration;
  return (
    <>
      <Field {...fields.email} label={words.email} autocomplete="email" />
      <Field {...fields.handle} label={words.handle} hint={words.handleHint} autocomplete="username" />
      <NewPasswordField {...fields.password} label={words.password} />
    </>
  );
}
