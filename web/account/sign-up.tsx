import { api, bodyOf, newKey } from '../api/client.ts';
import { saveSession } from '../api/session.ts';
import { language, t } from '../i18n/index.ts';
import { FormError, SubmitButton } from '../ui/form.tsx';
import { textIn, useForm } from '../ui/use-action.ts';
import { SignUpFields } from './sign-up-fields.tsx';

interface SignUpProps {
  readonly onLoggedIn: () => void;
  /** The address of the form to log in. */
  readonly logIn: string;
}

/** Creates an account, and logs in with it. */
export function SignUp({ onLoggedIn, logIn: logInAddress }: SignUpProps) {
  const words = t().welcome;
  const { submit, isBusy, error } = useForm(async (values) => {
    await signUp(values);
    await logIn(values);
    onLoggedIn();
  });
  return (
    <form class="card entrance" onSubmit={submit}>
      <h2>{words.signUp}</h2>
      <SignUpFields />
      <FormError error={error} />
      <SubmitButton isBusy={isBusy} label={words.signUp} />
      <p class="aside">
        {words.haveAccount} <a href={logInAddress}>{words.logIn}</a>
      </p>
    </form>
  );
}

async function signUp(values: FormData): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { ...credentialsIn(values), handle: textIn(values, 'handle'), locale: language(), timeZone };
  await bodyOf(api.POST('/v1/accounts', { body, params: { header: newKey() } }));
}

async function logIn(values: FormData): Promise<void> {
  saveSession(await bodyOf(api.POST('/v1/sessions', { body: credentialsIn(values) })));
}

const credentialsIn = (values: FormData) => ({
  email: textIn(values, 'email'),
  password: textIn(values, 'password'),
});
