import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Table } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { type Area, useCamera } from './camera.ts';
import { segmentAt, useTiles } from './tiles.ts';

/** A spot of the board: the cell, and the segment of the tile that lies there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly segment: string | undefined;
}

interface BoardProps {
  readonly table: Table;
  /** Cells beside the tiles that have to be in sight too. */
  readonly cells: readonly { x: number; y: number }[];
  /** Cells that matter to the question. */
  readonly focus: readonly { x: number; y: number }[];
  readonly picture: ComponentChildren;
  /** What lies over the picture, in the board's units. */
  readonly children?: ComponentChildren;
  readonly onSpot: (spot: Spot) => void;
  readonly onHover: (spot: Spot | undefined) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** The board in a window that can be moved and zoomed. */
export function Board({ table, cells, focus, picture, children, onSpot, onHover, onKey }: BoardProps) {
  const geometryOf = useTiles();
  const area = useMemo(() => areaOf([...table.tiles, ...cells]), [table, cells]);
  const camera = useCamera(area, focus.length === 0 ? undefined : areaOf(focus, focusMargin));
  const spotAt = (event: MouseEvent): Spot | undefined => {
    const box = camera.stage.current?.getBoundingClientRect();
    const scale = scaleOf(camera.stage.current);
    if (box === undefined || scale === 0) return undefined;
    const [left, top] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
    const [x, y] = [Math.floor(left / 100), Math.floor(top / 100)];
    const tile = table.tiles.find((one) => one.x === x && one.y === y);
    const geometry = tile && geometryOf(tile.tile, tile.rotation);
    return { x, y, segment: geometry && segmentAt(geometry, left - x * 100, top - y * 100) };
  };
  return (
    <div class="board">
      <div
        class="frame"
        ref={camera.frame}
        role="application"
        aria-label={t().board.label}
        tabIndex={0}
        onKeyDown={onKey}
        onClick={(event) => {
          const spot = spotAt(event);
          if (spot !== undefined) onSpot(spot);
        }}
        onPointerMove={(event) =>
          event.pointerType === 'mouse' && event.buttons === 0 && onHover(spotAt(event))
        }
        onPointerLeave={() => onHover(undefined)}
      >
        <div class="stage" ref={camera.stage}>
          {picture}
          <svg class="overlay">{children}</svg>
        </div>
      </div>
      <div class="tools">
        <button
          type="button"
          aria-label={t().board.zoomIn}
          title={t().board.zoomIn}
          onClick={() => camera.zoom(1.3)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={t().board.zoomOut}
          title={t().board.zoomOut}
          onClick={() => camera.zoom(0.77)}
        >
          −
        </button>
        <button type="button" aria-label={t().board.fit} title={t().board.fit} onClick={camera.showAll}>
          ⤢
        </button>
      </div>
    </div>
  );
}

const margin = 40;
const focusMargin = 130;

/** Everything from the first to the last cell, with a margin. */
function areaOf(cells: readonly { x: number; y: number }[], round = margin): Area {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  if (cells.length === 0) return { left: -150, top: -150, width: 400, height: 400 };
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: west * 100 - round,
    top: north * 100 - round,
    width: (Math.max(...xs) - west + 1) * 100 + 2 * round,
    height: (Math.max(...ys) - north + 1) * 100 + 2 * round,
  };
}

function scaleOf(stage: HTMLDivElement | null): number {
  return stage === null ? 0 : new DOMMatrixReadOnly(stage.style.transform).a;
}
