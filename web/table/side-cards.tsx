import { EmailStanding } from '../account/email-standing.tsx';
import { BoardInWords } from './board-in-words.tsx';
import { Messages } from './chat/messages.tsx';
import { Log } from './log.tsx';
import { MyGame } from './my-game.tsx';
import { Note } from './note.tsx';
import { People } from './people.tsx';
import { PlansCard } from './plans/plans-card.tsx';
import { mayPlan } from './plans/use-plans.ts';
import { VariationNote } from './play-on.tsx';
import { notesOf } from './requests/request.ts';
import { Rules } from './rules.tsx';
import type { Scene } from './scene.ts';
import { Scores } from './scores.tsx';

/** Everything below the question. */
export function SideCards(scene: Scene) {
  const {
    news,
    game,
    table,
    motion,
    chat,
    requests,
    isPlayer,
    mayTalk,
    past,
    turn,
    planning,
    nameOf,
    goTo,
    point,
  } = scene;
  return (
    <>
      {isPlayer && game.status === 'running' && <EmailStanding />}
      <VariationNote game={game} />
      <Scores game={game} table={table} entries={news.entries} motion={motion} />
      {mayPlan(game) && <PlansCard planning={planning} />}
      {mayTalk && <Messages game={game.id} chat={chat} />}
      <Log
        entries={news.entries}
        at={past}
        nameOf={nameOf}
        onMove={goTo}
        onPoint={point}
        notes={notesOf(game, requests.all)}
      />
      <BoardInWords table={table} turn={turn} nameOf={nameOf} />
      <Rules game={game} />
      {isPlayer && <Note game={game} />}
      {isPlayer && <MyGame game={game} />}
      {isPlayer && <People game={game} />}
    </>
  );
}
