import { useCallback, useEffect, useRef } from 'preact/hooks';

/** Part of the board, in units of 100 a tile. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface View {
  x: number;
  y: number;
  scale: number;
}

const nearest = 3;
const farthest = 0.08;
const dragFrom = 6;
const step = 80;
/** A scale at which a tile is too small to point at a part of it. */
const tooSmall = 0.5;
/** Where the buttons lie in a row above the board instead of beside it. */
const narrow = matchMedia('(max-width: 56rem)');
const toolsRoom = 52;

/** What moves and zooms the board. */
export interface Camera {
  /** The window through which the board is seen. */
  readonly frame: { current: HTMLDivElement | null };
  /** What is moved and scaled. */
  readonly stage: { current: HTMLDivElement | null };
  zoom(factor: number): void;
  showAll(): void;
  /** Brings an area into sight if it isn't. */
  show(area: Area): void;
}

/**
 * Shows the whole area, or, where that would be too small to see anything, what is in focus; then the player moves it.
 * Pan and zoom by mouse, wheel, touch and keyboard. The stage is moved by a transform, so that nothing is drawn again
 * while it moves; it is drawn sharp when it rests.
 */
export function useCamera(area: Area, focus: Area | undefined): Camera {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<View>({ x: 0, y: 0, scale: 0 });
  const wanted = useRef({ area, focus });
  /** Whether the player has moved the board; until then it is kept whole in sight. */
  const isMoved = useRef(false);
  wanted.current = { area, focus };

  const apply = useCallback(() => {
    const { x, y, scale } = view.current;
    if (stage.current !== null) stage.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }, []);

  const showAll = useCallback(() => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const tools = narrow.matches ? { right: 0, top: toolsRoom } : { right: toolsRoom, top: 0 };
    const [roomX, roomY] = [box.width - tools.right, box.height - tools.top];
    const scaleFor = ({ width, height }: Area) => Math.min(1.3, roomX / width, roomY / height);
    const whole = wanted.current.area;
    const shown = scaleFor(whole) < tooSmall ? (wanted.current.focus ?? whole) : whole;
    const scale = Math.min(scaleFor(shown), shown === whole ? 1.3 : 0.8);
    const { left, top, width, height } = shown;
    view.current = {
      scale,
      x: (roomX - width * scale) / 2 - left * scale,
      y: tools.top + (roomY - height * scale) / 2 - top * scale,
    };
    apply();
  }, [apply]);

  const zoomAt = useCallback(
    (factor: number, px: number, py: number) => {
      const { x, y, scale } = view.current;
      const next = Math.min(nearest, Math.max(farthest, scale * factor));
      view.current = { scale: next, x: px - ((px - x) * next) / scale, y: py - ((py - y) * next) / scale };
      isMoved.current = true;
      apply();
    },
    [apply],
  );

  const pan = useCallback(
    (dx: number, dy: number) => {
      view.current.x += dx;
      view.current.y += dy;
      isMoved.current = true;
      apply();
    },
    [apply],
  );

  const zoom = useCallback(
    (factor: number) => {
      const box = frame.current?.getBoundingClientRect();
      if (box !== undefined) zoomAt(factor, box.width / 2, box.height / 2);
    },
    [zoomAt],
  );

  const show = useCallback(
    (target: Area) => {
      const box = frame.current?.getBoundingClientRect();
      if (box === undefined) return;
      const { x, y, scale } = view.current;
      const [left, top] = [target.left * scale + x, target.top * scale + y];
      const [right, bottom] = [left + target.width * scale, top + target.height * scale];
      const dx = left < 0 ? -left + 20 : right > box.width ? box.width - right - 20 : 0;
      const dy = top < 0 ? -top + 20 : bottom > box.height ? box.height - bottom - 20 : 0;
      if (dx !== 0 || dy !== 0) pan(dx, dy);
    },
    [pan],
  );

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const stop = listen(element, { pan, zoomAt, zoom, showAll: () => reset() }, stage);
    const reset = () => {
      isMoved.current = false;
      showAll();
    };
    const observer = new ResizeObserver(() => isMoved.current || showAll());
    observer.observe(element);
    return () => {
      stop();
      observer.disconnect();
    };
  }, [pan, zoomAt, zoom, showAll]);

  useEffect(() => {
    if (!isMoved.current) showAll();
  }, [
    area.left,
    area.top,
    area.width,
    area.height,
    focus?.left,
    focus?.top,
    focus?.width,
    focus?.height,
    showAll,
  ]);

  const refit = useCallback(() => {
    isMoved.current = false;
    showAll();
  }, [showAll]);
  return { frame, stage, zoom, showAll: refit, show };
}

interface Moves {
  pan(dx: number, dy: number): void;
  zoomAt(factor: number, px: number, py: number): void;
  zoom(factor: number): void;
  showAll(): void;
}

/** Listens to all that may move the board. Answers how to stop. */
function listen(
  element: HTMLDivElement,
  moves: Moves,
  stage: { current: HTMLDivElement | null },
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  listenToPointers(element, moves, stage, signal);
  element.addEventListener(
    'wheel',
    (event) => {
      // The wheel over the tile in hand turns the tile.
      if (event.defaultPrevented) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015));
      moves.zoomAt(factor, event.clientX - box.left, event.clientY - box.top);
    },
    { passive: false, signal },
  );
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => moves.zoom(1.25),
    '=': () => moves.zoom(1.25),
    '-': () => moves.zoom(0.8),
    '0': moves.showAll,
    ArrowLeft: () => moves.pan(step, 0),
    ArrowRight: () => moves.pan(-step, 0),
    ArrowUp: () => moves.pan(0, step),
    ArrowDown: () => moves.pan(0, -step),
  };
  element.addEventListener(
    'keydown',
    (event) => {
      const act = keys[event.key];
      if (act === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      act();
    },
    { signal },
  );
  return () => stopping.abort();
}

/** One pointer drags, two pinch. A drag is no click. */
function listenToPointers(
  element: HTMLDivElement,
  { pan, zoomAt }: Moves,
  stage: { current: HTMLDivElement | null },
  signal: AbortSignal,
): void {
  const pointers = new Map<number, { x: number; y: number }>();
  let isDrag = false;
  let start = { x: 0, y: 0 };
  const moving = (is: boolean) => stage.current?.classList.toggle('moving', is);
  const apart = () => {
    const [one, other] = [...pointers.values()];
    if (one === undefined || other === undefined) return undefined;
    return {
      far: Math.hypot(one.x - other.x, one.y - other.y),
      x: (one.x + other.x) / 2,
      y: (one.y + other.y) / 2,
    };
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (pointers.size === 0) {
        isDrag = false;
        start = { x: event.clientX, y: event.clientY };
      }
      if (event.button === 0) pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      if (!isDrag && Math.hypot(now.x - start.x, now.y - start.y) < dragFrom) return;
      if (!isDrag) {
        isDrag = true;
        element.setPointerCapture(event.pointerId);
        moving(true);
      }
      const pinched = apart();
      pointers.set(event.pointerId, now);
      const pinching = apart();
      if (pinched === undefined || pinching === undefined) {
        pan(now.x - before.x, now.y - before.y);
        return;
      }
      const box = element.getBoundingClientRect();
      pan(pinching.x - pinched.x, pinching.y - pinched.y);
      zoomAt(pinching.far / Math.max(1, pinched.far), pinching.x - box.left, pinching.y - box.top);
    },
    { signal },
  );
  const release = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    if (pointers.size === 0) moving(false);
  };
  element.addEventListener('pointerup', release, { signal });
  element.addEventListener('pointercancel', release, { signal });
  element.addEventListener(
    'click',
    (event) => {
      if (!isDrag) return;
      event.stopPropagation();
      event.preventDefault();
      isDrag = false;
    },
    { capture: true, signal },
  );
}
