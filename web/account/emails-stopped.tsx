import { api, bodyOf, type Me } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Callout } from '../ui/callout.tsx';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';

/** Warns that emails to the player's address bounce and have been stopped; renders nothing otherwise. */
export function EmailsStopped({ me }: { me: Me }) {
  const words = more().security.email;
  const { run, isBusy, isDone, error } = useAction(() => bodyOf(api.DELETE('/v1/me/email-suspension', {})));
  if (!me.emailSuspension || !me.email) return null;
  return (
    <Callout title={words.stopped(me.email)}>
      <p>{words.stoppedText}</p>
      <p>
        <q>{me.emailSuspension.reason}</q>
      </p>
      <FormError error={error} />
      <p>
        <Button
          label={isDone ? words.resumed : words.resume}
          class="main"
          disabled={isDone || isBusy}
          onClick={() => run()}
        />
      </p>
    </Callout>
  );
}
