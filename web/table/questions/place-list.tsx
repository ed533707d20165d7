import { usePrinted } from '../../board/printed.ts';
import { t } from '../../i18n/index.ts';
import { tileText } from '../tile-text.ts';
import { type Item, type Placement, placesOf } from '../turn/placements.ts';
import type { Turn } from '../turn/use-turn.ts';
import { DropDown } from './drop-down.tsx';

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
  return (
    <DropDown
      class="place-list"
      lines={lines.map(({ text }) => text)}
      onChoose={(index) => {
        const line = lines[index];
        if (line !== undefined) dispatch({ type: 'take-cell', cell: line.cell, rotation: line.rotation });
      }}
    />
  );
}
