import { useState } from 'preact/hooks';
import type { Game, Table } from '../api/client.ts';
import { Board, type Spot } from '../board/board.tsx';
import type { Cell } from '../board/cell.ts';
import { type Feature, featureAt } from '../board/features.ts';
import { Highlight } from '../board/highlight.tsx';
import { BoardPicture } from '../board/picture.tsx';
import { t } from '../i18n/index.ts';
import { ByLink, isByLink, isLinkOver, LinkDone } from '../link/by-link.tsx';
import { go } from '../router.ts';
import { FeatureWords } from './feature-words.tsx';
import { HintButton } from './hint.tsx';
import { Log } from './log.tsx';
import { Messages } from './messages.tsx';
import { MyGame } from './my-game.tsx';
import { People } from './people.tsx';
import { nameAt } from './players.ts';
import { QuestionView } from './questions/question.tsx';
import { Replay } from './replay.tsx';
import { Rules } from './rules.tsx';
import { Scores } from './scores.tsx';
import { Since } from './since.tsx';
import { handOf } from './turn/choice.ts';
import { focusOf } from './turn/focus.ts';
import { TurnOverlay } from './turn/overlay.tsx';
import { placesOf } from './turn/placements.ts';
import { handleTurnKey, type Turn, takeSpot, useTurn } from './turn/use-turn.ts';
import type { TableNews } from './use-game.ts';
import { GameOver, Waiting } from './waiting.tsx';

interface TableViewProps {
  readonly news: TableNews;
  readonly game: Game;
  readonly table: Table;
  /** The entry of the log that is looked at; null: now. */
  readonly at: string | null;
}

/** Everything that the parts of the view show. */
interface Scene extends Omit<TableViewProps, 'at'> {
  /** The past moment that is looked at; undefined: now. */
  readonly past: number | undefined;
  /** The turn of the player; undefined in the past and while somebody else decides. */
  readonly turn: Turn | undefined;
  readonly message: string | undefined;
  /** The feature that the pointer is on. */
  readonly feature: Feature | undefined;
  readonly nameOf: (seat: number) => string;
  readonly goTo: (seq: number) => void;
}

/** The board, the question, and everything beside the board. */
export function TableView({ news, game, table, at }: TableViewProps) {
  const past = at === null ? undefined : momentOf(at, game.version);
  const { turn: current, message } = useTurn(news, game, table);
  const [spot, setSpot] = useState<Spot>();
  const turn = past === undefined && !isLinkOver(game) ? current : undefined;
  const scene: Scene = {
    news,
    game,
    table,
    past,
    turn,
    message,
    feature: past === undefined ? featureOf(table, spot) : undefined,
    nameOf: (seat) => nameAt(game, seat),
    goTo: (seq) => go(`/games/${game.id}${seq >= game.version ? '' : `?at=${seq}`}`, true),
  };
  return (
    <div class="table">
      <h1 class="table-name">{game.name}</h1>
      <SceneBoard {...scene} onLook={setSpot} />
      <div class="side">
        <section class={turn === undefined ? 'sheet' : 'sheet awaiting'} aria-live="polite">
          <SheetContent {...scene} />
        </section>
        <SideCards {...scene} />
      </div>
    </div>
  );
}

/** Whether features may say what they are worth. */
const hasAids = ({ aids, status }: Game) => aids || status !== 'running';

/** Returns the moment of an address; undefined for now. */
function momentOf(at: string, version: number): number | undefined {
  const seq = Math.max(0, Number(at) || 0);
  return seq < version ? seq : undefined;
}

function featureOf(table: Table, spot: Spot | undefined): Feature | undefined {
  return spot?.segment === undefined ? undefined : featureAt(table, { ...spot, segment: spot.segment });
}

const NO_CELLS: readonly Cell[] = [];

function SceneBoard(scene: Scene & { readonly onLook: (spot: Spot | undefined) => void }) {
  const { game, table, past, turn, feature, onLook } = scene;
  const isPast = past !== undefined;
  return (
    <Board
      table={table}
      cells={turn === undefined ? NO_CELLS : placesOf(handOf(turn.question, turn.choice).placements)}
      focus={turn === undefined ? NO_CELLS : focusOf(turn)}
      picture={<BoardPicture moment={{ id: game.id, seq: past ?? game.version }} alt={t().board.alt} />}
      onSpot={(spot) => {
        if (!isPast && !(turn !== undefined && takeSpot(turn, spot))) onLook(spot);
      }}
      onHover={(spot) => !isPast && onLook(spot)}
      onKey={(event) => turn !== undefined && handleTurnKey(turn, event)}
    >
      {feature !== undefined && <Highlight table={table} segments={feature.segments} kind="looked-at" />}
      {turn !== undefined && <TurnOverlay turn={turn} />}
    </Board>
  );
}

function SheetContent(scene: Scene) {
  const { game, message, feature, nameOf } = scene;
  return (
    <>
      <div role="alert" class={message === undefined ? 'error empty' : 'error'}>
        {message ?? ''}
      </div>
      <Situation {...scene} />
      {feature !== undefined && (
        <FeatureWords feature={feature} rules={game.rules} aids={hasAids(game)} nameOf={nameOf} />
      )}
    </>
  );
}

/** A moment of the past, the question that waits for the player, or whom the game waits for. */
function Situation({ news: { entries }, game, table, past, turn, nameOf, goTo }: Scene) {
  if (past !== undefined)
    return (
      <Replay
        entries={entries}
        at={past}
        version={game.version}
        seatCount={table.seats.length}
        nameOf={nameOf}
        onMove={goTo}
      />
    );
  if (isLinkOver(game)) return <LinkDone game={game} />;
  if (turn === undefined)
    return game.status === 'running' ? (
      <Waiting game={game} last={entries.at(-1)} nameOf={nameOf} />
    ) : (
      <GameOver game={game} />
    );
  return (
    <>
      {turn.choice.cell === undefined && <Since entries={entries} seat={turn.seat} nameOf={nameOf} />}
      <QuestionView {...turn} />
      <ByLink game={game} />
      {game.aids && !isByLink() && <HintButton game={game} dispatch={turn.dispatch} />}
    </>
  );
}

function SideCards({ news, game, table, past, nameOf, goTo }: Scene) {
  const isPlayer = game.you !== null && !isByLink();
  return (
    <>
      <Scores game={game} table={table} entries={news.entries} />
      {isPlayer && <Messages game={game} pulse={news.pulse} />}
      <Log entries={news.entries} at={past} version={game.version} nameOf={nameOf} onMove={goTo} />
      <Rules game={game} />
      {isPlayer && <MyGame game={game} onChange={news.refresh} />}
      {isPlayer && <People game={game} />}
    </>
  );
}
