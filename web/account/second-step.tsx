import { useEffect, useRef, useState } from 'preact/hooks';
import { more, t } from '../i18n/index.ts';
import { logInByCode, logInByPasskey, type SecondFactor } from '../passkeys/log-in.ts';
import { Button, Field, FormError, SubmitButton } from '../ui/form.tsx';
import { textIn, useAction, useForm } from '../ui/use-action.ts';

interface SecondStepProps {
  readonly factor: SecondFactor;
  readonly onLoggedIn: () => void;
  readonly onBack: () => void;
}

/** The step after the password: a passkey, or a recovery code in its place. */
export function SecondStep({ factor, onLoggedIn, onBack }: SecondStepProps) {
  const [hasPasskey, setHasPasskey] = useState(true);
  return (
    <div class="card entrance">
      <Heading />
      {hasPasskey ? (
        <ByPasskey factor={factor} onLoggedIn={onLoggedIn} />
      ) : (
        <ByCode factor={factor} onLoggedIn={onLoggedIn} />
      )}
      {hasPasskey && factor.recoveryCodesLeft > 0 && (
        <p class="aside">
          <Button
            label={more().security.second.noPasskey}
            class="link"
            onClick={() => setHasPasskey(false)}
          />
        </p>
      )}
      <p class="aside">
        <Button
          label={more().security.second.back}
          class="link"
          onClick={hasPasskey ? onBack : () => setHasPasskey(true)}
        />
      </p>
    </div>
  );
}

/** The heading takes the focus, so that screen readers announce the new step. */
function Heading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {more().security.second.title}
    </h2>
  );
}

function ByPasskey({ factor, onLoggedIn }: Omit<SecondStepProps, 'onBack'>) {
  const words = more().security.second;
  const { run, isBusy, error } = useAction(async () => {
    if ((await logInByPasskey(factor.options)) === undefined) onLoggedIn();
  });
  return (
    <>
      <p>{words.text}</p>
      <FormError error={error} />
      <Button label={words.use} class="main" disabled={isBusy} onClick={() => run()} />
    </>
  );
}

function ByCode({ factor, onLoggedIn }: Omit<SecondStepProps, 'onBack'>) {
  const words = more().security.second;
  const { submit, isBusy, error } = useForm(async (values) => {
    await logInByCode(factor.challenge, textIn(values, 'code'));
    onLoggedIn();
  });
  return (
    <form onSubmit={submit}>
      <Field
        name="code"
        label={words.code}
        hint={words.codeHint}
        autocomplete="one-time-code"
        autocapitalize="none"
        spellcheck={false}
        required
      />
      <FormError error={error} />
      <SubmitButton isBusy={isBusy} label={t().welcome.logIn} />
    </form>
  );
}
