import { useState } from 'preact/hooks';
import { api, bodyOf, newKey } from '../api/client.ts';
import { FormError } from '../form.tsx';
import { more, t } from '../i18n/index.ts';
import { useAction } from '../use-action.ts';

/** Gives a whole match up. Takes two clicks, as there is no way back. */
export function ResignMatch({ id, refresh }: { id: string; refresh: () => void }) {
  const words = more().matches;
  const [isSure, setSure] = useState(false);
  const params = () => ({ path: { id }, header: newKey() });
  const { run, isBusy, error } = useAction(async () => {
    await bodyOf(api.POST('/v1/matches/{id}/resign', { params: params() }));
    refresh();
  });
  if (!isSure)
    return (
      <button type="button" onClick={() => setSure(true)}>
        {words.resign}
      </button>
    );
  return (
    <div role="group" aria-label={words.resign} class="sure">
      <p>{words.resignSure}</p>
      <FormError error={error} />
      <div class="buttons">
        <button type="button" onClick={() => setSure(false)}>
          {t().cancel}
        </button>
        <button type="button" class="main" disabled={isBusy} onClick={() => run()}>
          {words.resign}
        </button>
      </div>
    </div>
  );
}
