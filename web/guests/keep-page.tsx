import { useState } from 'preact/hooks';
import { useProvenAction } from '../account/proof.tsx';
import { SignUpFields } from '../account/sign-up-fields.tsx';
import { api, bodyOf, newKey, wholeMe } from '../api/client.ts';
import { markRegistered } from '../api/session.ts';
import { addressHere } from '../app/addresses.ts';
import { formatDay, more } from '../i18n/index.ts';
import { addPasskey, PasskeyNotAdded } from '../passkeys/add.ts';
import { hasPasskeys } from '../passkeys/support.ts';
import { Button, FormError, SubmitButton } from '../ui/form.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { textIn, useAction, useForm } from '../ui/use-action.ts';
import { useResource } from '../ui/use-resource.ts';

/** How a guest got an account: by passkey, or with this email address. */
type Kept = 'passkey' | { readonly email: string };

/** Turns a guest into an account, by passkey or email address, keeping their games. */
export function KeepPage({ query }: { query: URLSearchParams }) {
  const words = more().guests;
  const next = query.get('next') ?? '/';
  const [kept, setKept] = useState<Kept>();
  const { value: me, error } = useResource(() => bodyOf(api.GET('/v1/me')).then(wholeMe), []);
  const onKept = (how: Kept) => {
    markRegistered();
    setKept(how);
  };
  if (kept !== undefined) return <KeptNote kept={kept} next={next} />;
  return (
    <section class="card entrance keeping">
      <PageTitle>{me?.isGuest === false ? words.addAddress : words.keepAll}</PageTitle>
      <FormError error={error} />
      {me?.isGuest && <p>{words.youAre(me.displayName)}</p>}
      <p>{me?.isGuest === false ? words.noAddress : words.keepText}</p>
      {me?.isGuest && hasPasskeys() && <ByPasskey onKept={() => onKept('passkey')} />}
      <ByEmail
        label={me?.isGuest === false ? words.addAddress : words.withEmail}
        onKept={(email) => onKept({ email })}
      />
      {me?.guestExpiresAt && <p class="aside quiet">{words.until(formatDay(me.guestExpiresAt))}</p>}
      {me?.isGuest && <p class="aside quiet">{words.haveAccount}</p>}
    </section>
  );
}

function ByPasskey({ onKept }: { onKept: () => void }) {
  const words = more().guests;
  const { run, isBusy, error } = useAction(() => addPasskey(words.passkeyName, {}).then(onKept));
  return (
    <div class="way">
      <Button label={words.withPasskey} class="main" disabled={isBusy} onClick={() => run()} />
      <small class="hint">{words.passkeyText}</small>
      {error instanceof PasskeyNotAdded ? (
        <p role="alert" class="error">
          {error.end === 'known' ? more().security.passkeys.notThis : more().security.passkeys.cancelled}
        </p>
      ) : (
        <FormError error={error} />
      )}
      <p class="or" aria-hidden="true">
        {words.or}
      </p>
    </div>
  );
}

function ByEmail({ label, onKept }: { label: string; onKept: (email: string) => void }) {
  const keep = useProvenAction(async (_, body: { email: string; handle: string; password: string }) => {
    await bodyOf(api.POST('/v1/me/account', { body, params: { header: newKey() } }));
    onKept(body.email);
  });
  const { submit } = useForm((values) => {
    const [email, handle, password] = [
      textIn(values, 'email'),
      textIn(values, 'handle'),
      textIn(values, 'password'),
    ];
    return keep.run({ email, handle, password });
  });
  return (
    <>
      <form onSubmit={submit}>
        <SignUpFields />
        <FormError error={keep.error} />
        <SubmitButton isBusy={keep.isBusy} label={label} />
        <small class="hint">{more().guests.emailText}</small>
      </form>
      {keep.dialog}
    </>
  );
}

function KeptNote({ kept, next }: { kept: Kept; next: string }) {
  const words = more().guests;
  return (
    <section class="card entrance keeping" role="status">
      <PageTitle>{words.kept}</PageTitle>
      <p>{kept === 'passkey' ? words.keptByPasskey : words.keptByEmail(kept.email)}</p>
      <a class="button main" href={addressHere(next, location.origin)}>
        {words.back}
      </a>
    </section>
  );
}
