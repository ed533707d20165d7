import type { Carrier } from './carrier.ts';

/** Pixels of movement that turn a tap on a tile into a drag; at most as many as for the board. */
const THRESHOLD = 6;

/** Elements that can be picked up have this attribute, with the key of their item. */
const CARRIED = '[data-item]';

interface Grip {
  readonly pointer: number;
  readonly item: string;
  readonly x: number;
  readonly y: number;
}

/** Returns the step of a key that rotates the tile. */
const stepOf = ({ shiftKey }: KeyboardEvent) => (shiftKey ? -1 : 1);

/**
 * Drags tiles from the hand, or from their preview on the board, by mouse or finger. Listens before all other handlers
 * and stops the events of a carried tile, so that it neither moves the board nor counts as a click.
 * @returns a function that stops it
 */
export function handleCarrying(carrier: Carrier): () => void {
  const controller = new AbortController();
  const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, act, { capture: true, passive: false, signal: controller.signal });
  const grip = new GripOf(carrier);
  on('pointerdown', (event) => grip.down(event));
  on('pointermove', (event) => grip.move(event));
  on('pointerup', (event) => grip.release(event, true));
  on('pointercancel', (event) => grip.release(event, false));
  on('click', (event) => grip.click(event));
  on('wheel', (event) => grip.wheel(event));
  on('keydown', (event) => grip.key(event));
  return () => {
    controller.abort();
    carrier.end(false);
  };
}

/** The pointer that holds a tile. */
class GripOf {
  readonly #carrier: Carrier;
  #grip: Grip | undefined;
  /** Whether the pointer has carried a tile since it was pressed, even if it no longer holds one. */
  #hasCarried = false;
  /** Whether a click belongs to the release of a tile. */
  #isDropped = false;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  down(event: PointerEvent): void {
    if (this.#carrier.isCarrying) {
      // A second finger turns the tile, and nothing else sees it.
      keep(event);
      this.#carrier.turn(1);
      return;
    }
    const element = event.target instanceof Element ? event.target.closest(CARRIED) : null;
    const item = element?.getAttribute('data-item');
    const isAlone = this.#grip === undefined && event.isPrimary && event.button === 0;
    // Two fingers zoom.
    this.#grip =
      isAlone && item ? { pointer: event.pointerId, item, x: event.clientX, y: event.clientY } : undefined;
  }

  move(event: PointerEvent): void {
    const grip = this.#grip;
    if (grip === undefined || grip.pointer !== event.pointerId) return;
    if (!this.#carrier.isCarrying) {
      const isTap = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < THRESHOLD;
      if (this.#hasCarried) keep(event);
      if (isTap || this.#hasCarried) return;
      this.#hasCarried = this.#carrier.pickUp(grip.item, event);
      if (!this.#hasCarried) {
        this.#grip = undefined;
        return;
      }
    }
    keep(event);
    this.#carrier.moveTo(event.clientX, event.clientY);
  }

  release({ pointerId }: PointerEvent, isDrop: boolean): void {
    if (this.#grip?.pointer !== pointerId) return;
    this.#grip = undefined;
    this.#carrier.end(isDrop);
    if (!this.#hasCarried) return;
    this.#hasCarried = false;
    this.#isDropped = true;
    // The click that belongs to the release comes before any timer.
    setTimeout(() => {
      this.#isDropped = false;
    });
  }

  click(event: MouseEvent): void {
    if (this.#isDropped) keep(event);
  }

  wheel(event: WheelEvent): void {
    if (!this.#carrier.isCarrying) return;
    keep(event);
    this.#carrier.turn(event.deltaY > 0 ? 1 : -1);
  }

  key(event: KeyboardEvent): void {
    if (!this.#carrier.isCarrying) return;
    if (event.key.toLowerCase() === 'r') this.#carrier.turn(stepOf(event));
    else if (event.key === 'Escape') this.#carrier.end(false);
    else return;
    keep(event);
  }
}

function keep(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
