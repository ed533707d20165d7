import { useEffect, useState } from 'preact/hooks';
import { adviceIn } from '../../src/texts/choices.ts';
import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import type { Hint } from '../api/types.ts';
import { language, more, t } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';
import type { Turn } from './turn/use-turn.ts';

interface HintProps {
  readonly game: Game;
  readonly dispatch: Turn['dispatch'];
}

/** Shows a robot's decision on request: it is chosen as a preview, with the reasons in words. */
export function HintButton({ game: { id, version }, dispatch }: HintProps) {
  const words = more().analysis;
  const [hint, setHint] = useState<Hint>();
  useEffect(() => setHint(undefined), [version]);
  const { run, isBusy, error } = useAction(async () => {
    const found = await requestHint(id);
    setHint(found);
    dispatch({ type: 'take-decision', decision: found.decision });
  });
  if (hint === undefined)
    return (
      <>
        <FormError error={error} />
        <Button
          label={words.hint}
          class="hint-button"
          disabled={isBusy}
          title={words.hintLogged}
          onClick={() => run()}
        />
      </>
    );
  return (
    <div class="hint-words" role="status">
      <strong>{words.robotWould(adviceIn(t().game, hint.decision))}</strong>
      <ul>
        {hint.reasons.map(({ text }, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
      <small class="hint">{words.hintChosen}</small>
      <small class="hint">{words.hintLogged}</small>
    </div>
  );
}

function requestHint(id: string): Promise<Hint> {
  const headers = { 'accept-language': language() };
  return bodyOf(api.POST('/v1/games/{id}/hint', { params: { path: { id }, header: newKey() }, headers }));
}
