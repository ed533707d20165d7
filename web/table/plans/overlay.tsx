import { parseSegmentName } from '../../../src/helpers/segment-name.ts';
import type { Game } from '../../api/client.ts';
import type { Decision, PlanCondition, Table } from '../../api/types.ts';
import { type Cell, isAt } from '../../board/cell.ts';
import { featureAt } from '../../board/features.ts';
import { Ghost } from '../../board/ghost.tsx';
import { Highlight } from '../../board/highlight.tsx';
import { ROTATIONS } from '../../board/rotation.ts';
import { useTiles } from '../../board/tiles.ts';
import { pieceElsewhere, piecesOf } from '../turn/pieces.ts';
import { StandingPiece } from '../turn/standing.tsx';
import { turnsBefore } from './chain.ts';
import { conditionAt, occupiedCondition, squaresFor } from './conditions.ts';
import { exactDecisions } from './draft.ts';
import type { Planning } from './use-planning.ts';

/** Shows a plan on the board: the tile at its place, and the conditions. */
export function PlanOverlay({ planning }: { planning: Planning }) {
  const { table, draft, isOpen, shown, dispatch } = planning;
  const isSummary = isOpen && draft?.step === 'summary';
  const plan = isSummary ? draft : shown;
  return (
    <>
      {isSummary && draft.mode === 'occupied' && (
        <Squares
          cells={squaresFor(table, draft)}
          onChoose={(cell) => dispatch({ type: 'take-condition', condition: occupiedCondition(cell) })}
        />
      )}
      {plan?.conditions.map((condition, index) => (
        <ConditionMark key={index} table={table} condition={condition} />
      ))}
      <PlannedTiles planning={planning} />
      {isOpen && <ReturnedPieces before={planning.present} after={table} />}
    </>
  );
}

/** The tiles of the plan being made or shown, and of all assumed turns before it. */
function PlannedTiles({ planning: { game, table, plans, draft, isOpen, shown } }: { planning: Planning }) {
  const last = isOpen ? draft : shown && { ...shown, decisions: exactDecisions(shown.decisions) };
  if (last === undefined) return null;
  const earlier = turnsBefore(last, plans.value?.items ?? []);
  const assumed = isOpen ? (draft?.before ?? []) : [];
  const turns = [...earlier, ...assumed, { seat: null, ...last }];
  return (
    <>
      {turns.flatMap(({ seat, tile, decisions }, turn) =>
        decisions.map((decision, index) => (
          <PlannedTile
            key={`${turn} ${index}`}
            table={table}
            tile={tile}
            decision={decision}
            seat={seat ?? game.yourSeat ?? 0}
          />
        )),
      )}
    </>
  );
}

/** Shows the player's held move, which is waiting for the other game with the same bag. */
export function HeldMove({ game: { held, table } }: { game: Game }) {
  if (held === undefined || held.decision === null) return null;
  const { seat, decision } = held;
  return (
    <PlannedTile table={table} tile={table?.drawn ?? null} decision={decision as Decision} seat={seat} />
  );
}

/** Strikes out the pieces that would be returned to their players by the assumed turns. */
function ReturnedPieces({ before, after }: { before: Table; after: Table }) {
  const geometryOf = useTiles();
  const staying = new Set(after.pieces.map((piece) => JSON.stringify(piece)));
  const gone = before.pieces.filter((piece) => !staying.has(JSON.stringify(piece)));
  return (
    <>
      {gone.map(({ at }, index) => {
        if (!('segment' in at)) return null;
        const tile = before.tiles.find((one) => isAt(one, at));
        const spot = tile && geometryOf(tile.tile, tile.rotation)?.spots.get(at.segment);
        if (tile === undefined || spot === undefined) return null;
        const [x, y] = [tile.x * 100 + spot.x, tile.y * 100 + spot.y];
        return <path key={index} class="plan-gone" d={`M${x - 14},${y - 14}l28,28m0,-28l-28,28`} />;
      })}
    </>
  );
}

/** The empty squares, as buttons. */
function Squares({ cells, onChoose }: { cells: readonly Cell[]; onChoose: (cell: Cell) => void }) {
  return (
    <g class="plan-squares" aria-hidden="true">
      {cells.map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          x={x * 100 + 8}
          y={y * 100 + 8}
          width={84}
          height={84}
          rx={9}
          onClick={(event) => {
            event.stopPropagation();
            onChoose({ x, y });
          }}
        />
      ))}
    </g>
  );
}

function ConditionMark({ table, condition }: { table: Table; condition: PlanCondition }) {
  if (condition.type === 'occupied') {
    const { x, y } = condition;
    return <rect class="plan-square" x={x * 100 + 8} y={y * 100 + 8} width={84} height={84} rx={9} />;
  }
  const feature = featureAt(table, parseSegmentName(condition.feature));
  return <Highlight table={table} segments={feature?.segments ?? []} kind="target" />;
}

interface PlannedTileProps {
  /** The board without the tile; null if it cannot be seen. */
  readonly table: Table | null;
  readonly tile: string | null;
  readonly decision: Decision;
  readonly seat: number;
}

/** The tile as the plan would place it. */
function PlannedTile({ table, tile, decision, seat }: PlannedTileProps) {
  if (decision.type !== 'tile' && decision.type !== 'abbey') return null;
  const laid = decision.type === 'abbey' ? 'abbey/ABBEY' : (decision.tile ?? tile);
  const turned = decision.type === 'tile' ? decision.rotation : 0;
  if (laid === null) return null;
  const elsewhere = pieceElsewhere(decision);
  return (
    <g class="planned">
      <Ghost
        tile={laid}
        cell={decision}
        rotation={ROTATIONS.find((each) => each === turned) ?? 0}
        seat={seat}
        pieces={piecesOf(decision)}
        segments={[]}
        onSegment={() => undefined}
        onTurn={() => undefined}
      />
      {table !== null && elsewhere !== undefined && (
        <StandingPiece table={table} seat={seat} {...elsewhere} />
      )}
    </g>
  );
}

const NO_CELLS: readonly Cell[] = [];

/** Returns the cell of the held move, which is waiting for the other game with the same bag. */
export function heldCells({ held }: Game): readonly Cell[] {
  return held?.decision && 'x' in held.decision ? [{ x: held.decision.x, y: held.decision.y }] : NO_CELLS;
}

/**
 * Returns the cells of the tiles of the plan that is shown or summarised; none while its condition is being chosen on
 * the board.
 */
export function plannedCells({ draft, isOpen, shown }: Planning): readonly Cell[] {
  const isSummary = isOpen && draft?.step === 'summary';
  if (isSummary && draft.mode !== 'always') return NO_CELLS;
  const { decisions = [] } = (isSummary ? draft : shown) ?? {};
  return decisions.flatMap((decision) => ('x' in decision ? [{ x: decision.x, y: decision.y }] : []));
}

/** Chooses a spot of the board as the plan's condition. Returns whether it is a valid one. */
export function takePlanSpot(
  { draft, isOpen, table, dispatch }: Planning,
  spot: Cell & { readonly segment: string | undefined },
): boolean {
  if (!isOpen || draft?.step !== 'summary') return false;
  const condition = conditionAt(table, draft, spot);
  if (condition !== undefined) dispatch({ type: 'take-condition', condition });
  return condition !== undefined;
}
