import { api, bodyOf, type Game, newKey } from '../../api/client.ts';
import { more } from '../../i18n/index.ts';
import { Sure } from '../../ui/sure.tsx';
import { useAction } from '../../ui/use-action.ts';
import { showPart } from '../part-bar.tsx';

/** Resigns a game. */
export function Resign({ game, onChange }: { game: Game; onChange: () => Promise<void> }) {
  const words = more().turn;
  const action = useAction(async () => {
    const params = { path: { id: game.id }, header: newKey() };
    await bodyOf(api.POST('/v1/games/{id}/resign', { params }));
    await onChange();
    showPart('turn');
  });
  return <Sure label={words.resign} text={words.resignSure(game.players.length)} action={action} />;
}
