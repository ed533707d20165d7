import { isByLink, isLinkOver } from '../link/by-link.ts';
import { Later } from './later.ts';
import { movesSince } from './moves.ts';
import { mayPlan } from './plans/use-plans.ts';
import { QuestionView } from './questions/question.tsx';
import type { Scene } from './scene.ts';

/** Shows why the last decision was refused, and the current situation. */
export function SheetContent(scene: Scene) {
  const { message, game, news, planning, requests } = scene;
  const isNow = scene.isPlayer && scene.past === undefined;
  return (
    <>
      <div role="alert" class={message === undefined ? 'error empty' : 'error'}>
        {message ?? ''}
      </div>
      {isNow && <Later.OpenRequests game={game} requests={requests} />}
      <Situation {...scene} />
      {isNow && game.status === 'running' && !planning.isOpen && (
        <Later.RequestMenu game={game} entries={news.entries} requests={requests} onChange={news.refresh} />
      )}
    </>
  );
}

/** Renders a past moment, the player's pending question, or the player to move. */
function Situation(scene: Scene) {
  const { news, game, table, past, turn, planning, nameOf } = scene;
  const { entries, options } = news;
  if (past !== undefined)
    return (
      <Later.Replay game={game} entries={entries} at={past} seatCount={table.seats.length} nameOf={nameOf} />
    );
  if (isLinkOver(game)) return <Later.LinkDone game={game} />;
  if (planning.isOpen) return <Later.PlanningSheet planning={planning} isTurn={options !== undefined} />;
  if (turn !== undefined) return <YourTurn scene={scene} turn={turn} />;
  return game.status === 'running' ? (
    <>
      <Later.Waiting game={game} last={entries.at(-1)} nameOf={nameOf} />
      {mayPlan(game) && <Later.PlanButton planning={planning} />}
    </>
  ) : (
    <Later.GameOver game={game} />
  );
}

function YourTurn({ scene, turn }: { scene: Scene; turn: NonNullable<Scene['turn']> }) {
  const { news, game, camera, nameOf } = scene;
  return (
    <>
      <QuestionView {...turn} />
      {turn.choice.cell === undefined && (
        <Later.Since
          moves={movesSince(news.entries, turn.seat)}
          nameOf={nameOf}
          onShow={(cell) => camera.lookAt([cell])}
        />
      )}
      <Later.ByLink game={game} />
      {game.assistance && !isByLink() && <Later.HintButton game={game} dispatch={turn.dispatch} />}
    </>
  );
}
