import { useEffect, useRef, useState } from 'preact/hooks';
import { api, bodyOf, Refused } from '../api/client.ts';
import { limits } from '../api/limits.ts';
import { more, t } from '../i18n/index.ts';
import { logInAgain } from '../passkeys/log-in.ts';
import { hasPasskeys } from '../passkeys/support.ts';
import { Button, FormError, SubmitButton } from '../ui/form.tsx';
import { textIn, useAction, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';
import { PasswordField } from './password-field.tsx';

/** Proof that the request comes from the player and not from a passer-by at an open page: the password, or a recent login. */
export interface Proof {
  readonly password?: string;
}

/** Kinds of refusals that a proof can resolve. */
const ASKING = ['password-required', 'wrong-password', 'recent-login-required'] as const;
type AskingKind = (typeof ASKING)[number];

const askingKind = (error: unknown): AskingKind | undefined =>
  error instanceof Refused ? ASKING.find((kind) => kind === error.kind) : undefined;

interface Pending<Values> {
  readonly values: Values;
  readonly kind: AskingKind;
}

/**
 * Keeps the state of something that may need a proof. When the service asks for one, `dialog` lets the player give it
 * and the action is tried again.
 */
export function useProvenAction<Values extends unknown[]>(
  action: (proof: Proof, ...values: Values) => Promise<unknown>,
) {
  const [pending, setPending] = useState<Pending<Values>>();
  const { run, isBusy, isDone, error } = useAction(async (proof: Proof, ...values: Values) => {
    try {
      await action(proof, ...values);
      setPending(undefined);
    } catch (refusal) {
      const kind = askingKind(refusal);
      setPending(kind && { values, kind });
      if (kind === undefined || kind === 'wrong-password') throw refusal;
    }
  });
  const dialog = pending && (
    <ProofDialog
      isPasswordEnough={pending.kind !== 'recent-login-required'}
      isBusy={isBusy}
      error={error}
      onProof={(proof) => run(proof, ...pending.values)}
      onCancel={() => setPending(undefined)}
    />
  );
  return {
    run: (...values: Values) => run({}, ...values),
    dialog,
    isBusy,
    isDone: isDone === true && pending === undefined,
    error: pending === undefined ? error : undefined,
  };
}

interface ProofDialogProps {
  readonly isPasswordEnough: boolean;
  readonly isBusy: boolean | undefined;
  readonly error: unknown;
  readonly onProof: (proof: Proof) => void;
  readonly onCancel: () => void;
}

function ProofDialog({ isPasswordEnough, isBusy, error, onProof, onCancel }: ProofDialogProps) {
  const words = more().security.confirm;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { submit } = useForm(async (values) => onProof({ password: textIn(values, 'password') }));
  return (
    <dialog ref={dialog} class="card" aria-labelledby="proof-title" onClose={onCancel}>
      <h2 id="proof-title">{words.title}</h2>
      <p>{isPasswordEnough ? words.text : words.textPasskey}</p>
      <FormError error={error} />
      {isPasswordEnough && (
        <form onSubmit={submit}>
          <PasswordField {...limits.LogIn.password} label={more().account.password} />
          <SubmitButton isBusy={isBusy} label={words.submit} />
        </form>
      )}
      <div class="buttons">
        <PasskeyProof onProven={() => onProof({})} />
        <Button label={t().cancel} onClick={onCancel} />
      </div>
    </dialog>
  );
}

/** A login by passkey is a valid proof for ten minutes. */
function PasskeyProof({ onProven }: { onProven: () => void }) {
  const { value } = useResource(() => bodyOf(api.GET('/v1/me/passkeys')), []);
  const { run, isBusy, error } = useAction(async () => {
    if ((await logInAgain()) === undefined) onProven();
  });
  if (!hasPasskeys() || value === undefined || value.items.length === 0) return null;
  return (
    <>
      <FormError error={error} />
      <Button label={more().security.second.use} disabled={isBusy} onClick={() => run()} />
    </>
  );
}
