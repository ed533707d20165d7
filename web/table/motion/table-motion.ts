import type { Cell } from '../../board/cell.ts';
import { createWatchers } from '../../ui/watchers.ts';
import { cuesOf, type Pace, type Script } from './script.ts';

/** Animations are off if the reader prefers reduced motion. */
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Milliseconds after which moves that could not be shown are skipped. */
const PATIENCE_MS = 5_000;
/** Milliseconds that the scores continue counting after the last piece is home. */
const COUNTING_MS = 500;

interface Scene {
  readonly script: Script;
  readonly pace: Pace;
  /** Whether the moves are animated after the picture is shown, and not together with it. */
  readonly isLate: boolean;
  /** Whether tiles settle only once the picture is drawn, because drawing would make their animation stutter. */
  readonly waits: boolean;
}

/**
 * Plays the animation of a table's news and tracks its progress. The page itself shows the new state at once; the
 * animation lies over it.
 */
export class TableMotion {
  readonly #watchers = createWatchers();
  #scene: Scene | undefined;
  /** When the script started; undefined before. */
  #startedAt: number | undefined;
  /** The moment that the picture of the board shows. */
  #drawn = -1;
  /** Points that rise and are not counted yet, by the key of their cue. */
  readonly #pending = new Map<string, { readonly seat: number; readonly points: number }>();
  /** Animations that have not ended yet. */
  readonly #moving = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Adds a listener for any change. Returns a function that removes it. */
  watch(watcher: () => void): () => void {
    return this.#watchers.add(watcher);
  }

  get scene(): Scene | undefined {
    return this.#scene;
  }

  /** Whether the script has started. */
  get hasStarted(): boolean {
    return this.#startedAt !== undefined;
  }

  /** Whether the picture already shows the board without the pieces that leave. */
  get isDrawn(): boolean {
    return this.hasStarted && this.#drawn >= (this.#scene?.script.seq ?? 0);
  }

  /** Whether moves made while the reader was away are being shown. */
  get isCatchingUp(): boolean {
    return this.#scene?.isLate === true;
  }

  /** The cells whose tiles the picture must not show yet. */
  get hidden(): readonly Cell[] {
    return this.#scene?.script.tiles.map(({ cell }) => cell) ?? NO_CELLS;
  }

  /** Milliseconds since the script started. */
  get elapsed(): number {
    return this.#startedAt === undefined ? 0 : performance.now() - this.#startedAt;
  }

  /** Returns the points of a seat that have not been counted yet. */
  pendingFor(seat: number): number {
    return [...this.#pending.values()].reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0);
  }

  /** Plays a script, replacing any other; does nothing if the reader prefers reduced motion. */
  play(scene: Scene | undefined): void {
    this.#clear();
    if (scene !== undefined && !calm.matches) {
      this.#scene = scene;
      for (const { key } of cuesOf(scene.script)) this.#moving.add(key);
      for (const { key, seat, points: made } of scene.script.points)
        this.#pending.set(key, { seat, points: made });
      this.#timer = setTimeout(() => this.skip(), PATIENCE_MS);
    }
    this.#watchers.notify();
  }

  /** Starts the script once all its elements are rendered. */
  start(): void {
    if (this.#scene === undefined || this.hasStarted) return;
    if (this.#scene.waits && this.#drawn < this.#scene.script.seq) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.skip(), lastCue(this.#scene.script) + PATIENCE_MS);
    this.#startedAt = performance.now();
    this.#watchers.notify();
  }

  /** Sets the moment that the picture now shows. */
  draw(seq: number): void {
    this.#drawn = seq;
    this.start();
    this.#watchers.notify();
  }

  /** Marks a cue as ended; the last one ends the script. */
  end(key: string): void {
    this.#moving.delete(key);
    if (this.#pending.delete(key)) this.#watchers.notify();
    if (this.#moving.size > 0 || this.#scene === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.skip(), COUNTING_MS);
  }

  /** Ends the script at once. */
  skip(): void {
    if (this.#scene === undefined) return;
    this.#clear();
    this.#watchers.notify();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#scene = undefined;
    this.#startedAt = undefined;
    this.#pending.clear();
    this.#moving.clear();
  }
}

const NO_CELLS: readonly Cell[] = [];

/** Returns the start time of a script's last cue. */
const lastCue = (script: Script): number => Math.max(...cuesOf(script).map(({ startMs }) => startMs));
