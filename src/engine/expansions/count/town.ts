import { z } from 'zod';
import type { TileType } from '../../core/board/tile-type.ts';
import { seatSchema } from '../../core/events.ts';
import { eachSegment, tileOf } from '../../core/position/features.ts';
import { declarePlaces, pieceRows, placeOffBoard } from '../../core/position/pieces.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { perGame } from '../../core/position/state.ts';
import { tilesOnBoard, typeOfTile } from '../../core/position/tiles.ts';
import { namedPiece } from '../../core/ruleset.ts';

/** Reasons for which this expansion's rules refuse a decision. */
export const REASONS = ['town-entry', 'redeployment'] as const;
export type Reason = (typeof REASONS)[number];

/** The quarters of Carcassonne; the count starts in the first (R-COUNT-1, R-SETUP-9). */
export const QUARTERS = ['castle', 'blacksmith', 'cathedral', 'market'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The kind of feature that the followers of each quarter may join (R-COUNT-1). */
export const KIND_OF_QUARTER: Readonly<Record<Quarter, string>> = {
  castle: 'city',
  blacksmith: 'road',
  cathedral: 'monastery',
  market: 'field',
};

/** Name of the town where cities are named. */
const TOWN = 'town';

/** Number of the quarter in which the count is. */
export const countAt = perGame('quarter of the count');

/** A follower in the town. */
export interface Townsman {
  /** Its row among the pieces. */
  readonly row: number;
  readonly seat: number;
  readonly piece: string;
  readonly quarter: Quarter;
}

const FIRST_PLACE = declarePlaces(QUARTERS.length);

/** The place off the board that stands for a quarter. */
export function placeOfQuarter(quarter: Quarter): number {
  return FIRST_PLACE + QUARTERS.indexOf(quarter);
}

/** All followers in the town. */
export function townsmen(position: Position): Townsman[] {
  const found: Townsman[] = [];
  for (let row = 0; row < pieceRows(position); row++) {
    const quarter = quarterOf(position, row);
    if (quarter === undefined) continue;
    found.push({ row, ...namedPiece(position, row), quarter });
  }
  return found;
}

/** The quarter in which a piece stands, by its row; undefined when it stands elsewhere. */
export function quarterOf(position: Position, row: number): Quarter | undefined {
  const place = placeOffBoard(position, row);
  return place === NONE ? undefined : QUARTERS[place - FIRST_PLACE];
}

/** The quarter in which the count is. */
export function quarterOfCount(position: Position): Quarter {
  return QUARTERS[countAt.get(position)] ?? 'castle';
}

/** The town, if it is on the table: one completed city (R-COUNT-18). */
export function townOnTable(position: Position): readonly string[] {
  const isThere = tilesOnBoard(position).some((tile) => isTownTile(typeOfTile(position, tile)));
  return isThere ? [TOWN] : [];
}

/** The town, if a field touches it by a segment on one of its tiles (R-FIELD-4). */
export function townTouchedBy(position: Position, field: number): readonly string[] {
  let touches = false;
  eachSegment(position, field, (segment) => {
    touches ||= isTownTile(typeOfTile(position, tileOf(position, segment)));
  });
  return touches ? [TOWN] : [];
}

function isTownTile(type: TileType): boolean {
  return type.facts.id.startsWith('count/');
}

/** See `townView`. */
export const townViewSchema = z
  .object({
    town: z.object({
      count: z.enum(QUARTERS).describe('The quarter where the count stands.'),
      followers: z
        .array(z.object({ seat: seatSchema, piece: z.string().max(40), quarter: z.enum(QUARTERS) }))
        .max(100),
    }),
  })
  .meta({
    id: 'CountView',
    description: 'The city of Carcassonne: the count, and the followers in its quarters.',
  });

/** The town as everybody sees it. */
export function townView(position: Position): z.infer<typeof townViewSchema> {
  const followers = townsmen(position).map(({ seat, piece, quarter }) => ({ seat, piece, quarter }));
  return { town: { count: quarterOfCount(position), followers } };
}
