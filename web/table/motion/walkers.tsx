import type { Table } from '../../api/types.ts';
import type { CameraControls } from '../../board/camera-controls.ts';
import { middleOf } from '../../board/motion/snap.ts';
import { useTiles } from '../../board/tiles.ts';
import { PiecePicture } from '../../ui/art.tsx';
import { isLying } from './board-moves.tsx';
import type { Walker } from './script.ts';
import { type Point, spotAt } from './spots.ts';
import type { TableMotion } from './table-motion.ts';
import { useCue } from './use-cue.ts';
import { useMoving } from './use-motion.ts';

interface WalkersProps {
  readonly motion: TableMotion;
  readonly table: Table;
  readonly camera: CameraControls;
}

/** Pieces that walk home from the board to their player, above everything else. */
export function Walkers({ motion, table, camera }: WalkersProps) {
  useMoving(motion);
  const geometryOf = useTiles();
  if (motion.scene === undefined || !motion.isDrawn) return null;
  return (
    <div class="walkers" aria-hidden="true">
      {motion.scene.script.walkers.map((cue) => (
        <Walking
          key={cue.key}
          motion={motion}
          cue={cue}
          camera={camera}
          spot={spotAt(table, geometryOf, cue.at)}
        />
      ))}
    </div>
  );
}

interface WalkingProps {
  readonly motion: TableMotion;
  readonly cue: Walker;
  readonly camera: CameraControls;
  readonly spot: Point | undefined;
}

/** Size of a piece in pixels, in which `PieceFrame` shows 32 units. */
const SIZE = 44;
const UNITS = 32;

function Walking({ motion, cue, camera, spot }: WalkingProps) {
  const walkMs = motion.scene?.pace.walk ?? 0;
  const standMs = Math.max(0, cue.startMs - cue.appearsMs);
  const durationMs = standMs + walkMs;
  const element = useCue<HTMLDivElement>(
    motion,
    {
      key: cue.key,
      startMs: cue.appearsMs,
      durationMs,
      frames: () => (spot === undefined ? [] : framesFor(cue, camera, spot, standMs / durationMs)),
    },
    () => greet(cue.seat),
  );
  return (
    <div class="walker" ref={element} data-seat={cue.seat}>
      {spot !== undefined && <PiecePicture piece={cue.piece} seat={cue.seat} size={SIZE} />}
    </div>
  );
}

/** Number of steps of a walk, and how far the piece leans and lifts in each. */
const STEPS = 8;
const LEAN = 9;
const LIFT = 9;

/** Returns the animation of the way home: the piece gets up if it lies, then walks step by step. */
function framesFor(cue: Walker, camera: CameraControls, spot: Point, setsOff: number): Keyframe[] {
  const frame = camera.frame.current?.getBoundingClientRect() ?? new DOMRect();
  const inFrame = middleOf(camera.view, { x: spot.x / 100 - 0.5, y: spot.y / 100 - 0.5 });
  const from = { x: frame.x + inFrame.x, y: frame.y + inFrame.y };
  const to = homeOf(cue.seat);
  const [before, after] = [(1.35 * UNITS * camera.scale) / SIZE, to.size / SIZE];
  const step = (index: number): Keyframe => {
    const share = index / STEPS;
    const isUp = index % 2 === 1;
    const x = from.x + (to.x - from.x) * share;
    const y = from.y + (to.y - from.y) * share - (isUp ? LIFT : 0);
    const lean = isUp ? (index % 4 === 1 ? LEAN : -LEAN) : 0;
    return {
      transform: `translate(${x}px, ${y}px) rotate(${lean}deg) scale(${before + (after - before) * share})`,
      opacity: index === STEPS ? 0 : 1,
      offset: setsOff + (1 - setsOff) * share,
    };
  };
  const stands = `translate(${from.x}px, ${from.y}px) rotate(${isLying(cue) ? -90 : 0}deg) scale(${before})`;
  const there: Keyframe[] = [
    { transform: stands, opacity: 0, offset: 0 },
    { transform: stands, opacity: 1, offset: Math.min(0.001, setsOff) },
    { transform: stands, opacity: 1, offset: setsOff },
  ];
  return [...there, ...Array.from({ length: STEPS }, (_, index) => step(index + 1))];
}

interface Home extends Point {
  /** Pixels of a piece there. */
  readonly size: number;
}

/** Returns the home of a seat's pieces in the window: its score, or if that is out of view the tab of the scores. */
function homeOf(seat: number): Home {
  const side = document.getElementById('side')?.getBoundingClientRect();
  const piece = pieceOf(seat)?.getBoundingClientRect();
  if (piece !== undefined && side !== undefined && isWithin(piece, side))
    return { ...middle(piece), size: piece.width };
  const part = document.querySelector('.part-bar [data-part="scores"]')?.getBoundingClientRect();
  if (part !== undefined && part.width > 0) return { ...middle(part), size: 20 };
  const x = side === undefined ? innerWidth / 2 : side.x + side.width / 2;
  return { x, y: innerHeight, size: 28 };
}

const pieceOf = (seat: number): Element | null =>
  document.querySelector(`#part-scores [data-seat="${seat}"] summary .piece-picture`);

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.top >= outer.top && inner.bottom <= Math.min(outer.bottom, innerHeight);

/** Animates the piece at a seat's score when another arrives home. */
function greet(seat: number): void {
  pieceOf(seat)?.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.35)' }, { transform: 'scale(1)' }],
    { duration: 260, easing: 'ease-out' },
  );
}
