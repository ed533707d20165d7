import { BoardInWords } from './board-in-words.tsx';
import { Messages } from './chat/messages.tsx';
import { Log } from './log.tsx';
import { MyGame } from './my-game.tsx';
import { Note } from './note.tsx';
import { People } from './people.tsx';
import { PlansCard } from './plans/plans-card.tsx';
import { mayPlan } from './plans/use-plans.ts';
import { notesOf } from './requests/request.ts';
import { Rules } from './rules.tsx';
import type { Scene } from './scene.ts';

/** Everything below the scores. */
export function MoreCards(scene: Scene) {
  const { news, game, table, chat, requests, isPlayer, mayTalk, past, turn, planning, nameOf, goTo, point } =
    scene;
  return (
    <>
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
