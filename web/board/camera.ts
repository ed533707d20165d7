/** Part of the board, in units of 100 a tile. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the board's origin lies in the window, in pixels, and how many pixels a unit of the board takes. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The window through which the board is seen, in pixels, and the room that the buttons take of it. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly toolsRight: number;
  readonly toolsTop: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const MAX_SCALE = 3;
const MIN_SCALE = 0.08;
/** Below this scale a tile is too small to point at a part of it. */
const READABLE_SCALE = 0.8;
const WHOLE_BOARD_SCALE = 1.3;
const FOCUS_SCALE = 1.3;
/** Pixels between the edge of the window and a cell that was scrolled into view. */
const SIGHT_MARGIN = 20;

/** Returns the view of the whole area, or of the focus where the whole would be too small to read. */
export function fitView(viewport: Viewport, area: Area, focus: Area | undefined): View {
  const width = viewport.width - viewport.toolsRight;
  const height = viewport.height - viewport.toolsTop;
  const scaleFor = (shown: Area) => Math.min(WHOLE_BOARD_SCALE, width / shown.width, height / shown.height);
  const isFocused = focus !== undefined && scaleFor(area) < READABLE_SCALE;
  const shown = isFocused ? focus : area;
  const scale = isFocused ? Math.min(scaleFor(shown), FOCUS_SCALE) : scaleFor(shown);
  return {
    scale,
    x: (width - shown.width * scale) / 2 - shown.left * scale,
    y: viewport.toolsTop + (height - shown.height * scale) / 2 - shown.top * scale,
  };
}

/** Returns the view centred on an area, zoomed in enough to be readable but not beyond what fits. */
export function lookAt(view: View, viewport: Viewport, area: Area): View {
  const near = fitView(viewport, area, undefined);
  const scale = Math.min(near.scale, Math.max(view.scale, READABLE_SCALE));
  const middle = {
    x: (viewport.width - viewport.toolsRight) / 2,
    y: (viewport.height + viewport.toolsTop) / 2,
  };
  return {
    scale,
    x: middle.x - (area.left + area.width / 2) * scale,
    y: middle.y - (area.top + area.height / 2) * scale,
  };
}

/** Returns the view moved by pixels. */
export function panView({ x, y, scale }: View, dx: number, dy: number): View {
  return { x: x + dx, y: y + dy, scale };
}

/** Returns the view zoomed within its limits; the board stays where it is at the given point of the window. */
export function zoomView({ x, y, scale }: View, factor: number, at: Point): View {
  const next = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale * factor));
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/** Returns the view with the smallest movement that makes the area visible; the same view if it already is. */
export function revealArea(view: View, { width, height }: Viewport, area: Area): View {
  const left = area.left * view.scale + view.x;
  const top = area.top * view.scale + view.y;
  const dx = shiftInto(left, left + area.width * view.scale, width);
  const dy = shiftInto(top, top + area.height * view.scale, height);
  return dx === 0 && dy === 0 ? view : panView(view, dx, dy);
}

function shiftInto(from: number, to: number, size: number): number {
  if (from < 0) return SIGHT_MARGIN - from;
  return to > size ? size - to - SIGHT_MARGIN : 0;
}

/** Returns the area from the first to the last cell with a margin round it; a default area for no cells. */
export function areaAround(cells: readonly { x: number; y: number }[], margin: number): Area {
  if (cells.length === 0) return { left: -150, top: -150, width: 400, height: 400 };
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return {
    left: west * 100 - margin,
    top: north * 100 - margin,
    width: (Math.max(...xs) - west + 1) * 100 + 2 * margin,
    height: (Math.max(...ys) - north + 1) * 100 + 2 * margin,
  };
}
