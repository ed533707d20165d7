import { type CameraMoves, handleGestures } from './gestures.ts';

/** Pixels that an arrow key moves the board by. */
const KEY_STEP = 80;

/** Moves the board by mouse, wheel, fingers and keys. Returns a function that stops it. */
export function handleInput(element: HTMLElement, moves: CameraMoves): () => void {
  const controller = new AbortController();
  handleGestures(element, moves, controller.signal);
  handleWheel(element, moves, controller.signal);
  handleKeys(element, moves, controller.signal);
  return () => controller.abort();
}

function handleWheel(element: HTMLElement, moves: CameraMoves, signal: AbortSignal): void {
  const onWheel = (event: WheelEvent) => {
    // The wheel over the tile in hand turns the tile.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const box = element.getBoundingClientRect();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015));
    moves.zoomAt(factor, event.clientX - box.left, event.clientY - box.top);
  };
  element.addEventListener('wheel', onWheel, { passive: false, signal });
}

/** Arrows belong to the board only while it has the focus; elsewhere they scroll. */
function handleKeys(element: HTMLElement, moves: CameraMoves, signal: AbortSignal): void {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => moves.pan(KEY_STEP, 0),
    ArrowRight: () => moves.pan(-KEY_STEP, 0),
    ArrowUp: () => moves.pan(0, KEY_STEP),
    ArrowDown: () => moves.pan(0, -KEY_STEP),
  };
  const onKey = (event: KeyboardEvent) => {
    const action = actions[event.key];
    if (action === undefined || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  element.addEventListener('keydown', onKey, { signal });
}
