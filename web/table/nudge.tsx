import { api, bodyOf, type Game, newKey } from '../api/client.ts';
import { more } from '../i18n/index.ts';
import { Button, FormError } from '../ui/form.tsx';
import { useAction } from '../ui/use-action.ts';

/** A button that reminds the player whose turn it is. */
export function Nudge({ game }: { game: Game }) {
  const params = { path: { id: game.id }, header: newKey() };
  const { run, isDone, error } = useAction(() => bodyOf(api.POST('/v1/games/{id}/nudge', { params })));
  return (
    <>
      <FormError error={error} />
      <Button
        label={isDone ? more().turn.nudged : more().turn.nudge}
        disabled={isDone}
        onClick={() => run()}
      />
    </>
  );
}
