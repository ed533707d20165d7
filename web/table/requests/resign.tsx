import { useState } from 'preact/hooks';
import { api, bodyOf, type Game, newKey } from '../../api/client.ts';
import { FormError } from '../../form.tsx';
import { more, t } from '../../i18n/index.ts';
import { useAction } from '../../use-action.ts';
import { showPart } from '../part-bar.tsx';

/** Takes two clicks, as there is no way back. */
export function Resign({ game, onChange }: { game: Game; onChange: () => Promise<void> }) {
  const words = more().turn;
  const [isSure, setSure] = useState(false);
  const params = { path: { id: game.id }, header: newKey() };
  const { run, error } = useAction(() =>
    bodyOf(api.POST('/v1/games/{id}/resign', { params }))
      .then(onChange)
      .then(() => showPart('turn')),
  );
  if (!isSure)
    return (
      <button type="button" onClick={() => setSure(true)}>
        {words.resign}
      </button>
    );
  return (
    <div role="group" aria-label={words.resign} ref={intoSight}>
      <p>{words.resignSure(game.players.length)}</p>
      <FormError error={error} />
      <div class="buttons">
        <button type="button" onClick={() => setSure(false)}>
          {t().cancel}
        </button>
        <button type="button" class="main" onClick={() => run()}>
          {words.resign}
        </button>
      </div>
    </div>
  );
}

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
