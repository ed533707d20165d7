import { t } from '../i18n/index.ts';
import { type Cell, isAt, type Place } from './cell.ts';
import type { Rotation } from './rotation.ts';

interface PlacesProps {
  readonly places: readonly Place[];
  readonly chosen: Cell | undefined;
  /** The rotation of the tile in hand. */
  readonly rotation: Rotation;
  /** Says what a tile there joins. */
  readonly describe: (cell: Cell) => string | undefined;
  readonly onChoose: (cell: Cell) => void;
}

/** The cells where the tile in hand fits; arrow keys go from one to the next in that direction. */
export function LegalPlaces({ places, chosen, rotation, describe, onChoose }: PlacesProps) {
  const first = places.find((place) => place.rotations.includes(rotation)) ?? places[0];
  const current = places.find((place) => isAt(chosen, place)) ?? first;
  return (
    <g role="group" aria-label={t().board.legal}>
      {places.map((place) => (
        <PlaceButton
          key={`${place.x},${place.y}`}
          place={place}
          places={places}
          isChosen={isAt(chosen, place)}
          isCurrent={place === current}
          fits={place.rotations.includes(rotation)}
          joins={describe(place)}
          onChoose={onChoose}
        />
      ))}
    </g>
  );
}

interface PlaceButtonProps extends Pick<PlacesProps, 'places' | 'onChoose'> {
  readonly place: Place;
  readonly isChosen: boolean;
  /** Whether the Tab key comes here. */
  readonly isCurrent: boolean;
  readonly fits: boolean;
  readonly joins: string | undefined;
}

function PlaceButton({ place, places, isChosen, isCurrent, fits, joins, onChoose }: PlaceButtonProps) {
  const { x, y, label, rotations } = place;
  const words = t().board;
  const name = [words.place(label, places.length, x, y), words.turns(rotations.length), joins];
  return (
    <g
      class={`place${isChosen ? ' chosen' : ''}${fits ? ' fits' : ''}`}
      data-cell={`${x},${y}`}
      role="button"
      tabindex={isCurrent ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={name.filter((part) => part !== undefined).join(', ')}
      transform={`translate(${x * 100} ${y * 100})`}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(place);
      }}
      onKeyDown={(event) => handleKey(event, place, places, onChoose)}
    >
      <rect x="5" y="5" width="90" height="90" rx="9" />
      {!isChosen && (
        <text x="50" y="50" dy=".36em" text-anchor="middle" aria-hidden="true">
          {label}
        </text>
      )}
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
  const direction = DIRECTIONS[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  const next = nearestTowards(from, places, direction);
  const group = (event.currentTarget as Element).parentNode as Element;
  group.querySelector<SVGGElement>(`[data-cell="${next?.x},${next?.y}"]`)?.focus();
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the nearest place in a direction; the way off to the side counts double. */
function nearestTowards(
  from: Cell,
  places: readonly Place[],
  [dx, dy]: readonly [number, number],
): Place | undefined {
  const distanceTo = ({ x, y }: Cell) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return along > 0 ? along + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const [next] = [...places].sort((a, b) => distanceTo(a) - distanceTo(b));
  return next !== undefined && distanceTo(next) < Number.POSITIVE_INFINITY ? next : undefined;
}
