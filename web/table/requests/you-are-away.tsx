import { api, bodyOf, type Game } from '../../api/client.ts';
import { more } from '../../i18n/index.ts';
import { Button, FormError } from '../../ui/form.tsx';
import { useAction } from '../../ui/use-action.ts';

/** Informs a player that a robot decides for them until they return. */
export function YouAreAway({ game }: { game: Game }) {
  const words = more().requests;
  const params = { path: { id: game.id } };
  const { run, error } = useAction(() => bodyOf(api.DELETE('/v1/games/{id}/seats/me/robot', { params })));
  return (
    <div role="group" aria-label={words.robotForYou}>
      <p>{words.robotForYou}</p>
      <FormError error={error} />
      <Button label={words.back} class="main" onClick={() => run()} />
    </div>
  );
}
