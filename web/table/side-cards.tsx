import { EmailStanding, MoreCards, VariationNote } from './later.ts';
import type { Scene } from './scene.ts';
import { Scores } from './scores.tsx';

/** Everything below the question. */
export function SideCards(scene: Scene) {
  const { news, game, table, motion, isPlayer } = scene;
  return (
    <>
      {isPlayer && game.status === 'running' && <EmailStanding />}
      <VariationNote game={game} />
      <Scores game={game} table={table} entries={news.entries} motion={motion} />
      <MoreCards {...scene} />
    </>
  );
}
