import { type Cell, isAt } from '../../board/cell.ts';
import { Highlight } from '../../board/highlight.tsx';
import { handleKey } from '../../board/places.tsx';
import { areaOf } from '../../board/segment-paths.ts';
import { type Geometries, useTiles } from '../../board/tiles.ts';
import { t } from '../../i18n/index.ts';
import { PieceArt } from '../../ui/art.tsx';
import { alternativeText, MAX_NUMBERED, numbersOf, questionFor } from '../questions/action-text.ts';
import { placedStage, type TileAction } from './actions.ts';
import { pieceElsewhere } from './pieces.ts';
import { chosenOf, keyOf } from './placements.ts';
import { type Alternative, type Part, type Stage, stagesOf } from './stages.ts';
import { StandingPiece, useSpotOf } from './standing.tsx';
import type { Turn } from './use-turn.ts';

interface ActionProps {
  readonly turn: Turn;
  readonly action: TileAction;
}

/** The places that an action can concern, as buttons on the board, and those chosen so far. */
export function ActionMarks({ turn, action }: ActionProps) {
  const chosen = chosenOf(action.options, turn.choice);
  const stage = placedStage(action, turn.choice);
  if (stage === undefined) return null;
  const earlier = stagesOf(action.options, chosen).filter(({ path }) => path !== stage.path);
  const deployed = chosen && pieceElsewhere(chosen.decision);
  return (
    <>
      {earlier.map(
        ({ path, chosen: taken }) => taken?.part?.at && <ChosenCell key={path} at={taken.part.at} />,
      )}
      <Marks turn={turn} action={action.name} stage={stage} />
      {deployed !== undefined && <StandingPiece table={turn.table} seat={turn.seat} {...deployed} />}
      {chosen !== undefined && <MovedFigure turn={turn} action={action.name} stage={stage} />}
    </>
  );
}

type At = NonNullable<Part['at']>;

const placeName = ({ x, y, segment }: At) => (segment === undefined ? `${x},${y}` : `${x},${y}:${segment}`);

function ChosenCell({ at: { x, y } }: { at: At }) {
  return (
    <g class="place on-tile taken" transform={`translate(${x * 100} ${y * 100})`}>
      <rect x={5} y={5} width={90} height={90} rx={9} />
    </g>
  );
}

interface MarksProps {
  readonly turn: Turn;
  /** The action's name. */
  readonly action: string;
  readonly stage: Stage;
}

/** The figure that an action called like it moves to the chosen piece: it stands beside it. */
function MovedFigure({ turn: { table }, action, stage }: MarksProps) {
  const at = useSpotOf(table, stage.chosen?.part?.at === undefined ? '' : placeName(stage.chosen.part.at));
  const isFigure = Object.values(table.expansions).some((view) => view !== undefined && action in view);
  if (!isFigure || at === undefined) return null;
  return (
    <g class="set" transform={`translate(${at.x + 17} ${at.y - 3}) scale(1.35)`}>
      <PieceArt piece={action} seat={undefined} />
    </g>
  );
}

/** An alternative with its mark on the board. */
interface Marked {
  readonly alternative: Alternative;
  readonly at: At;
  /** The middle of the mark, in cells. */
  readonly x: number;
  readonly y: number;
  /** Whether a piece stands there. */
  readonly isOnPiece: boolean;
  /** The area that a tap means, as path data: the whole tile if nothing else is marked there. */
  readonly area: string;
}

function Marks({ turn, action, stage }: MarksProps) {
  const geometryOf = useTiles();
  const marked = markedIn(turn, stage, geometryOf);
  const hasNumbers = stage.alternatives.length <= MAX_NUMBERED;
  const numbers = numbersOf(stage.alternatives);
  const free = marked.filter(({ at, isOnPiece }) => at.segment !== undefined && !isOnPiece);
  const current = marked.find(({ alternative }) => alternative === stage.chosen) ?? marked[0];
  return (
    <g role="group" aria-label={questionFor(action, stage.path)}>
      <Highlight table={turn.table} segments={free.map(({ at }) => placeName(at))} kind="target" />
      {marked.map((mark) => {
        const { alternative, at, x, y } = mark;
        const { text, detail } = alternativeText(turn, geometryOf, action, stage.path, alternative);
        const choose = () => turn.dispatch({ type: 'choose', option: keyOf(alternative.option) });
        const isChosen = alternative === stage.chosen;
        const number = hasNumbers ? numbers.get(alternative) : undefined;
        const name = [number, text, detail, t().turn.atCell(at.x, at.y)];
        return (
          <g
            key={keyOf(alternative.option)}
            class={`spot-mark${isChosen ? ' chosen' : ''}`}
            data-cell={`${x},${y}`}
            data-mark={placeName(at)}
            role="button"
            tabindex={hasNumbers || mark === current ? 0 : -1}
            aria-pressed={isChosen}
            aria-label={name.filter((part) => part !== undefined && part !== '').join(', ')}
            onClick={(event) => {
              event.stopPropagation();
              choose();
            }}
            onKeyDown={(event) => handleKey(event, { x, y }, marked, choose)}
          >
            <path class="hit" d={mark.area} />
            <Mark mark={mark} number={number} />
          </g>
        );
      })}
    </g>
  );
}

/** Lists the places of a stage with their marks, whole tiles first so that nothing is below them. */
function markedIn({ table }: Turn, { alternatives }: Stage, geometryOf: Geometries): Marked[] {
  const placed = alternatives.flatMap((alternative) => {
    const at = alternative.part?.at;
    return at === undefined ? [] : [{ alternative, at }];
  });
  const marked = placed.map(({ alternative, at }) => {
    const tile = table.tiles.find((one) => isAt(one, at));
    const geometry = tile && geometryOf(tile.tile, tile.rotation);
    const spot = at.segment === undefined ? undefined : geometry?.spots.get(at.segment);
    const isAlone = placed.every((one) => one.at === at || !isAt(one.at, at));
    return {
      alternative,
      at,
      x: at.x + (spot?.x ?? 50) / 100,
      y: at.y + (spot?.y ?? 50) / 100,
      isOnPiece: table.pieces.some((piece) => 'x' in piece.at && isSamePlace(at, piece.at)),
      area:
        isAlone || at.segment === undefined || geometry === undefined
          ? `M${at.x * 100} ${at.y * 100}h100v100h-100z`
          : areaOf(geometry, at.segment, at.x * 100, at.y * 100),
    };
  });
  return marked.sort((one, other) => rankOf(one) - rankOf(other));
}

const rankOf = ({ at }: Marked): number => (at.segment === undefined ? 0 : 1);

const isSamePlace = (at: At, other: Cell & { readonly segment?: string }): boolean =>
  isAt(at, other) && other.segment === at.segment;

/** A dashed square round a tile, a ring round a piece, or a disc on a free feature, with its number. */
function Mark({ mark, number }: { mark: Marked; number: number | undefined }) {
  const { at, isOnPiece } = mark;
  const [x, y] = [mark.x * 100, mark.y * 100];
  const isSquare = at.segment === undefined;
  return (
    <>
      {isSquare && <rect x={at.x * 100 + 5} y={at.y * 100 + 5} width={90} height={90} rx={9} />}
      {!isSquare && <circle class="ring" cx={x} cy={y} r={isOnPiece ? 20 : 9} />}
      {number !== undefined && (
        <g class="feature-mark" aria-hidden="true" transform={`translate(${badgeAt(mark)})`}>
          <circle r="12" />
          <text dy=".36em" text-anchor="middle">
            {number}
          </text>
        </g>
      )}
    </>
  );
}

/** Returns where a number hides nothing. */
function badgeAt({ at, isOnPiece, x, y }: Marked): string {
  if (at.segment === undefined) return `${at.x * 100 + 86} ${at.y * 100 + 14}`;
  return isOnPiece ? `${x * 100 + 17} ${y * 100 - 17}` : `${x * 100} ${y * 100}`;
}
