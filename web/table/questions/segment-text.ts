import type { TileGeometry } from '../../../src/render/geometry/tile-geometry.ts';
import { kindOf } from '../../../src/texts/names.ts';
import type { Table } from '../../api/client.ts';
import { isAt } from '../../board/cell.ts';
import type { Geometries } from '../../board/tiles.ts';
import { t } from '../../i18n/index.ts';
import { capital } from '../../ui/text.ts';
import type { Deployment } from '../turn/placements.ts';

/** Formats `Knight · city (north)`: the piece's role, and the segment of the tile. */
export function deploymentText(
  { piece, segment = '', corner }: Deployment,
  geometry: TileGeometry | undefined,
): string {
  const words = t();
  if (corner !== undefined) return `${words.game.piece(piece)} ${words.turn.onCorner(words.corner(corner))}`;
  const kind = kindOf(segment);
  const role = piece === 'meeple' ? words.game.role(kind) : words.game.piece(piece);
  return `${capital(role)} · ${words.game.feature(kind)}${sideWithin(geometry, segment)}`;
}

/** Formats ` (south)` to distinguish several segments of a kind on a tile; empty if it is the only one. */
export function sideText(
  { tiles }: Pick<Table, 'tiles'>,
  place: { x: number; y: number; segment: string },
  geometryOf: Geometries,
): string {
  const tile = tiles.find((one) => isAt(one, place));
  return sideWithin(tile && geometryOf(tile.tile, tile.rotation), place.segment);
}

/** Minimum distance of a spot from the middle to count as on a side, in percent of a tile's width. */
const OFF_CENTRE = 12;

/** Formats ` (north-east)`, a segment's direction, if the tile has several of its kind. */
export function sideWithin(geometry: TileGeometry | undefined, segment: string): string {
  const alike = geometry?.regions.segments.filter((one) => kindOf(one) === kindOf(segment)) ?? [];
  const spot = geometry?.spots.get(segment);
  if (alike.length < 2 || spot === undefined) return '';
  const vertical = sideOf(spot.y - 50, 'N', 'S');
  const horizontal = sideOf(spot.x - 50, 'W', 'E');
  const words = t();
  if (vertical !== '' && horizontal !== '') return ` (${words.corner(vertical + horizontal)})`;
  const side = vertical + horizontal;
  return side === '' ? '' : ` (${words.side(side)})`;
}

function sideOf(offset: number, before: string, after: string): string {
  if (Math.abs(offset) <= OFF_CENTRE) return '';
  return offset < 0 ? before : after;
}
