import { api, bodyOf, newKey } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';

/** A button for members to accept a challenge to their club. */
export function AcceptChallenge({ id, onAccepted }: { id: string; onAccepted: () => void }) {
  const accept = useAction(async () => {
    await bodyOf(api.POST('/v1/matches/{id}/accept', { params: { path: { id }, header: newKey() } }));
    onAccepted();
  });
  return (
    <>
      <Button
        label={more().matches.accept}
        class="main"
        disabled={accept.isBusy === true}
        onClick={() => accept.run()}
      />
      <FormError error={accept.error} />
    </>
  );
}
