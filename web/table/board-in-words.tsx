import { useState } from 'preact/hooks';
import type { Table } from '../api/client.ts';
import { type Cell, isAt } from '../board/cell.ts';
import { featureAt } from '../board/features.ts';
import { type Printed, type PrintedSegment, usePrinted } from '../board/printed.ts';
import { t } from '../i18n/index.ts';
import { ownedPieceText } from './players.ts';
import { isNamed, joinText, segmentText, tileText } from './tile-text.ts';
import { handOf } from './turn/choice.ts';
import { placesOf } from './turn/placements.ts';
import type { Turn } from './turn/use-turn.ts';

interface BoardInWordsProps {
  readonly table: Table;
  readonly turn: Turn | undefined;
  readonly nameOf: (seat: number) => string;
}

/** The board as a text table for screen readers: the contents of each square, and where the tile fits. */
export function BoardInWords(props: BoardInWordsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="card board-in-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t().table.words.title}</summary>
      {isOpen && <WordTable {...props} />}
    </details>
  );
}

function WordTable({ table, turn, nameOf }: BoardInWordsProps) {
  const words = t().table.words;
  const printed = usePrinted();
  const places = turn === undefined ? [] : placesOf(handOf(turn.question, turn.choice).placements);
  const cells: readonly Cell[] = [...table.tiles, ...places];
  const columns = rangeOf(cells.map(({ x }) => x));
  return (
    <div class="word-table" tabIndex={0} role="group" aria-label={words.title}>
      <table>
        <caption class="hint">{words.hint}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((x) => (
              <th key={x} scope="col" aria-label={words.column(x)}>
                {x}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rangeOf(cells.map(({ y }) => y)).map((y) => (
            <tr key={y}>
              <th scope="row" aria-label={words.row(y)}>
                {y}
              </th>
              {columns.map((x) => (
                <td key={x}>
                  {places.some((place) => isAt(place, { x, y }))
                    ? placeText(table, printed, { x, y }, nameOf)
                    : squareText(table, printed, { x, y }, nameOf)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rangeOf(numbers: readonly number[]): readonly number[] {
  const from = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - from + 1 }, (_, index) => from + index);
}

function placeText(table: Table, printed: Printed, cell: Cell, nameOf: (seat: number) => string): string {
  const joins = joinText(table, printed, cell, nameOf);
  return [t().table.words.mayPlace, ...(joins === undefined ? [] : [joins])].join('. ');
}

/** Describes a square: its features with their owners, and its pieces; empty for an empty square. */
function squareText(table: Table, printed: Printed, cell: Cell, nameOf: (seat: number) => string): string {
  const tile = table.tiles.find((one) => isAt(one, cell));
  if (tile === undefined) return '';
  const facts = printed(tile.tile);
  const pieces = table.pieces.filter(({ at }) => 'x' in at && isAt(at, cell));
  const features = (facts?.segments ?? [])
    .filter(isNamed)
    .map((segment) => `${segmentText(segment, tile.rotation)}${holdersText(table, cell, segment, nameOf)}`);
  const standing = pieces.map(({ piece, seat }) => ownedPieceText(piece, nameOf(seat)));
  const things = t().game.thingsAt(cell, table.expansions);
  const parts = [...(features.length === 0 ? [tileText(facts)] : features), ...standing, ...things];
  return parts.join('; ');
}

/** Formats ` (4 tiles, held by Anna)` for a segment of a larger feature. */
function holdersText(
  table: Table,
  cell: Cell,
  { id, kind, meets }: PrintedSegment,
  nameOf: (seat: number) => string,
): string {
  const feature = featureAt(table, { ...cell, segment: id });
  if (feature === undefined || meets === 'surroundings') return '';
  const words = t().board;
  const parts = [words.tiles(feature.tiles)];
  if (feature.complete) parts.push(words.complete(kind));
  if (feature.owners.length > 0) parts.push(words.owned(feature.owners.map(nameOf)));
  return ` (${parts.join(', ')})`;
}
