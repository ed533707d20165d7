import { useMemo } from 'preact/hooks';
import { parseSegmentName } from '../../../src/helpers/segment-name.ts';
import type { Option } from '../../api/client.ts';
import type { CameraControls } from '../../board/camera-controls.ts';
import { type Cell, isAt } from '../../board/cell.ts';
import { featureAt } from '../../board/features.ts';
import { Ghost } from '../../board/ghost.tsx';
import { Highlight } from '../../board/highlight.tsx';
import { handleKey, LegalPlaces } from '../../board/places.tsx';
import { TilePreview } from '../../board/preview.tsx';
import { usePrinted } from '../../board/printed.ts';
import { Later } from '../later.ts';
import { nameAt } from '../players.ts';
import { optionText, questionText } from '../questions/phase-text.ts';
import { joinText } from '../tile-text.ts';
import { openAction } from './actions.ts';
import { chosenPlacement, handOf } from './choice.ts';
import { numberedFeatures } from './numbers.ts';
import { piecesOf } from './pieces.ts';
import {
  chosenOf,
  deploymentOf,
  type Item,
  isSimple,
  keyOf,
  type Placement,
  placesOf,
} from './placements.ts';
import { StandingPiece, useSpotOf } from './standing.tsx';
import { cellOf, pieceOf, segmentsOf } from './target.ts';
import type { Turn } from './use-turn.ts';

/** Shows the question on the board: places, the previewed tile, and selectable features. */
export function TurnOverlay({ turn, camera }: { turn: Turn; camera: CameraControls }) {
  const { question, choice, dispatch } = turn;
  const hand = handOf(question, choice);
  const placement = chosenPlacement(hand, choice);
  const targets = new Set(shownOptions(turn).flatMap(segmentsOf));
  const describe = useDescription(turn);
  const action = openAction(placement, choice);
  const places = action === undefined ? placesOf(hand.placements) : [];
  const pointed = places.find((place) => isAt(choice.pointed, place));
  const previewed = pointed !== undefined && isAt(choice.cell, pointed) ? undefined : pointed;
  return (
    <>
      {hand.item !== undefined && previewed !== undefined && (
        <TilePreview tile={hand.item.tile} place={previewed} rotation={choice.rotation} />
      )}
      <LegalPlaces
        places={places}
        previewed={previewed}
        onPoint={(cell) => dispatch({ type: 'point', cell })}
        chosen={choice.cell}
        rotation={choice.rotation}
        describe={describe}
        onChoose={(cell) => dispatch({ type: 'take-cell', cell })}
      />
      {hand.item !== undefined && placement !== undefined && (
        <PlacementGhost turn={turn} item={hand.item} placement={placement} isBusy={action !== undefined} />
      )}
      {action !== undefined && <Later.ActionMarks turn={turn} action={action} />}
      {hand.items.length === 0 && <TargetCells turn={turn} />}
      {hand.items.length === 0 && <Later.MovableFigure turn={turn} camera={camera} />}
      {[...targets].map((segment) => (
        <Target key={segment} turn={turn} segment={segment} />
      ))}
      <FeatureMarks turn={turn} />
    </>
  );
}

/** Describes what a tile on each place would join. */
function useDescription({ table, game }: Turn): (cell: Cell) => string | undefined {
  const printed = usePrinted();
  return useMemo(() => {
    const cache = new Map<string, string | undefined>();
    return (cell) => {
      const key = `${cell.x},${cell.y}`;
      if (!cache.has(key))
        cache.set(
          key,
          joinText(table, printed, cell, (seat) => nameAt(game, seat)),
        );
      return cache.get(key);
    };
  }, [table, printed, game.players]);
}

/** Maximum number of options whose features are all shown; beyond it, only chosen ones are. */
const MAX_SHOWN = 24;

/** Returns the options whose features are marked on the board: all, or only chosen ones if there are too many. */
function shownOptions(turn: Turn): readonly Option[] {
  const { question } = turn;
  return question.options.length <= MAX_SHOWN ? question.options : chosenOptions(turn);
}

const chosenOptions = ({ question: { options }, choice }: Turn): readonly Option[] =>
  options.filter((option) => keyOf(option) === choice.option || choice.several.includes(keyOf(option)));

interface PlacementGhostProps {
  readonly turn: Turn;
  readonly item: Item;
  readonly placement: Placement;
  /** True while an action with the tile is being chosen elsewhere. */
  readonly isBusy: boolean;
}

function PlacementGhost({ turn, item, placement, isBusy }: PlacementGhostProps) {
  const { decision, deployments = [] } = placement;
  const { choice, dispatch, seat } = turn;
  const chosen = chosenOf(deployments, choice);
  const segments = (isBusy ? [] : deployments)
    .filter((option) => isSimple(option.decision))
    .flatMap((option) => deploymentOf(option.decision)?.segment ?? []);
  return (
    <Ghost
      item={item.key}
      tile={item.tile}
      cell={decision}
      rotation={decision.type === 'tile' ? decision.rotation : 0}
      seat={seat}
      pieces={chosen === undefined ? [] : piecesOf(chosen.decision)}
      segments={[...new Set(segments)]}
      onSegment={(segment) => dispatch({ type: 'take-segment', segment })}
      onTurn={(step) => !isBusy && dispatch({ type: 'turn', step })}
    />
  );
}

/** The tiles that options point at; a tap chooses the option. */
function TargetCells({ turn }: { turn: Turn }) {
  const { question, choice, dispatch } = turn;
  const targets = question.options.flatMap((option) => {
    const cell = cellOf(option);
    return cell === undefined ? [] : [{ ...cell, option }];
  });
  if (targets.length === 0) return null;
  return (
    <g role="group" aria-label={questionText(turn)}>
      {targets.map(({ x, y, option }) => {
        const key = keyOf(option);
        const isChosen = key === choice.option;
        const choose = () => dispatch({ type: 'choose', option: key });
        return (
          <g
            key={key}
            class={`place fits on-tile${isChosen ? ' chosen' : ''}`}
            data-cell={`${x},${y}`}
            role="button"
            tabindex={0}
            aria-pressed={isChosen}
            aria-label={optionText(turn, option)}
            transform={`translate(${x * 100} ${y * 100})`}
            onClick={(event) => {
              event.stopPropagation();
              choose();
            }}
            onKeyDown={(event) => handleKey(event, { x, y }, targets, choose)}
          >
            <rect x={5} y={5} width={90} height={90} rx={9} />
            <g class="feature-mark" aria-hidden="true" transform="translate(86 14)">
              <circle r="13" />
              <text dy=".36em" text-anchor="middle">
                {option.number}
              </text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

interface TargetProps {
  readonly turn: Turn;
  /** A segment that options point at, as `x,y:segment`. */
  readonly segment: string;
}

/** A selectable feature; once chosen, it shows the piece. */
function Target({ turn, segment }: TargetProps) {
  const { table, seat } = turn;
  const chosen = chosenOptions(turn).find((option) => segmentsOf(option).includes(segment));
  const piece = chosen && pieceOf(chosen.decision, table);
  return (
    <g>
      <Highlight
        table={table}
        segments={featureAt(table, parseSegmentName(segment))?.segments ?? []}
        kind={chosen === undefined ? 'target' : 'chosen'}
      />
      {piece !== undefined && <StandingPiece table={table} segment={segment} piece={piece} seat={seat} />}
    </g>
  );
}

/** The numbers of the selectable features, except those that show a piece. */
function FeatureMarks({ turn }: { turn: Turn }) {
  const taken = new Set(chosenOptions(turn).flatMap(segmentsOf));
  return (
    <>
      {numberedFeatures(turn).map(({ name, segments }, index) =>
        segments.some((segment) => taken.has(segment)) ? null : (
          <FeatureMark key={name} turn={turn} segment={segments[0] ?? ''} number={index + 1} />
        ),
      )}
    </>
  );
}

interface FeatureMarkProps {
  readonly turn: Turn;
  /** A segment of the feature, as `x,y:segment`. */
  readonly segment: string;
  readonly number: number;
}

/** The number of a selectable feature. */
function FeatureMark({ turn, segment, number }: FeatureMarkProps) {
  const at = useSpotOf(turn.table, segment);
  if (at === undefined) return null;
  return (
    <g class="feature-mark" transform={`translate(${at.x} ${at.y})`} aria-hidden="true">
      <circle r="15" />
      <text dy=".36em" text-anchor="middle">
        {number}
      </text>
    </g>
  );
}
