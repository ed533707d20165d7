import type { RulesCatalogue } from '../api/client.ts';
import { useCatalogue } from './catalogue.ts';
import type { Rotation } from './rotation.ts';

export type PrintedTile = RulesCatalogue['base']['tiles'][number];
export type PrintedSegment = PrintedTile['segments'][number];

/** Returns the printed facts of a tile; undefined until the catalogue is loaded. */
export type Printed = (tile: string) => PrintedTile | undefined;

const UNKNOWN: Printed = () => undefined;
const lookUps = new WeakMap<RulesCatalogue, Printed>();

/** Returns a look-up of the printed facts of tiles. */
export function usePrinted(): Printed {
  const catalogue = useCatalogue();
  if (catalogue === undefined) return UNKNOWN;
  const cached = lookUps.get(catalogue);
  if (cached !== undefined) return cached;
  const tiles = new Map(
    [catalogue.base, ...catalogue.expansions].flatMap((part) => part.tiles).map((tile) => [tile.id, tile]),
  );
  const lookUp: Printed = (id) => tiles.get(id);
  lookUps.set(catalogue, lookUp);
  return lookUp;
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
export type Side = 'N' | 'E' | 'S' | 'W';

/** Returns the side where a printed side lies on a turned tile. */
function turnedSide(side: string, rotation: Rotation): Side {
  const index = (SIDES as readonly string[]).indexOf(side);
  return SIDES[(index + rotation / 90) % SIDES.length] ?? 'N';
}

/** Lists the sides that a segment reaches on a turned tile, clockwise from the north. */
export function sidesOf({ sides, halfEdges }: PrintedSegment, rotation: Rotation): readonly Side[] {
  const reached = [...sides, ...halfEdges.map((half) => half.charAt(0))];
  const turned = new Set(reached.map((side) => turnedSide(side, rotation)));
  return SIDES.filter((side) => turned.has(side));
}
