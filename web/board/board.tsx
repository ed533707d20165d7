import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Table } from '../api/client.ts';
import { t } from '../i18n/index.ts';
import { type Area, areaAround } from './camera.ts';
import type { CameraControls } from './camera-controls.ts';
import { type Cell, isAt } from './cell.ts';
import { usePictureSize } from './picture-size.ts';
import { placeNear } from './place-near.ts';
import { segmentAt } from './segment-paths.ts';
import { type Geometries, useTiles } from './tiles.ts';
import { Tool } from './tool.tsx';
import { useCamera } from './use-camera.ts';

/** A spot of the board: a cell, and a segment of its tile. */
export interface Spot extends Cell {
  readonly segment: string | undefined;
}

interface BoardProps {
  readonly camera: CameraControls;
  readonly table: Table;
  /** Empty cells that have to be visible as well. */
  readonly cells: readonly Cell[];
  /** Cells that matter to the question. */
  readonly focus: readonly Cell[];
  /** Draws the board for a width in pixels. */
  readonly picture: (size: number) => ComponentChildren;
  /** Drawings over the picture, in the board's units. */
  readonly children?: ComponentChildren;
  /** Animations over the picture, as elements in the board's units. */
  readonly moves?: ComponentChildren;
  /** Further buttons, below those that zoom. */
  readonly tools?: ComponentChildren;
  readonly onSpot: (spot: Spot) => void;
  readonly onHover: (spot: Spot | undefined) => void;
}

const MIN_MARGIN = 40;
/** The part of the width of the board that its coordinates take at each edge. */
const COORDINATES_SHARE = 0.045;
const FOCUS_MARGIN = 130;

function areaOf(cells: readonly Cell[]): Area {
  const { width } = areaAround(cells, 0);
  return areaAround(cells, Math.max(MIN_MARGIN, width * COORDINATES_SHARE));
}

/** The board in a window that can be moved and zoomed. */
export function Board(board: BoardProps) {
  const { camera, table, cells, focus, picture, children, moves, tools, onSpot, onHover } = board;
  const geometryOf = useTiles();
  const area = useMemo(() => areaOf([...table.tiles, ...cells]), [table, cells]);
  const size = usePictureSize(camera, area);
  useCamera(camera, area, focus.length === 0 ? undefined : areaAround(focus, FOCUS_MARGIN));
  const spotAt = ({ clientX, clientY }: MouseEvent) =>
    spotOf(table, geometryOf, camera.pointAt(clientX, clientY));
  return (
    <div class="board">
      <div
        class="frame"
        ref={camera.frame}
        role="application"
        aria-label={t().board.label}
        tabIndex={0}
        onFocusIn={(event) => revealFocused(camera, event.target)}
        onClick={(event) => {
          const spot = spotAt(event);
          if (spot !== undefined) onSpot(spotNear(board, event, spot));
        }}
        onPointerMove={(event) =>
          event.pointerType === 'mouse' && event.buttons === 0 && onHover(spotAt(event))
        }
        onPointerLeave={() => onHover(undefined)}
      >
        <div class="stage" ref={camera.stage}>
          {size !== undefined && picture(size)}
          <svg class="overlay">{children}</svg>
          {moves}
        </div>
      </div>
      <div class="tools">
        <ZoomTools camera={camera} />
        {tools}
      </div>
    </div>
  );
}

function spotOf(table: Table, geometryOf: Geometries, point: Cell | undefined): Spot | undefined {
  if (point === undefined) return undefined;
  const cell = { x: Math.floor(point.x / 100), y: Math.floor(point.y / 100) };
  const tile = table.tiles.find((one) => isAt(one, cell));
  const geometry = tile && geometryOf(tile.tile, tile.rotation);
  return {
    ...cell,
    segment: geometry && segmentAt(geometry, point.x - cell.x * 100, point.y - cell.y * 100),
  };
}

/** Returns the place that a click probably meant if cells are small, else the clicked spot itself. */
function spotNear({ camera, cells }: BoardProps, { clientX, clientY }: MouseEvent, spot: Spot): Spot {
  const point = camera.pointAt(clientX, clientY);
  const near = spot.segment === undefined && point && placeNear(cells, point, camera.scale);
  return near ? { ...near, segment: undefined } : spot;
}

/** Scrolls a place with keyboard focus into view. */
function revealFocused(camera: CameraControls, target: EventTarget | null): void {
  if (!(target instanceof SVGElement) || !target.matches('[data-cell]:focus-visible')) return;
  const [x = 0, y = 0] = (target.dataset['cell'] ?? '').split(',').map(Number);
  camera.reveal(areaAround([{ x, y }], 0));
}

function ZoomTools({ camera }: { camera: CameraControls }) {
  const words = t().board;
  return (
    <>
      <Tool label={words.zoomIn} icon="zoom-in" onClick={() => camera.zoom(1.3)} />
      <Tool label={words.zoomOut} icon="zoom-out" onClick={() => camera.zoom(0.77)} />
      <Tool label={words.fit} icon="fit" onClick={() => camera.showAll()} />
    </>
  );
}
