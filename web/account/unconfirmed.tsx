import { api, bodyOf, type Me, newKey } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Callout } from '../ui/callout.tsx';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';

/** Reminds the player to confirm their email address; renders nothing once it is confirmed. */
export function Unconfirmed({ me }: { me: Me }) {
  if (me.emailVerified === true || !me.email) return null;
  return (
    <Callout title={more().security.email.unconfirmed(me.email)}>
      <ConfirmationAgain />
      <p class="aside">
        {more().security.email.mistyped} <a href="/settings/security">{more().security.email.change}</a>
      </p>
    </Callout>
  );
}

/** Explains why to confirm the address, with a button to send the email again. */
export function ConfirmationAgain() {
  const { run, isBusy, isDone, error } = useAction(() =>
    bodyOf(api.POST('/v1/me/verification', { params: { header: newKey() } })),
  );
  return (
    <>
      <p>{more().security.email.unconfirmedText}</p>
      <FormError error={error} />
      <p>
        <Button
          label={isDone ? more().settings.verifySent : more().settings.verifyAgain}
          class="main"
          disabled={isDone || isBusy}
          onClick={() => run()}
        />
      </p>
    </>
  );
}
