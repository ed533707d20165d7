import type { Keys } from '../ui/use-keys.ts';
import {
  type Area,
  areaAround,
  fitView,
  lookAt,
  panView,
  revealArea,
  type View,
  type Viewport,
  zoomView,
} from './camera.ts';
import type { Cell } from './cell.ts';
import { handleInput } from './pointers.ts';

/** In narrow windows the buttons form a row above the board, in wide ones a column next to it; same as in the style sheet. */
const narrow = matchMedia('(max-width: 35rem), (max-width: 56rem) and (orientation: portrait)');
const TOOLS_SIZE = 52;
/** In very narrow windows the table's name is above the buttons. */
const veryNarrow = matchMedia('(max-width: 30rem)');
const NAME_SIZE = 24;
/** Milliseconds without a movement after which the board is at rest. */
const REST_MS = 250;
/** Margin around the area in focus, in board units. */
const LOOK_MARGIN = 150;

/**
 * Moves and zooms the elements of a board. The stage is moved by a transform, so that nothing is drawn again while it
 * moves; it is drawn sharp when it rests.
 */
export class CameraControls {
  /** The window through which the board is seen. */
  readonly frame: { current: HTMLDivElement | null } = { current: null };
  /** The element that is moved and scaled. */
  readonly stage: { current: HTMLDivElement | null } = { current: null };
  /** The whole board. */
  area: Area = areaAround([], 0);
  /** The part that the player has to see now. */
  focus: Area | undefined;
  /** Called when the board has come to rest, with the pixels that a unit of it takes. */
  onRest: (scale: number) => void = () => undefined;
  #view: View = { x: 0, y: 0, scale: 0 };
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the player has moved the board; until then all of it stays visible. */
  #isMoved = false;

  /** Moves the board by the player's gestures. Returns a function that stops it. */
  listen(): (() => void) | undefined {
    const element = this.frame.current;
    if (element === null) return undefined;
    const stop = handleInput(element, this);
    const observer = new ResizeObserver(() => this.fit());
    observer.observe(element);
    return () => {
      stop();
      clearTimeout(this.#restTimer);
      observer.disconnect();
    };
  }

  /** Shows the board or its focus, unless the player has moved it. */
  fit(): void {
    const viewport = this.#viewport();
    if (!this.#isMoved && viewport !== undefined) this.#show(fitView(viewport, this.area, this.focus));
  }

  showAll(): void {
    this.#isMoved = false;
    this.#glide();
    this.fit();
  }

  /** Centres cells, zoomed in enough to be readable. */
  lookAt(cells: readonly Cell[]): void {
    const viewport = this.#viewport();
    if (viewport === undefined || cells.length === 0) return;
    this.#glide();
    this.#move(lookAt(this.#view, viewport, areaAround(cells, LOOK_MARGIN)));
  }

  /** Moves the board by pixels. */
  pan(dx: number, dy: number): void {
    this.#move(panView(this.#view, dx, dy));
  }

  /** Zooms round a point of the window, in pixels. */
  zoomAt(factor: number, x: number, y: number): void {
    this.#move(zoomView(this.#view, factor, { x, y }));
  }

  /** Zooms round the middle of the window. */
  zoom(factor: number): void {
    const viewport = this.#viewport();
    if (viewport !== undefined) this.zoomAt(factor, viewport.width / 2, viewport.height / 2);
  }

  /** Scrolls an area into view if needed. */
  reveal(area: Area): void {
    const viewport = this.#viewport();
    if (viewport === undefined) return;
    const next = revealArea(this.#view, viewport, area);
    if (next !== this.#view) this.#move(next);
  }

  setDragging(isDragging: boolean): void {
    this.stage.current?.classList.remove('gliding');
    this.stage.current?.classList.toggle('moving', isDragging);
  }

  /** The board's current position in its window. */
  get view(): View {
    return this.#view;
  }

  /** Pixels that a unit of the board takes. */
  get scale(): number {
    return this.#view.scale;
  }

  /** Returns the point of the board, in its units, at a point of the screen; undefined before anything is shown. */
  pointAt(clientX: number, clientY: number): { x: number; y: number } | undefined {
    const origin = this.stage.current?.getBoundingClientRect();
    const { scale } = this.#view;
    if (origin === undefined || scale === 0) return undefined;
    return { x: (clientX - origin.left) / scale, y: (clientY - origin.top) / scale };
  }

  /** Animates the next movement. The style sheet sets the duration and respects reduced motion. */
  #glide(): void {
    const stage = this.stage.current;
    stage?.classList.add('gliding');
    stage?.addEventListener('transitionend', () => stage.classList.remove('gliding'), { once: true });
  }

  #move(view: View): void {
    this.#isMoved = true;
    this.#show(view);
  }

  #show(view: View): void {
    const isFirst = this.#view.scale === 0;
    this.#view = view;
    clearTimeout(this.#restTimer);
    if (isFirst) this.onRest(view.scale);
    else this.#restTimer = setTimeout(() => this.onRest(view.scale), REST_MS);
    const { x, y, scale } = view;
    if (this.stage.current !== null)
      this.stage.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  #viewport(): Viewport | undefined {
    const box = this.frame.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return undefined;
    const { width, height } = box;
    return narrow.matches
      ? { width, height, toolsRight: 0, toolsTop: TOOLS_SIZE + (veryNarrow.matches ? NAME_SIZE : 0) }
      : { width, height, toolsRight: TOOLS_SIZE, toolsTop: 0 };
  }
}

/** The keys that zoom the board. */
export const cameraKeys = (camera: CameraControls): Keys => ({
  '+': () => camera.zoom(1.25),
  '=': () => camera.zoom(1.25),
  '-': () => camera.zoom(0.8),
  '0': () => camera.showAll(),
});
