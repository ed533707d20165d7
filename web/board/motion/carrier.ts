import type { CameraControls } from '../camera-controls.ts';
import type { Place } from '../cell.ts';
import type { Rotation } from '../rotation.ts';
import { edgeShift, isInside, middleOf, placeFor, rotationOn, turnOn } from './snap.ts';

/** How to draw a carried tile. */
export interface Carried {
  /** The key of its item. */
  readonly item: string;
  /** The place that would take it now. */
  readonly place: Place | undefined;
  readonly rotation: Rotation;
}

/** The hand that tiles are carried from: their places, and callbacks. */
export interface Hand {
  /** Picks an item up. Returns its legal places and its rotation in the hand; undefined if there is no such item. */
  take(item: string): { readonly places: readonly Place[]; readonly rotation: Rotation } | undefined;
  /** Draws the carried tile; called on every change but that of its position. */
  show(carried: Carried | undefined): void;
  /** Lays an item down: on a place, or back into the hand. */
  lay(item: string, place: Place | undefined, rotation: Rotation): void;
}

/** Distance in pixels between the finger and the tile above it, so that the finger does not cover the tile. */
const LIFT = 52;
/** Pixels of a tile that is not over the board. */
const IN_HAND = 84;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Moves the element of a carried tile: once in a frame, by a transform alone and from measurements made at the
 * start, so that no frame waits for a layout.
 */
export class Carrier {
  /** The moved element, centred at 0,0 of the page's window; its child is scaled. */
  readonly element: { current: HTMLDivElement | null } = { current: null };
  hand: Hand;
  readonly #camera: CameraControls;
  #carried: Carried | undefined;
  #wanted: Rotation = 0;
  #places: readonly Place[] = [];
  #frame = new DOMRect();
  #pointer: Point = { x: 0, y: 0 };
  #lift = 0;
  #request = 0;
  /** Whether the tile has been inside the window, away from the edges: entering over an edge must not scroll the board. */
  #mayMoveBoard = false;

  constructor(camera: CameraControls, hand: Hand) {
    this.#camera = camera;
    this.hand = hand;
  }

  get isCarrying(): boolean {
    return this.#carried !== undefined;
  }

  /** Picks an item up with a pointer. Returns whether there is such an item. */
  pickUp(item: string, { pointerId, pointerType }: PointerEvent): boolean {
    const frame = this.#camera.frame.current;
    const taken = frame === null ? undefined : this.hand.take(item);
    if (frame === null || taken === undefined) return false;
    this.#places = taken.places;
    this.#wanted = taken.rotation;
    this.#frame = frame.getBoundingClientRect();
    this.#lift = pointerType === 'mouse' ? 0 : LIFT;
    this.#mayMoveBoard = false;
    this.#carried = { item, place: undefined, rotation: taken.rotation };
    // The touched element may be removed now; the frame keeps receiving the pointer's events.
    frame.setPointerCapture(pointerId);
    this.hand.show(this.#carried);
    return true;
  }

  moveTo(x: number, y: number): void {
    this.#pointer = { x, y };
    if (this.#request === 0) this.#request = requestAnimationFrame(() => this.draw());
  }

  turn(step: 1 | -1): void {
    if (this.#carried === undefined) return;
    this.#wanted = turnOn(this.#carried.place, this.#wanted, step);
    this.#show(this.#carried.place);
  }

  /** Lays the tile down where it is, or puts it back. */
  end(isLaid: boolean): void {
    if (this.#carried === undefined) return;
    if (isLaid) this.#find();
    const { item, place, rotation } = this.#carried;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#carried = undefined;
    this.hand.show(undefined);
    this.hand.lay(item, isLaid ? place : undefined, rotation);
  }

  /** Draws the tile where it is now. */
  draw(): void {
    this.#request = 0;
    if (this.#carried === undefined) return;
    this.#moveBoard();
    this.#find();
    this.#place();
  }

  /** The middle of the tile, in the window of the board. */
  get #middle(): Point {
    return { x: this.#pointer.x - this.#frame.x, y: this.#pointer.y - this.#lift - this.#frame.y };
  }

  /** Whether the tile is over the board. */
  get #isOverBoard(): boolean {
    const { x, y } = this.#middle;
    return x > 0 && y > 0 && x < this.#frame.width && y < this.#frame.height;
  }

  #find(): void {
    this.#show(this.#isOverBoard ? placeFor(this.#places, this.#camera.view, this.#middle) : undefined);
  }

  #show(place: Place | undefined): void {
    const before = this.#carried;
    const rotation = rotationOn(place, this.#wanted);
    if (before === undefined || (before.place === place && before.rotation === rotation)) return;
    this.#carried = { ...before, place, rotation };
    this.hand.show(this.#carried);
  }

  #place(): void {
    const element = this.element.current;
    const place = this.#carried?.place;
    const { view } = this.#camera;
    const at = place === undefined ? this.#middle : middleOf(view, place);
    const scale = this.#isOverBoard ? view.scale : IN_HAND / 100;
    if (element === null) return;
    const [x, y] = [this.#frame.x + at.x, this.#frame.y + at.y];
    element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
    (element.firstElementChild as HTMLElement).style.transform = `scale(${scale})`;
  }

  /** Scrolls the board while the tile is at an edge with more board beyond it. */
  #moveBoard(): void {
    const at = { x: this.#pointer.x - this.#frame.x, y: this.#pointer.y - this.#frame.y };
    this.#mayMoveBoard ||= isInside(at, this.#frame);
    if (!this.#mayMoveBoard || !this.#isOverBoard) return;
    const by = edgeShift(at, this.#frame, this.#camera.view, this.#camera.area);
    if (by.x === 0 && by.y === 0) return;
    this.#camera.pan(by.x, by.y);
    this.moveTo(this.#pointer.x, this.#pointer.y);
  }
}
