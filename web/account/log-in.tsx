import { useEffect, useRef, useState } from 'preact/hooks';
import { api, bodyOf } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { saveSession } from '../api/session.ts';
import { more, t } from '../i18n/index.ts';
import { logInByAutofill, logInByPasskey, type SecondFactor, secondFactorOf } from '../passkeys/log-in.ts';
import { hasAutofill, hasPasskeys, loadCeremony } from '../passkeys/support.ts';
import { Button, Field, FormError, SubmitButton } from '../ui/form.tsx';
import { textIn, useAction, useForm } from '../ui/use-action.ts';
import { PasswordField } from './password-field.tsx';
import { SecondStep } from './second-step.tsx';

interface LogInProps {
  readonly onLoggedIn: () => void;
  /** The address of the form to sign up. */
  readonly signUp: string;
}

/** The login form: by password, with a second step if the account has a passkey, or by passkey alone. */
export function LogIn({ onLoggedIn, signUp }: LogInProps) {
  const [second, setSecond] = useState<SecondFactor>();
  if (second !== undefined)
    return <SecondStep factor={second} onLoggedIn={onLoggedIn} onBack={() => setSecond(undefined)} />;
  return <FirstStep onLoggedIn={onLoggedIn} onSecond={setSecond} signUp={signUp} />;
}

interface FirstStepProps extends LogInProps {
  readonly onSecond: (factor: SecondFactor) => void;
}

function FirstStep({ onLoggedIn, onSecond, signUp }: FirstStepProps) {
  const words = t().welcome;
  const isPasskeyPrompted = useRef(false);
  const offerError = useAutofill(onLoggedIn, isPasskeyPrompted);
  const { submit, isBusy, error } = useForm(async (values) => {
    const body = { email: textIn(values, 'email'), password: textIn(values, 'password') };
    try {
      saveSession(await bodyOf(api.POST('/v1/sessions', { body })));
      onLoggedIn();
    } catch (refusal) {
      const factor = secondFactorOf(refusal);
      if (factor === undefined) throw refusal;
      onSecond(factor);
    }
  });
  return (
    <form class="card entrance" onSubmit={submit}>
      <h2>{words.logIn}</h2>
      <Field
        {...limits.LogIn.email}
        label={more().account.logInName}
        autocomplete="username webauthn"
        autocapitalize="none"
        spellcheck={false}
      />
      <PasswordField {...limits.LogIn.password} label={more().account.password} />
      <FormError error={error ?? offerError} />
      <SubmitButton isBusy={isBusy} label={words.logIn} />
      {hasPasskeys() && <PasskeyButton onLoggedIn={onLoggedIn} isPrompted={isPasskeyPrompted} />}
      <p class="aside">
        <a href="/forgotten">{more().account.forgotten}</a>
      </p>
      <p class="aside">
        {words.noAccount} <a href={signUp}>{words.signUp}</a>
      </p>
    </form>
  );
}

interface PasskeyButtonProps extends Pick<LogInProps, 'onLoggedIn'> {
  /** Whether the browser is asking for a passkey because of the button. */
  readonly isPrompted: { current: boolean };
}

function PasskeyButton({ onLoggedIn, isPrompted }: PasskeyButtonProps) {
  const { run, isBusy, error } = useAction(async () => {
    isPrompted.current = true;
    try {
      if ((await logInByPasskey()) === undefined) onLoggedIn();
    } finally {
      isPrompted.current = false;
    }
  });
  return (
    <>
      <Button
        label={more().security.passkeyLogIn}
        class="wide-button"
        disabled={isBusy}
        onClick={() => run()}
      />
      <FormError error={error} />
    </>
  );
}

/** Challenges of the service expire after five minutes. */
const OFFER_AGAIN_MS = 4 * 60_000;

/**
 * Offers passkeys in the email field (autofill) while the form is shown, if the browser supports it; paused during a
 * prompt. Returns the error of a passkey that was refused.
 */
function useAutofill(onLoggedIn: () => void, isPasskeyPrompted: { current: boolean }): unknown {
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isOpen = true;
    const isWanted = () => isOpen && !isPasskeyPrompted.current;
    const offer = async () => {
      if (!(await hasAutofill()) || !isWanted()) return;
      if ((await logInByAutofill(isWanted)) === undefined) onLoggedIn();
    };
    const offerAgain = () => offer().catch(setError);
    const timer = setInterval(offerAgain, OFFER_AGAIN_MS);
    offerAgain();
    return () => {
      isOpen = false;
      clearInterval(timer);
      if (hasPasskeys()) loadCeremony().then(({ cancelCeremony }) => cancelCeremony());
    };
  }, []);
  return error;
}
