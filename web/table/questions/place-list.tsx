import { usePrinted } from '../../board/printed.ts';
import { t } from '../../i18n/index.ts';
import { numberDuplicates } from '../../ui/text.ts';
import { tileText } from '../tile-text.ts';
import { type Item, type Placement, placesOf } from '../turn/placements.ts';
import type { Turn } from '../turn/use-turn.ts';

interface PlaceListProps extends Pick<Turn, 'dispatch'> {
  readonly item: Item;
  readonly placements: readonly Placement[];
}

/**
 * The places as a list, as an alternative to the board: by their numbers on the board, and the tile's
 * rotation.
 */
export function PlaceList({ item, placements, dispatch }: PlaceListProps) {
  const words = t().turn;
  const printed = usePrinted()(item.tile);
  const lines = placesOf(placements).flatMap(({ x, y, label, rotations }) =>
    rotations.map((rotation) => ({
      cell: { x, y },
      rotation,
      text: words.listed(label, item.isAbbey ? undefined : tileText(printed, rotation)),
    })),
  );
  const texts = numberDuplicates(lines.map(({ text }) => text));
  return (
    <label class="place-list">
      <span>{words.asList}</span>
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
        {texts.map((text, index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
