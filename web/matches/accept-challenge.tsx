import { api, bodyOf, newKey } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';

/** A button by which a member of a club accepts a challenge to it. */
export function AcceptChallenge({ id, onAccepted }: { id: string; onAccepted: () => void }) {
  const accept = useAction(async () => {
    await bodyOf(api.POST('/v1/matches/{id}/accept', { params: { path: { id }, header: newKey() } }));
    onAccepted();
  });
  return (
    <>
      <button type="button" class="main" disabled={accept.isBusy === true} onClick={() => accept.run()}>
        {more().matches.accept}
      </button>
      <FormError error={accept.error} />
    </>
  );
}
