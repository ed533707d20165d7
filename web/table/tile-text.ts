import type { Table } from '../api/client.ts';
import { type Cell, isAt } from '../board/cell.ts';
import { type Feature, featureAt } from '../board/features.ts';
import { type Printed, type PrintedSegment, type PrintedTile, type Side, sidesOf } from '../board/printed.ts';
import type { Rotation } from '../board/rotation.ts';
import { t } from '../i18n/index.ts';

/** Describes a tile by its printed features: `city to the north, road to the east and west`. */
export function tileText(tile: PrintedTile | undefined, rotation: Rotation = 0): string {
  if (tile === undefined) return t().turn.tile;
  const parts = tile.segments.filter(isNamed).map((segment) => segmentText(segment, rotation));
  return parts.length === 0 ? t().table.tile.onlyField : parts.join(', ');
}

/** Fields are named only where something is printed on them. */
export const isNamed = ({ kind, marks }: PrintedSegment) => kind !== 'field' || Object.keys(marks).length > 0;

/** Describes a segment by its kind, sides and marks: `city to the north with shield`. */
export function segmentText(segment: PrintedSegment, rotation: Rotation): string {
  const words = t();
  const sides = segment.kind === 'field' ? [] : sidesOf(segment, rotation);
  const marks = Object.keys(segment.marks).map((mark) => words.game.mark(mark));
  const place = sides.length === 0 ? [] : [words.table.tile.sides(sides.map((side) => words.side(side)))];
  return [words.game.feature(segment.kind), ...place, ...marks].join(' ');
}

const NEIGHBOURS: readonly (Cell & { readonly facing: Side })[] = [
  { x: 0, y: -1, facing: 'S' },
  { x: 1, y: 0, facing: 'W' },
  { x: 0, y: 1, facing: 'N' },
  { x: -1, y: 0, facing: 'E' },
];

/** Lists the features that a tile on a cell would join; fields only if they have a farmer. */
function joinedFeatures(table: Table, printed: Printed, cell: Cell): readonly Feature[] {
  const joined = NEIGHBOURS.flatMap(({ x, y, facing }) => {
    const at = { x: cell.x + x, y: cell.y + y };
    const tile = table.tiles.find((one) => isAt(one, at));
    const segments = tile === undefined ? [] : (printed(tile.tile)?.segments ?? []);
    return segments
      .filter((segment) => tile !== undefined && sidesOf(segment, tile.rotation).includes(facing))
      .map(({ id }) => featureAt(table, { ...at, segment: id }));
  });
  return [...new Set(joined)].filter(
    (feature): feature is Feature =>
      feature !== undefined && (feature.kind !== 'field' || feature.owners.length > 0),
  );
}

/** Describes what a tile on a cell would join: `Joins the city of 4 tiles of Anna`; undefined if only fields. */
export function joinText(
  table: Table,
  printed: Printed,
  cell: Cell,
  nameOf: (seat: number) => string,
): string | undefined {
  const { game, table: words } = t();
  const things = joinedFeatures(table, printed, cell).map(({ kind, tiles, owners }) =>
    words.joins.feature(
      game.feature(kind),
      tiles,
      owners.length === 0 ? '' : words.joins.ownedBy(owners.map(nameOf)),
    ),
  );
  return things.length === 0 ? undefined : words.joins.label(things);
}
