import { type Decision, explain, type MemberName } from '../../../engine/index.ts';
import type { EntryOf, Pointer } from './file.ts';
import { pieceOf, placeAt, placeOfFigure, seatOf, segmentOf } from './read-places.ts';
import { nextEntry, type Reading, refusalAt, takeEntry } from './reading.ts';
import { DRAGON_FIGURE, FAIRY_FIGURE, FLOOR_TOKEN, PRINCESS_SOURCE, TOWER } from './terms.ts';
import { bears, tileHere } from './tiles.ts';

type Deploy = NonNullable<Extract<Decision, { type: 'tile' }>['deploy']>;
/** The members of a decision beside its placement. */
type Action = { readonly [name in 'deploy' | MemberName]?: unknown };

/** A tile just placed. */
interface Placed {
  readonly seat: number;
  readonly laid: EntryOf<'PLACE_TILE'>;
  readonly bare: Decision;
}

/**
 * Reads what a seat does with the tile that it has just placed: `DEPLOY_MEEPLE`, `MOVE_NEUTRAL_FIGURE` of the fairy, `RETURN_MEEPLE` by a
 * princess, or `PLACE_TOKEN` with `CAPTURE_FOLLOWER` and `EXCHANGE_FOLLOWER`; `PASS`, or nothing if nothing was possible.
 */
export function readAction(reading: Reading, placed: Placed): Action {
  const next = nextEntry(reading);
  switch (next?.type) {
    case 'DEPLOY_MEEPLE':
      return deployment(reading, placed, next);
    case 'MOVE_NEUTRAL_FIGURE':
      // The flight of the dragon begins.
      if (next.payload.figureId === DRAGON_FIGURE) return {};
      return { fairy: fairyMove(reading, placed, next) };
    case 'RETURN_MEEPLE':
      return { princess: knightSent(reading, next) };
    case 'PLACE_TOKEN':
      return { floor: floorAdded(reading, placed, next) };
    default:
      takeEntry(reading, 'PASS');
      return {};
  }
}

/** The piece that goes onto the tile, through a portal onto another one, or on top of a tower. */
function deployment(reading: Reading, placed: Placed, { payload }: EntryOf<'DEPLOY_MEEPLE'>): Action {
  const { seat, laid, bare } = placed;
  const { pointer } = payload;
  const index = takeIndex(reading);
  const piece = pieceOf(reading, index, payload.meepleId, seat);
  const [x, y] = pointer.position;
  if (pointer.feature === TOWER.feature) return { close: { x, y, piece } };
  if (piece === 'barn') return { deploy: barnAt(reading, index, pointer, placed) };
  const { tileId, position } = laid.payload;
  if (x === position[0] && y === position[1]) {
    const tile = tileHere(tileId)?.tile ?? '';
    const rotation = bare.type === 'tile' ? bare.rotation : 0;
    return { deploy: { piece, segment: segmentOf(reading, index, pointer, { tile, rotation }) } };
  }
  if (bears(tileId, 'portal')) return { deploy: { piece, ...placeAt(reading, index, pointer) } };
  throw refusalAt(reading, index, `a piece goes on the tile just laid at ${position.join()} (R-DEP-1)`);
}

function fairyMove(
  reading: Reading,
  { seat }: Placed,
  { payload: { figureId, to } }: EntryOf<'MOVE_NEUTRAL_FIGURE'>,
): unknown {
  const index = takeIndex(reading);
  const place = 'meepleId' in to ? placeOfFigure(reading, index, to) : undefined;
  if (figureId !== FAIRY_FIGURE || !('meepleId' in to) || place === undefined || !('segment' in place))
    throw refusalAt(
      reading,
      index,
      `only ${FAIRY_FIGURE} moves here, to a follower on a segment (R-FAIRY-1)`,
    );
  return { piece: pieceOf(reading, index, to.meepleId, seat), ...place };
}

function knightSent(reading: Reading, { payload: { pointer, source } }: EntryOf<'RETURN_MEEPLE'>): unknown {
  const index = takeIndex(reading);
  const place = placeOfFigure(reading, index, pointer);
  if (source !== PRINCESS_SOURCE || !('segment' in place))
    throw refusalAt(
      reading,
      index,
      `only a ${PRINCESS_SOURCE} sends pieces away, not ${source} (R-PRINCESS-1)`,
    );
  return { ...figureNamed(reading, index, pointer.meepleId), ...place };
}

function floorAdded(
  reading: Reading,
  { seat }: Placed,
  { payload: { token, pointer } }: EntryOf<'PLACE_TOKEN'>,
): unknown {
  const index = takeIndex(reading);
  if (token !== FLOOR_TOKEN)
    throw refusalAt(reading, index, `here is the token ${FLOOR_TOKEN}, but not ${token}`);
  const [x, y] = pointer.position;
  const captured = reading.at;
  const entry = takeEntry(reading, 'CAPTURE_FOLLOWER');
  if (entry === undefined) {
    takeEntry(reading, 'PASS');
    return { x, y };
  }
  const figure = entry.payload.pointer;
  const place = placeOfFigure(reading, captured, figure);
  const capture = { ...figureNamed(reading, captured, figure.meepleId), ...place };
  const release = imprison(reading, figure.meepleId, seat);
  return { x, y, capture, ...(release === undefined ? {} : { release }) };
}

/**
 * Notes who holds a captured figure. If its owner holds figures of the seat, one of those comes back instead: the first of them, or the one
 * that the seat chooses among several kinds.
 * @returns the piece that the seat has chosen
 */
function imprison(reading: Reading, captured: string, seat: number): string | undefined {
  const owner = seatOf(captured);
  if (owner === seat) return undefined;
  const held = [...reading.prisoners].flatMap(([id, holder]) =>
    holder === owner && seatOf(id) === seat ? [id] : [],
  );
  const [first] = held;
  if (first === undefined) {
    reading.prisoners.set(captured, seat);
    return undefined;
  }
  const kinds = new Set(held.map((id) => pieceOf(reading, reading.at, id, seat)));
  if (kinds.size === 1) {
    reading.prisoners.delete(first);
    return undefined;
  }
  const chosen = takeEntry(reading, 'EXCHANGE_FOLLOWER')?.payload.meepleId ?? '';
  if (reading.prisoners.delete(chosen)) return pieceOf(reading, reading.at - 1, chosen, seat);
  throw refusalAt(reading, reading.at, `EXCHANGE_FOLLOWER must choose one of ${held.join(', ')} (R-TOWER-5)`);
}

/** Consumes the next entry and returns its index. */
function takeIndex(reading: Reading): number {
  reading.at += 1;
  return reading.at - 1;
}

function figureNamed(reading: Reading, index: number, id: string): { seat: number; piece: string } {
  const seat = seatOf(id);
  return { seat, piece: pieceOf(reading, index, id, seat) };
}

/** Corners of the tile just placed, by the position of the tile south-east of them, which the pointer of a barn refers to. */
const CORNER_BY_STEP: Readonly<Record<string, string>> = {
  '0,0': 'NW',
  '1,0': 'NE',
  '0,1': 'SW',
  '1,1': 'SE',
};
/** The same corners, by the position of any adjacent tile. */
const CORNERS_AT: Readonly<Record<string, readonly string[]>> = {
  '0,0': ['NW', 'NE', 'SE', 'SW'],
  '0,-1': ['NW', 'NE'],
  '1,-1': ['NE'],
  '1,0': ['NE', 'SE'],
  '1,1': ['SE'],
  '0,1': ['SE', 'SW'],
  '-1,1': ['SW'],
  '-1,0': ['SW', 'NW'],
  '-1,-1': ['NW'],
};

/**
 * Finds the corner of a barn, which the file doesn't contain. JCloisterZone points to the field of the tile south-east of the corner; in
 * other cases, the corner is the one of that tile where a barn is legal.
 */
function barnAt(reading: Reading, index: number, pointer: Pointer, { seat, laid, bare }: Placed): Deploy {
  const [x, y] = laid.payload.position;
  const step = `${pointer.position[0] - x},${pointer.position[1] - y}`;
  const corners = [CORNER_BY_STEP[step], ...(CORNERS_AT[step] ?? [])].filter(
    (corner) => corner !== undefined,
  );
  for (const corner of corners) {
    const deploy = { piece: 'barn', corner } as Deploy;
    if (explain(reading.state, seat, { ...bare, deploy } as Decision) === undefined) return deploy;
  }
  throw refusalAt(reading, index, 'no barn may be placed there (R-BARN-1, R-BARN-2)');
}
