import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  api,
  bodyOf,
  type Decision,
  type Game,
  type LogEntry,
  newKey,
  Refused,
  type Table,
} from '../api/client.ts';
import { PieceArt } from '../art.tsx';
import { Board, type Spot } from '../board/board.tsx';
import { featureAt } from '../board/features.ts';
import { Ghost, Highlight, LegalPlaces } from '../board/overlay.tsx';
import { BoardPicture } from '../board/picture.tsx';
import { useTiles } from '../board/tiles.ts';
import { sentenceFor } from '../errors.ts';
import { t } from '../i18n/index.ts';
import { go } from '../router.ts';
import { FeatureWords } from './feature-words.tsx';
import { Rules } from './lobby.tsx';
import { Log } from './log.tsx';
import { Messages } from './messages.tsx';
import { MyGame, Nudge, Rematch } from './my-game.tsx';
import { type Asking, deployOf, inHand, Question } from './question.tsx';
import { Replay } from './replay.tsx';
import { Scores } from './scores.tsx';
import { sentencesFor } from './sentences.ts';
import {
  type Cell,
  type Choice,
  fittingRotation,
  isAt,
  keepWhatFits,
  keyOf,
  nextRotation,
  noChoice,
  type Place,
  type Play,
  placementAt,
  placesOf,
} from './turn.ts';
import type { TableNews } from './use-game.ts';

interface TableViewProps {
  readonly news: TableNews;
  readonly game: Game;
  readonly table: Table;
  /** The move that is looked at; null: now. */
  readonly at: string | null;
}

/** The board, the question, and everything that lies beside the board. */
export function TableView({ news, game, table, at }: TableViewProps) {
  const past = at === null ? undefined : Math.min(Math.max(0, Number(at) || 0), game.version);
  const isPast = past !== undefined && past < game.version;
  const turn = useTurn(news, game, table);
  const [lookedAt, lookAt] = useState<Spot>();
  const goTo = (seq: number) => go(`/games/${game.id}${seq >= game.version ? '' : `?at=${seq}`}`, true);
  const feature =
    lookedAt?.segment === undefined ? undefined : featureAt(table, lookedAt.x, lookedAt.y, lookedAt.segment);
  const nameOf = (seat: number) => game.players.find((player) => player.seat === seat)?.displayName ?? '';
  return (
    <div class="table">
      <h1 class="table-name">{game.name}</h1>
      <Board
        table={table}
        cells={isPast ? none : turn.places}
        focus={isPast ? none : turn.focus}
        picture={<BoardPicture moment={{ id: game.id, seq: past ?? game.version }} alt={t().board.alt} />}
        onSpot={(spot) => (isPast ? undefined : turn.takeSpot(spot) || lookAt(spot))}
        onHover={(spot) => !isPast && lookAt(spot)}
        onKey={turn.onKey}
      >
        {!isPast && (
          <>
            {feature !== undefined && (
              <Highlight table={table} segments={feature.segments} kind="looked-at" />
            )}
            <TurnOverlay turn={turn} table={table} />
          </>
        )}
      </Board>
      <div class="side">
        <section class={turn.asking && !isPast ? 'sheet asked' : 'sheet'} aria-live="polite">
          <div role="alert" class={turn.message === undefined ? 'error empty' : 'error'}>
            {turn.message ?? ''}
          </div>
          {isPast ? (
            <Replay
              entries={news.entries}
              at={past}
              version={game.version}
              seats={table.seats.length}
              nameOf={nameOf}
              onMove={goTo}
            />
          ) : turn.asking !== undefined ? (
            <>
              {turn.asking.choice.cell === undefined && (
                <Since entries={news.entries} seat={turn.asking.seat} nameOf={nameOf} />
              )}
              <Question {...turn.asking} />
            </>
          ) : (
            <Waiting game={game} last={news.entries.at(-1)} nameOf={nameOf} />
          )}
          {feature !== undefined && !isPast && (
            <FeatureWords feature={feature} rules={game.rules} nameOf={nameOf} />
          )}
        </section>
        <Scores game={game} table={table} entries={news.entries} />
        {game.you !== null && <Messages game={game} pulse={news.pulse} />}
        <Log
          entries={news.entries}
          at={isPast ? past : undefined}
          version={game.version}
          nameOf={nameOf}
          onMove={goTo}
        />
        <Rules game={game} />
        {game.you !== null && <MyGame game={game} onChange={news.refresh} />}
      </div>
    </div>
  );
}

const none: readonly Cell[] = [];
const mostTold = 4;

interface SinceProps {
  readonly entries: readonly LogEntry[];
  readonly seat: number;
  readonly nameOf: (seat: number) => string;
}

/** What the others did since the player's last decision. */
function Since({ entries, seat, nameOf }: SinceProps) {
  const own = entries.findLastIndex((entry) => entry.seat === seat);
  const news = entries
    .slice(own + 1)
    .filter(({ decision }) => decision.type !== 'draw')
    .slice(-mostTold);
  if (news.length === 0) return null;
  return (
    <ul class="since quiet" tabIndex={0} aria-label={t().turn.since}>
      {news.map((entry) => (
        <li key={entry.seq}>
          {sentencesFor(entry, nameOf)
            .map(({ text }) => text)
            .join(' ')}
        </li>
      ))}
    </ul>
  );
}

interface WaitingProps {
  readonly game: Game;
  readonly last: LogEntry | undefined;
  readonly nameOf: (seat: number) => string;
}

function Waiting({ game, last, nameOf }: WaitingProps) {
  const words = t();
  if (game.status !== 'running') {
    const best = Math.max(...game.scores);
    const winners = game.players.filter(({ seat }) => game.scores[seat] === best);
    return (
      <div class="question">
        <h2>{words.turn.over}</h2>
        <p>
          {game.status === 'aborted'
            ? words.games.aborted
            : words.games.wonBy(winners.map(({ seat }) => nameOf(seat)))}
        </p>
        {game.you !== null && <Rematch game={game} />}
      </div>
    );
  }
  return (
    <div class="question">
      {game.you === null && <p class="whose">{words.turn.watching}</p>}
      <h2>{words.turn.waitingFor(nameOf(game.awaiting?.seats[0] ?? 0))}</h2>
      {last !== undefined && (
        <p class="quiet">
          {sentencesFor(last, nameOf)
            .map(({ text }) => text)
            .join(' ')}
        </p>
      )}
      {game.you !== null && <Nudge game={game} />}
    </div>
  );
}

interface Turn {
  readonly asking: Asking | undefined;
  readonly places: readonly Place[];
  /** Cells that matter to the question. */
  readonly focus: readonly Cell[];
  readonly message: string | undefined;
  /** Answers whether a click on the board meant something to the question. */
  takeSpot(spot: Spot): boolean;
  takeCell(cell: Cell): void;
  takeSegment(segment: string): void;
  turnTile(step: 1 | -1): void;
  onKey(event: KeyboardEvent): void;
}

/** The player's choice so far, and what a click or a key makes of it. */
function useTurn({ options, refresh }: TableNews, game: Game, table: Table): Turn {
  const [choice, choose] = useState(noChoice);
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();
  const isAsked = options !== undefined && game.you !== null && options.options.length > 0;
  const { item, placements } = isAsked
    ? inHand({ options, choice, table })
    : { item: undefined, placements: [] };
  const places = useMemo(() => placesOf(placements), [options, item?.key]);
  useEffect(() => {
    choose((before) => keepWhatFits(before, placements));
  }, [options]);

  const send = async (decision: Decision) => {
    if (options === undefined) return;
    setSending(true);
    setMessage(undefined);
    try {
      const header = { ...newKey(), 'If-Match': `"${options.version}"` };
      await bodyOf(
        api.POST('/v1/games/{id}/moves', { params: { path: { id: game.id }, header }, body: decision }),
      );
      await refresh();
      choose(noChoice);
    } catch (error) {
      setMessage(explain(error));
      await refresh();
    }
    setSending(false);
  };

  const takeCell = (cell: Cell) => {
    const place = places.find((one) => isAt(cell, one));
    if (place === undefined) return;
    setMessage(undefined);
    const isHere = isAt(choice.cell, cell);
    const rotation = isHere
      ? nextRotation(choice.rotation, place.rotations)
      : fittingRotation(choice.rotation, place.rotations);
    choose({ ...choice, cell: { x: cell.x, y: cell.y }, rotation, play: undefined });
  };
  const turnTile = (step: 1 | -1) => {
    const place = places.find((one) => isAt(choice.cell, one));
    const fitting = place?.rotations ?? [0, 90, 180, 270];
    choose({ ...choice, rotation: nextRotation(choice.rotation, fitting, step), play: undefined });
  };
  const takeSegment = (segment: string) => {
    const here = (placementAt(placements, choice)?.deployments ?? []).filter(
      ({ decision }) => deployOf(decision)?.segment === segment,
    );
    // A further click takes the next piece that may go there, and at last none.
    const index = here.findIndex((one) => keyOf(one) === choice.play);
    const next = here[index + 1];
    choose({ ...choice, play: next && keyOf(next) });
  };
  const takeSpot = (spot: Spot) => {
    if (!isAsked) return false;
    const target = targetsOf(options.options).find(({ place }) => {
      const feature = featureAt(table, place.x, place.y, place.segment);
      return spot.segment !== undefined && feature?.segments.includes(`${spot.x},${spot.y}:${spot.segment}`);
    });
    if (target === undefined) return false;
    choose(
      target.play.decision.type === 'redeploy'
        ? { ...choice, moves: [keyOf(target.play)] }
        : { ...choice, play: keyOf(target.play) },
    );
    return true;
  };
  return {
    asking:
      isAsked && game.you !== null
        ? { game, table, options, seat: game.you, choice, choose, send, isSending }
        : undefined,
    places,
    focus: isAsked ? focusOf(options.options, choice, table) : none,
    message,
    takeSpot,
    takeCell,
    takeSegment,
    turnTile,
    onKey(event) {
      if (event.key.toLowerCase() === 'r' && !event.ctrlKey && !event.metaKey)
        turnTile(event.shiftKey ? -1 : 1);
      if (event.key === 'Escape') choose({ ...noChoice, item: choice.item, rotation: choice.rotation });
    },
  };
}

/** Features that wagons and redeployed followers may go to. */
function targetsOf(
  options: readonly Play[],
): { play: Play; place: { x: number; y: number; segment: string } }[] {
  return options.flatMap((play) => {
    const { decision } = play;
    if (decision.type === 'wagon' && decision.to !== null) return [{ play, place: decision.to }];
    if (decision.type === 'redeploy' && decision.pieces[0] !== undefined)
      return [{ play, place: decision.pieces[0].to }];
    return [];
  });
}

/** The tile that lies there for a look, features that pieces may go to, or the town that they may enter. */
function focusOf(options: readonly Play[], choice: Choice, table: Table): readonly Cell[] {
  if (choice.cell !== undefined) return [choice.cell];
  if (options[0]?.decision.type === 'count')
    return table.tiles.filter(({ tile }) => tile.startsWith('count/'));
  return targetsOf(options).map(({ place }) => place);
}

/** Why a move was refused, and what to do now. */
function explain(error: unknown): string {
  const words = t().turn;
  if (!(error instanceof Refused)) return sentenceFor(error);
  if (error.kind === 'offline') return words.offline;
  if (error.status === 412) return words.stale;
  if (error.kind === 'not-your-turn') return words.notAsked;
  if (error.kind === 'illegal-decision') {
    const rule = error.body['rule'];
    return `${words.notLegal}: ${error.message}${typeof rule === 'string' ? ` (${words.ruleHint(rule)})` : ''}`;
  }
  return sentenceFor(error);
}

/** What the question shows on the board: places, the tile for a look, features that may be chosen. */
function TurnOverlay({ turn, table }: { turn: Turn; table: Table }) {
  const geometryOf = useTiles();
  if (turn.asking === undefined) return null;
  const { options, choice, seat } = turn.asking;
  const { item, placements } = inHand(turn.asking);
  const placement = placementAt(placements, choice);
  const deployments = placement?.deployments ?? [];
  const play = deployments.find((one) => keyOf(one) === choice.play);
  const targets = targetsOf(options.options);
  return (
    <>
      <LegalPlaces
        places={turn.places}
        chosen={choice.cell}
        rotation={choice.rotation}
        onChoose={turn.takeCell}
      />
      {item !== undefined && choice.cell !== undefined && placement !== undefined && (
        <Ghost
          tile={item.tile}
          cell={choice.cell}
          rotation={item.isAbbey ? 0 : choice.rotation}
          seat={seat}
          piece={play && deployOf(play.decision)}
          segments={segmentsOf(deployments)}
          onSegment={turn.takeSegment}
          onTurn={turn.turnTile}
        />
      )}
      {targets.map(({ play: target, place }) => {
        const isChosen = keyOf(target) === choice.play || choice.moves.includes(keyOf(target));
        const tile = table.tiles.find((one) => isAt(one, place));
        const spot = tile && geometryOf(tile.tile, tile.rotation)?.spots.get(place.segment);
        const piece = target.decision.type === 'redeploy' ? target.decision.pieces[0]?.piece : 'wagon';
        return (
          <g key={keyOf(target)}>
            <Highlight
              table={table}
              segments={featureAt(table, place.x, place.y, place.segment)?.segments ?? []}
              kind={isChosen ? 'chosen' : 'target'}
            />
            {isChosen && spot !== undefined && (
              <g
                class="set"
                transform={`translate(${place.x * 100 + spot.x} ${place.y * 100 + spot.y}) scale(1.35)`}
              >
                <PieceArt piece={piece ?? 'wagon'} seat={seat} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

function segmentsOf(deployments: readonly Play[]): string[] {
  const segments = deployments
    .map(({ decision }) => deployOf(decision)?.segment)
    .filter((one) => one !== undefined);
  return [...new Set(segments)];
}
