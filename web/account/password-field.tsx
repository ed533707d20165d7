import { more } from '../i18n/index.ts';
import { Field } from '../ui/form.tsx';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** A field for a password that an account has. */
export const PasswordField = (props: PasswordFieldProps) => (
  <Field {...props} type="password" autocomplete="current-password" required />
);

/** A field for a new password. */
export const NewPasswordField = (props: PasswordFieldProps) => (
  <Field {...props} type="password" hint={more().account.passwordHint} autocomplete="new-password" required />
);
