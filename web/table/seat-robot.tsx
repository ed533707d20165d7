import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';

const levels = ['easy', 'fair', 'strong'] as const;

/** Buttons for the owner of an open table to seat robots. */
export function SeatRobot({ game, onChange }: { game: Game; onChange: () => Promise<void> }) {
  const words = more().lobby;
  const { run, error } = useAction((level: (typeof levels)[number]) => {
    const params = { path: { id: game.id }, header: newKey() };
    return bodyOf(api.POST('/v1/games/{id}/robots', { params, body: { level } })).then(onChange);
  });
  return (
    <fieldset class="choice">
      <legend>{words.seatRobot}</legend>
      <FormError error={error} />
      <div class="buttons">
        {levels.map((level) => (
          <Button label={more().robotLevels[level]} key={level} onClick={() => run(level)} />
        ))}
      </div>
    </fieldset>
  );
}
