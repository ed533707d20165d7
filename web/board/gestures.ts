/** Movements of the board by mouse, fingers or keys. */
export interface CameraMoves {
  /** Moves the board by pixels. */
  pan(dx: number, dy: number): void;
  /** Zooms round a point of the window. */
  zoomAt(factor: number, x: number, y: number): void;
  /** Zooms round the middle of the window. */
  zoom(factor: number): void;
  showAll(): void;
  /** Called when a drag starts or ends. */
  setDragging(isDragging: boolean): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels that a pointer has to move before it is a drag and no longer a click. */
const DRAG_THRESHOLD = 6;

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Drags with one pointer and pinches with two. The click that ends a drag is swallowed. */
export function handleGestures(element: HTMLElement, moves: CameraMoves, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  let isDrag = false;
  let start: Point = { x: 0, y: 0 };

  const onDown = (event: PointerEvent) => {
    if (pointers.size === 0) {
      isDrag = false;
      start = pointOf(event);
    }
    if (event.button === 0) pointers.set(event.pointerId, pointOf(event));
  };
  const onMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    if (!isDrag && distance(now, start) < DRAG_THRESHOLD) return;
    if (!isDrag) {
      isDrag = true;
      element.setPointerCapture(event.pointerId);
      moves.setDragging(true);
    }
    const from = spanOf(pointers);
    pointers.set(event.pointerId, now);
    const to = spanOf(pointers);
    if (from === undefined || to === undefined) moves.pan(now.x - before.x, now.y - before.y);
    else pinch(element, moves, from, to);
  };
  const onRelease = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) moves.setDragging(false);
  };
  const onClick = (event: MouseEvent) => {
    if (!isDrag) return;
    event.stopPropagation();
    event.preventDefault();
    isDrag = false;
  };
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onRelease, { signal });
  element.addEventListener('pointercancel', onRelease, { signal });
  element.addEventListener('click', onClick, { capture: true, signal });
}

/** Two pointers: their distance, and the point between them. */
interface Span extends Point {
  readonly length: number;
}

function spanOf(pointers: ReadonlyMap<number, Point>): Span | undefined {
  const [one, other] = [...pointers.values()];
  if (one === undefined || other === undefined) return undefined;
  return { length: distance(one, other), x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function pinch(element: HTMLElement, moves: CameraMoves, from: Span, to: Span): void {
  const box = element.getBoundingClientRect();
  moves.pan(to.x - from.x, to.y - from.y);
  moves.zoomAt(to.length / Math.max(1, from.length), to.x - box.left, to.y - box.top);
}
