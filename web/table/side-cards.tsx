import { Later } from './later.ts';
import type { Scene } from './scene.ts';
import { Scores } from './scores.tsx';

/** Everything below the question. */
export function SideCards(scene: Scene) {
  const { news, game, table, motion, isPlayer } = scene;
  return (
    <>
      {isPlayer && game.status === 'running' && <Later.EmailStanding />}
      <Later.VariationNote game={game} />
      <Scores game={game} table={table} entries={news.entries} motion={motion} />
      <Later.MoreCards {...scene} />
    </>
  );
}
