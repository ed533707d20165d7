import { useRef, useState } from 'preact/hooks';
import type { CameraControls } from '../../board/camera-controls.ts';
import { type Cell, isAt, isCell } from '../../board/cell.ts';
import { PieceArt } from '../../ui/art.tsx';
import { chosenOf, keyOf } from './placements.ts';
import { cellOf } from './target.ts';
import type { Turn } from './use-turn.ts';

interface MovableFigureProps {
  readonly turn: Turn;
  readonly camera: CameraControls;
}

/** Pixels of movement that turn a tap into a drag. */
const THRESHOLD = 6;

/** The neutral figure that the options move to other tiles: it can be dragged there. */
export function MovableFigure({ turn, camera }: MovableFigureProps) {
  const [at, setAt] = useState<Cell>();
  const start = useRef<PointerEvent | undefined>(undefined);
  const figure = figureOf(turn);
  if (figure === undefined) return null;
  const optionAt = (point: Cell | undefined) =>
    turn.question.options.find((option) => {
      const cell = cellOf(option);
      return point !== undefined && cell !== undefined && isAt(cell, cellUnder(point));
    });
  const move = (event: PointerEvent) => {
    const from = start.current;
    if (from === undefined) return;
    const isTap = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < THRESHOLD;
    if (at === undefined && isTap) return;
    const point = camera.pointAt(event.clientX, event.clientY);
    setAt(point);
    const option = optionAt(point);
    if (option !== undefined) turn.dispatch({ type: 'choose', option: keyOf(option) });
    else if (turn.choice.option !== undefined) turn.dispatch({ type: 'take-back' });
  };
  const end = () => {
    start.current = undefined;
    setAt(undefined);
  };
  const { x, y, piece } = figure;
  const chosen = chosenOf(turn.question.options, turn.choice);
  const shownAt = at ?? middleOf(chosen && cellOf(chosen));
  return (
    <g class="movable-figure" aria-hidden="true">
      <rect
        x={x * 100}
        y={y * 100}
        width={100}
        height={100}
        onPointerDown={(event) => {
          if (event.button !== 0 || !event.isPrimary || turn.isSending) return;
          // The board stays where it is.
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = event;
        }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={(event) => event.stopPropagation()}
      />
      {shownAt !== undefined && (
        <g class="set" transform={`translate(${shownAt.x} ${shownAt.y}) scale(1.3)`}>
          <PieceArt piece={piece} seat={undefined} />
        </g>
      )}
    </g>
  );
}

/** Returns where the figure stands on a tile. */
const middleOf = (cell: Cell | undefined): Cell | undefined =>
  cell && { x: cell.x * 100 + 50, y: cell.y * 100 + 40 };

const cellUnder = ({ x, y }: Cell): Cell => ({ x: Math.floor(x / 100), y: Math.floor(y / 100) });

/** Returns the figure that all options move: the view of an expansion has its cell under their type. */
function figureOf({ question: { options }, table }: Turn): (Cell & { readonly piece: string }) | undefined {
  const [first] = options;
  if (first === undefined || options.some((option) => cellOf(option) === undefined)) return undefined;
  const piece = first.decision.type;
  for (const view of Object.values(table.expansions)) {
    const at: unknown = view && Object.entries(view).find(([name]) => name === piece)?.[1];
    if (isCell(at)) return { x: at.x, y: at.y, piece };
  }
  return undefined;
}
