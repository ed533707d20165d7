import { t } from '../i18n/index.ts';
import { type Cell, isAt, type Place } from './cell.ts';
import type { Rotation } from './rotation.ts';

interface PlacesProps {
  readonly places: readonly Place[];
  readonly chosen: Cell | undefined;
  /** The rotation of the tile in hand. */
  readonly rotation: Rotation;
  /** Describes the features that a tile there joins. */
  readonly describe: (cell: Cell) => string | undefined;
  /** The place of the preview, before it is chosen. */
  readonly previewed: Cell | undefined;
  /** Called when the pointer or the keyboard focus enters or leaves a place. */
  readonly onPoint: (cell: Cell | undefined) => void;
  readonly onChoose: (cell: Cell) => void;
}

/** The cells where the tile in hand fits; arrow keys move the focus to the next one in that direction. */
export function LegalPlaces(props: PlacesProps) {
  const { places, chosen, previewed, rotation, describe, onPoint, onChoose } = props;
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
          isPreviewed={isAt(previewed, place)}
          isCurrent={place === current}
          fits={place.rotations.includes(rotation)}
          joins={describe(place)}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      ))}
    </g>
  );
}

interface PlaceButtonProps extends Pick<PlacesProps, 'places' | 'onPoint' | 'onChoose'> {
  readonly place: Place;
  readonly isChosen: boolean;
  readonly isPreviewed: boolean;
  /** Whether the Tab key reaches it. */
  readonly isCurrent: boolean;
  readonly fits: boolean;
  readonly joins: string | undefined;
}

function PlaceButton(props: PlaceButtonProps) {
  const { place, places, isChosen, isPreviewed, isCurrent, fits, joins, onPoint, onChoose } = props;
  const { x, y, label, rotations } = place;
  const words = t().board;
  // Around the tile where it is shown, so that nothing covers it.
  const inset = isPreviewed ? 0 : 5;
  const size = 100 - 2 * inset;
  const name = [words.place(label, places.length, x, y), words.turns(rotations.length), joins];
  return (
    <g
      class={`place${isChosen ? ' chosen' : ''}${isPreviewed ? ' previewed' : ''}${fits ? ' fits' : ''}`}
      data-cell={`${x},${y}`}
      role="button"
      tabindex={isCurrent ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={name.filter((part) => part !== undefined).join(', ')}
      transform={`translate(${x * 100} ${y * 100})`}
      onPointerEnter={({ pointerType, buttons }) =>
        pointerType === 'mouse' && buttons === 0 && onPoint(place)
      }
      onPointerLeave={() => onPoint(undefined)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onPoint(place)}
      onBlur={() => onPoint(undefined)}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(place);
      }}
      onKeyDown={(event) => handleKey(event, place, places, onChoose)}
    >
      <rect x={inset} y={inset} width={size} height={size} rx={inset + 4} />
      {!isChosen && !isPreviewed && (
        <text x="50" y="50" dy=".36em" text-anchor="middle" aria-hidden="true">
          {label}
        </text>
      )}
    </g>
  );
}

/** Chooses a cell by Enter or Space; arrow keys move the focus to the next cell of its group in that direction. */
export function handleKey(
  event: KeyboardEvent,
  from: Cell,
  places: readonly Cell[],
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

/** Returns the nearest place in a direction; sideways distance counts double. */
function nearestTowards(
  from: Cell,
  places: readonly Cell[],
  [dx, dy]: readonly [number, number],
): Cell | undefined {
  const distanceTo = ({ x, y }: Cell) => {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    return along > 0 ? along + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const [next] = [...places].sort((a, b) => distanceTo(a) - distanceTo(b));
  return next !== undefined && distanceTo(next) < Number.POSITIVE_INFINITY ? next : undefined;
}
