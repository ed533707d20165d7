import { parseSegmentName } from '../../../src/segment-name.ts';
import type { Table } from '../../api/client.ts';
import { PieceArt } from '../../art.tsx';
import { isAt } from '../../board/cell.ts';
import { featureAt } from '../../board/features.ts';
import { Ghost } from '../../board/ghost.tsx';
import { Highlight } from '../../board/highlight.tsx';
import { LegalPlaces } from '../../board/places.tsx';
import { useTiles } from '../../board/tiles.ts';
import { chosenPlacement, handOf } from './choice.ts';
import { deploymentOf, keyOf, type Placement, placesOf } from './placements.ts';
import { pieceOf, segmentsOf } from './target.ts';
import type { Turn } from './use-turn.ts';

/** Shows the question on the board: places, the tile on its cell for a look, and features that may be chosen. */
export function TurnOverlay({ turn }: { turn: Turn }) {
  const { question, choice, dispatch } = turn;
  const hand = handOf(question, choice);
  const placement = chosenPlacement(hand, choice);
  const targets = new Set(question.options.flatMap(segmentsOf));
  return (
    <>
      <LegalPlaces
        places={placesOf(hand.placements)}
        chosen={choice.cell}
        rotation={choice.rotation}
        onChoose={(cell) => dispatch({ type: 'take-cell', cell })}
      />
      {hand.item !== undefined && placement !== undefined && (
        <PlacementGhost turn={turn} tile={hand.item.tile} placement={placement} />
      )}
      {[...targets].map((segment) => (
        <Target key={segment} turn={turn} segment={segment} />
      ))}
    </>
  );
}

interface PlacementGhostProps {
  readonly turn: Turn;
  readonly tile: string;
  readonly placement: Placement;
}

function PlacementGhost({ turn, tile, placement: { decision, deployments = [] } }: PlacementGhostProps) {
  const { choice, dispatch, seat } = turn;
  const chosen = deployments.find((option) => keyOf(option) === choice.option);
  const segments = deployments.flatMap((option) => deploymentOf(option.decision)?.segment ?? []);
  return (
    <Ghost
      tile={tile}
      cell={decision}
      rotation={decision.type === 'tile' ? decision.rotation : 0}
      seat={seat}
      piece={chosen && deploymentOf(chosen.decision)}
      segments={[...new Set(segments)]}
      onSegment={(segment) => dispatch({ type: 'take-segment', segment })}
      onTurn={(step) => dispatch({ type: 'turn', step })}
    />
  );
}

interface TargetProps {
  readonly turn: Turn;
  /** A segment that options point at, as `x,y:segment`. */
  readonly segment: string;
}

/** A feature that may be chosen; the piece stands on it once it is. */
function Target({ turn, segment }: TargetProps) {
  const { table, question, choice, seat } = turn;
  const chosen = question.options
    .filter((option) => keyOf(option) === choice.option || choice.several.includes(keyOf(option)))
    .find((option) => segmentsOf(option).includes(segment));
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

interface StandingPieceProps {
  readonly table: Table;
  readonly segment: string;
  readonly piece: string;
  readonly seat: number;
}

function StandingPiece({ table, segment, piece, seat }: StandingPieceProps) {
  const geometryOf = useTiles();
  const place = parseSegmentName(segment);
  const tile = table.tiles.find((one) => isAt(one, place));
  const spot = tile && geometryOf(tile.tile, tile.rotation)?.spots.get(place.segment);
  if (spot === undefined) return null;
  return (
    <g class="set" transform={`translate(${place.x * 100 + spot.x} ${place.y * 100 + spot.y}) scale(1.35)`}>
      <PieceArt piece={piece} seat={seat} />
    </g>
  );
}
