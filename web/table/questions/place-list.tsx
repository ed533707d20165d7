import { t } from '../../i18n/index.ts';
import { type Placement, placesOf } from '../turn/placements.ts';
import type { Turn } from '../turn/use-turn.ts';

interface PlaceListProps extends Pick<Turn, 'dispatch'> {
  readonly placements: readonly Placement[];
}

/** The places on the board as a list, for those who do not use the board. */
export function PlaceList({ placements, dispatch }: PlaceListProps) {
  const lines = placesOf(placements).flatMap(({ x, y, label, rotations }) =>
    rotations.map((rotation) => ({ cell: { x, y }, rotation, text: `${label}: ${x}, ${y} · ${rotation}°` })),
  );
  return (
    <label class="place-list">
      <span>{t().turn.asList}</span>
      <select
        value=""
        onChange={(event) => {
          const line = lines[Number(event.currentTarget.value)];
          if (line !== undefined) dispatch({ type: 'take-cell', cell: line.cell, rotation: line.rotation });
        }}
      >
        <option value="" disabled>
          …
        </option>
        {lines.map(({ text }, index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
