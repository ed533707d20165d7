import { useLayoutEffect } from 'preact/hooks';
import { liesInFields } from '../../../src/render/art/pieces.ts';
import { lookOf } from '../../../src/render/seats.ts';
import type { Table } from '../../api/types.ts';
import type { CameraControls } from '../../board/camera-controls.ts';
import { useCatalogue } from '../../board/catalogue.ts';
import type { Cell } from '../../board/cell.ts';
import { useTiles } from '../../board/tiles.ts';
import { PieceArt, TilePicture } from '../../ui/art.tsx';
import type { Deployed, Flight, RisingPoints, SettlingTile } from './script.ts';
import { type Point, spotAt, spotOfPoints } from './spots.ts';
import type { TableMotion } from './table-motion.ts';
import { useCue } from './use-cue.ts';
import { useMoving } from './use-motion.ts';

interface MovesProps {
  readonly motion: TableMotion;
  readonly table: Table;
  readonly camera: CameraControls;
  /** The reader's seat. */
  readonly seat: number | null;
}

/** The animations on the board itself: settling tiles, flying figures and rising points. */
export function BoardMoves({ motion, table, camera, seat }: MovesProps) {
  useMoving(motion);
  const isKnown = useCatalogue() !== undefined;
  useLayoutEffect(() => {
    if (isKnown) motion.start();
  });
  const { scene } = motion;
  if (scene === undefined) return null;
  const { tiles, flights, points } = scene.script;
  const isInOrder = scene.isLate || tiles.length > 1;
  return (
    <div class={isInOrder ? 'moves in-order' : 'moves'} aria-hidden="true">
      {motion.hasStarted &&
        isKnown &&
        tiles.map((cue) => (
          <Tile key={cue.key} motion={motion} cue={cue} table={table} isOwn={cue.seat === seat} />
        ))}
      {motion.isDrawn && flights.map((cue) => <Flying key={cue.key} motion={motion} cue={cue} />)}
      {motion.isDrawn && isKnown && (
        <AllPoints motion={motion} cues={points} table={table} scale={camera.scale} />
      )}
    </div>
  );
}

const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });

/** The player's own tile is already in place, so it is only pressed down. */
const OWN_TILE: Keyframe[] = [
  { transform: 'scale(1.1)', opacity: 1 },
  { transform: 'scale(0.97)', opacity: 1, offset: 0.7 },
  { transform: 'scale(1)', opacity: 1 },
];
const TILE: Keyframe[] = [
  { transform: 'translateY(-34px) scale(1.5) rotate(-5deg)', opacity: 0 },
  { opacity: 1, offset: 0.35 },
  { transform: 'translateY(0) scale(0.96)', opacity: 1, offset: 0.78 },
  { transform: 'scale(1)', opacity: 1 },
];

interface TileProps {
  readonly motion: TableMotion;
  readonly cue: SettlingTile;
  readonly table: Table;
  readonly isOwn: boolean;
}

function Tile({ motion, cue, table, isOwn }: TileProps) {
  const { tile, cell, rotation, pieces } = cue;
  const element = useCue<HTMLDivElement>(motion, {
    key: cue.key,
    startMs: cue.startMs,
    durationMs: motion.scene?.pace.settle ?? 0,
    easing: 'ease-out',
    frames: () => (isOwn && !motion.isCatchingUp ? OWN_TILE : TILE),
  });
  return (
    <div class="settling" style={at({ x: cell.x * 100, y: cell.y * 100 })} data-cell={`${cell.x},${cell.y}`}>
      <div class="settling-tile" ref={element}>
        <TilePicture tile={tile} rotation={rotation} size={100} />
        <svg class="settling-pieces" viewBox={`${cell.x * 100} ${cell.y * 100} 100 100`}>
          {pieces.map((piece) => (
            <Standing key={piece.piece} table={table} {...piece} />
          ))}
        </svg>
      </div>
    </div>
  );
}

/** Whether a piece lies down at its place. */
export const isLying = ({ piece, at }: Deployed): boolean =>
  'segment' in at && at.segment.startsWith('field') && liesInFields(piece);

function Standing({ table, ...deployed }: Deployed & { readonly table: Table }) {
  const spot = spotAt(table, useTiles(), deployed.at);
  if (spot === undefined) return null;
  const turn = isLying(deployed) ? ' rotate(-90)' : '';
  return (
    <g transform={`translate(${spot.x} ${spot.y})${turn} scale(1.35)`}>
      <PieceArt piece={deployed.piece} seat={deployed.seat} />
    </g>
  );
}

/** Size of a flying figure in board units, in which its drawing has 48. */
const FIGURE_SIZE = 65;

/** A figure on its way to the tile where the picture shows it. */
function Flying({ motion, cue }: { motion: TableMotion; cue: Flight }) {
  const { figure, from, to } = cue;
  const element = useCue<HTMLDivElement>(motion, {
    key: cue.key,
    startMs: cue.startMs,
    durationMs: motion.scene?.pace.fly ?? 0,
    easing: 'ease-in-out',
    frames: () => flightFrames(from, to),
  });
  return (
    <div class="flying" style={at({ x: to.x * 100 + 50, y: to.y * 100 + 40 })} data-figure={figure}>
      <div ref={element}>
        <svg viewBox="-24 -24 48 48" width={FIGURE_SIZE} height={FIGURE_SIZE}>
          <PieceArt piece={figure} seat={undefined} />
        </svg>
      </div>
    </div>
  );
}

/** Rises, flies, and lands; a figure that was not on the board comes from above. */
function flightFrames(from: Cell | undefined, to: Cell): Keyframe[] {
  const [x, y] = from === undefined ? [0, -90] : [(from.x - to.x) * 100, (from.y - to.y) * 100];
  return [
    { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: from === undefined ? 0 : 1 },
    { transform: `translate(${x / 2}px, ${y / 2 - 24}px) scale(1.5)`, opacity: 1, offset: 0.5 },
    { transform: 'translate(0, 0) scale(1)', opacity: 1, offset: 0.96 },
    { transform: 'translate(0, 0) scale(1)', opacity: 0 },
  ];
}

interface AllPointsProps {
  readonly motion: TableMotion;
  readonly cues: readonly RisingPoints[];
  readonly table: Table;
  readonly scale: number;
}

/** All rising points; several at one spot are stacked. */
function AllPoints({ motion, cues, table, scale }: AllPointsProps) {
  const geometryOf = useTiles();
  const spots = cues.map((cue) => spotOfPoints(table, geometryOf, cue));
  const isSame = (one: Point | undefined, other: Point | undefined) =>
    one?.x === other?.x && one?.y === other?.y;
  return (
    <>
      {cues.map((cue, index) => (
        <Points
          key={cue.key}
          motion={motion}
          cue={cue}
          spot={spots[index]}
          below={spots.slice(0, index).filter((spot) => isSame(spot, spots[index])).length}
          scale={scale}
        />
      ))}
    </>
  );
}

interface PointsProps {
  readonly motion: TableMotion;
  readonly cue: RisingPoints;
  readonly spot: Point | undefined;
  /** The number of others stacked below it. */
  readonly below: number;
  readonly scale: number;
}

/** Pixels between a spot and its points, between several points at one spot, and of their rise. */
const ABOVE = 20;
const LINE = 34;
const RISE = 44;

const pointsFrames = (start: number): Keyframe[] => [
  { transform: `translateY(${start}px) scale(0.4)`, opacity: 0 },
  { transform: `translateY(${start}px) scale(1.25)`, opacity: 1, offset: 0.14 },
  { transform: `translateY(${start}px) scale(1)`, opacity: 1, offset: 0.24 },
  { transform: `translateY(${start - 0.5 * RISE}px) scale(1)`, opacity: 1, offset: 0.75 },
  { transform: `translateY(${start - RISE}px) scale(1)`, opacity: 0 },
];

function Points({ motion, cue, spot = { x: 0, y: 0 }, below, scale }: PointsProps) {
  const { fill, ink } = lookOf(cue.seat);
  const element = useCue<HTMLSpanElement>(motion, {
    key: cue.key,
    startMs: cue.startMs,
    durationMs: motion.scene?.pace.rise ?? 0,
    frames: () => pointsFrames(-ABOVE - below * LINE),
  });
  return (
    <div class="rising" style={{ transform: `${at(spot).transform} scale(${1 / scale})` }}>
      <span ref={element} style={{ background: fill, color: ink }} data-seat={cue.seat}>
        +{cue.points}
      </span>
    </div>
  );
}
