import { useMemo } from 'preact/hooks';
import type { Table } from '../api/client.ts';
import { PieceArt, TileArt } from '../art.tsx';
import { t } from '../i18n/index.ts';
import type { Cell, Place } from '../table/turn.ts';
import { parsePlace } from './features.ts';
import { areaOf, borderOf, type Geometries, type Rotation, useTiles } from './tiles.ts';

interface PlacesProps {
  readonly places: readonly Place[];
  readonly chosen: Cell | undefined;
  /** How the tile in hand is turned. */
  readonly rotation: Rotation;
  readonly onChoose: (cell: Cell) => void;
}

/** The cells where the tile in hand fits; arrow keys go from one to the next in that direction. */
export function LegalPlaces({ places, chosen, rotation, onChoose }: PlacesProps) {
  const first = places.find((place) => place.rotations.includes(rotation)) ?? places[0];
  const current = places.find((place) => place.x === chosen?.x && place.y === chosen.y) ?? first;
  return (
    <g role="group" aria-label={t().board.legal}>
      {places.map((place) => {
        const isChosen = place.x === chosen?.x && place.y === chosen.y;
        const fits = place.rotations.includes(rotation);
        return (
          <g
            key={`${place.x},${place.y}`}
            class={`place${isChosen ? ' chosen' : ''}${fits ? ' fits' : ''}`}
            data-cell={`${place.x},${place.y}`}
            role="button"
            tabindex={place === current ? 0 : -1}
            aria-pressed={isChosen}
            aria-label={`${t().board.place(place.label, places.length, place.x, place.y)}, ${t().board.turns(place.rotations.length)}`}
            transform={`translate(${place.x * 100} ${place.y * 100})`}
            onClick={(event) => {
              event.stopPropagation();
              onChoose(place);
            }}
            onKeyDown={(event) => handleKey(event, place, places, onChoose)}
          >
            <rect x="5" y="5" width="90" height="90" rx="9" />
            {!isChosen && (
              <text x="50" y="50" dy=".36em" text-anchor="middle" aria-hidden="true">
                {place.label}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function handleKey(
  event: KeyboardEvent,
  from: Place,
  places: readonly Place[],
  onChoose: (cell: Cell) => void,
): void {
  if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    onChoose(from);
  }
  const direction = directions[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  const next = nearestTowards(from, places, direction);
  const group = (event.currentTarget as Element).parentNode as Element;
  group.querySelector<SVGGElement>(`[data-cell="${next?.x},${next?.y}"]`)?.focus();
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in a direction; what lies off to the side counts double. */
function nearestTowards(
  from: Cell,
  places: readonly Place[],
  [dx, dy]: readonly [number, number],
): Place | undefined {
  const far = ({ x, y }: Cell) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return along > 0 ? along + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const [next] = [...places].sort((a, b) => far(a) - far(b));
  return next !== undefined && far(next) < Number.POSITIVE_INFINITY ? next : undefined;
}

interface GhostProps {
  readonly tile: string;
  readonly cell: Cell;
  readonly rotation: Rotation;
  readonly seat: number;
  /** The piece that would stand on it. */
  readonly piece: { readonly piece: string; readonly segment?: string; readonly corner?: string } | undefined;
  /** Segments that a piece may go on. */
  readonly segments: readonly string[];
  readonly onSegment: (segment: string) => void;
  readonly onTurn: (step: 1 | -1) => void;
}

/** The tile as it would lie; the segments that a piece may go on can be clicked. */
export function Ghost({ tile, cell, rotation, seat, piece, segments, onSegment, onTurn }: GhostProps) {
  const geometryOf = useTiles();
  const geometry = geometryOf(tile, rotation);
  const spot = piece && standAt(piece, geometryOf, tile, rotation);
  return (
    <g
      class="ghost"
      data-rotation={rotation}
      transform={`translate(${cell.x * 100} ${cell.y * 100})`}
      onWheel={(event) => {
        event.preventDefault();
        onTurn(event.deltaY > 0 ? 1 : -1);
      }}
      onClick={(event) => {
        event.stopPropagation();
        onTurn(1);
      }}
    >
      <TileArt tile={tile} rotation={rotation} />
      <rect class="rim" x="0" y="0" width="100" height="100" />
      {geometry !== undefined &&
        segments.map((segment) => {
          const place = geometry.spots.get(segment);
          return (
            <g
              key={segment}
              class="segment"
              data-segment={segment}
              onClick={(event) => {
                event.stopPropagation();
                onSegment(segment);
              }}
            >
              <path d={areaOf(geometry, segment, 0, 0)} />
              {place !== undefined && <circle cx={place.x} cy={place.y} r="9" />}
            </g>
          );
        })}
      {spot !== undefined && piece !== undefined && (
        <g
          class="set"
          transform={`translate(${spot.x} ${spot.y})${spot.isLying ? ' rotate(-90)' : ''} scale(1.35)`}
        >
          <PieceArt piece={piece.piece} seat={seat} />
        </g>
      )}
    </g>
  );
}

const corners: Readonly<Record<string, readonly [number, number]>> = {
  NW: [0, 0],
  NE: [100, 0],
  SE: [100, 100],
  SW: [0, 100],
};

function standAt(
  { piece, segment, corner }: { piece: string; segment?: string; corner?: string },
  geometryOf: Geometries,
  tile: string,
  rotation: Rotation,
): { x: number; y: number; isLying: boolean } | undefined {
  if (corner !== undefined) {
    const [x, y] = corners[corner] ?? [50, 50];
    return { x, y, isLying: false };
  }
  const spot = geometryOf(tile, rotation)?.spots.get(segment ?? '');
  return spot && { ...spot, isLying: segment?.startsWith('field') === true && piece !== 'pig' };
}

interface HighlightProps {
  readonly table: Pick<Table, 'tiles'>;
  /** Segments as `x,y:segment`. */
  readonly segments: readonly string[];
  readonly kind: 'looked-at' | 'target' | 'chosen';
}

/** A feature, whole. */
export function Highlight({ table, segments, kind }: HighlightProps) {
  const geometryOf = useTiles();
  const [area, border] = useMemo(
    () => [areaOf, borderOf].map((draw) => pathOf(segments, table, geometryOf, draw)),
    [segments, table, geometryOf],
  );
  return (
    <g class={`highlight ${kind}`} data-feature={segments[0]}>
      <path class="area" d={area} />
      <path class="border" d={border} />
    </g>
  );
}

/** Path data for all segments of a feature, `draw`n one by one. */
function pathOf(
  segments: readonly string[],
  { tiles }: Pick<Table, 'tiles'>,
  geometryOf: Geometries,
  draw: typeof areaOf,
): string {
  return segments
    .map((name) => {
      const { x, y, segment } = parsePlace(name);
      const tile = tiles.find((one) => one.x === x && one.y === y);
      const geometry = tile && geometryOf(tile.tile, tile.rotation);
      return geometry === undefined ? '' : draw(geometry, segment, x * 100, y * 100);
    })
    .join('');
}
