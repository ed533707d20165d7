import {
  type Decision,
  decisionSchema,
  type PhaseName,
  type PositionView,
  viewFor,
} from '../../../engine/index.ts';
import { parseSegmentName } from '../../../helpers/segment-name.ts';
import { type EntryOf, type JczEntry, type Pointer, ROTATIONS } from './file.ts';
import { readAction } from './read-actions.ts';
import { readDragonMove } from './read-flight.ts';
import { pieceOf, placeAt, seatOf } from './read-places.ts';
import { postponeRansom, readRansom } from './read-ransom.ts';
import {
  checkSeat,
  nextEntry,
  type Reading,
  refusalAt,
  skipDeclined,
  takeEntry,
  takePass,
} from './reading.ts';
import { COUNT_FIGURE, QUARTER_FEATURE, QUARTER_FOR, QUARTERS } from './terms.ts';
import { ABBEY, tileHere } from './tiles.ts';

/** Reads the decision of a seat in a phase; undefined if the file ends before it. */
type DecisionReader = (reading: Reading, seat: number) => Decision | undefined;

type Deployed = EntryOf<'DEPLOY_MEEPLE'>;
type Move = Extract<Decision, { type: 'redeploy' }>['pieces'][number];
type Features = PositionView['features'];
type Laid = EntryOf<'PLACE_TILE'>;

/** The reader for the decisions of each phase. */
export const decisionReaders: Readonly<Partial<Record<PhaseName, DecisionReader>>> = {
  'abbey-choice': readAbbeyChoice,
  'last-abbeys': readAbbeyChoice,
  place: readTile,
  redeploy: readRedeployment,
  'final-redeploy': readFinalRedeployment,
  wagon: readWagon,
  count: readEntry,
  dragon: readDragonMove,
  ransom: readRansom,
};

/** `PLACE_TILE` of the abbey with its deployment, or `PASS`. Before a draw, a `COMMIT` follows. */
function readAbbeyChoice(reading: Reading, seat: number): Decision | undefined {
  const next = nextEntry(reading);
  if (next?.type === 'PLACE_TILE' && next.payload.tileId === ABBEY) return readTile(reading, seat);
  if (next === undefined && reading.hasAbbeys) return undefined;
  if (next?.type === 'PAY_RANSOM') postponeRansom(reading);
  if (reading.hasAbbeys && takePass(reading, seat)) takeEntry(reading, 'COMMIT');
  return { type: 'draw' };
}

/** `PLACE_TILE`, then the entries of an action; `COMMIT` must follow, possibly after a flight of the dragon. */
function readTile(reading: Reading, seat: number): Decision | undefined {
  skipDeclined(reading);
  const next = nextEntry(reading);
  if (next === undefined) return undefined;
  if (next.type !== 'PLACE_TILE') throw refusalAt(reading, reading.at, whyNotNow(next));
  checkSeat(reading, next, seat);
  const bare = placement(reading, reading.at, next);
  reading.at += 1;
  reading.isCommitDue = true;
  return { ...bare, ...readAction(reading, { seat, laid: next, bare }) } as Decision;
}

function whyNotNow({ type }: JczEntry): string {
  if (type === 'PAY_RANSOM') {
    return (
      'by our rules a seat with at least 3 points buys one follower back, once a turn, before it has placed a tile, or at least before a ' +
      'tower has captured anyone (R-TOWER-8)'
    );
  }
  if (type !== 'DEPLOY_MEEPLE') return 'a tile must be placed here: PLACE_TILE';
  return (
    'a tile must be placed here: PLACE_TILE; by our rules no piece may move now. ' +
    'A wagon moves on to a feature linked with the scored one (R-WAGON-4), as with wagon-move C1'
  );
}

function placement(reading: Reading, index: number, { payload }: Laid): Decision {
  const { tileId, rotation, position } = payload;
  const [x, y] = position;
  if (tileId === ABBEY) return { type: 'abbey', x, y };
  const found = tileHere(tileId);
  if (found === undefined) throw refusalAt(reading, index, `${tileId} is no tile here`);
  const turned = ((ROTATIONS[rotation] + found.turned) % 360) as 0 | 90 | 180 | 270;
  return { type: 'tile', x, y, rotation: turned };
}

/** `DEPLOY_MEEPLE` of followers in the town; then `PASS` if others could still leave, else `COMMIT`. */
function readRedeployment(reading: Reading, seat: number): Decision | undefined {
  if (nextEntry(reading) === undefined) return undefined;
  const { features } = viewFor(reading.state, undefined);
  const pieces: Move[] = [];
  for (;;) {
    const { at } = reading;
    const move = nextMove(reading, seat, features);
    if (move === undefined) break;
    pieces.push(move);
    const problem = decisionSchema.safeParse({ type: 'redeploy', pieces }).error?.issues[0]?.message;
    if (problem !== undefined) throw refusalAt(reading, at, `moves out of the town: ${problem}`);
  }
  if (!takePass(reading, seat) && pieces.length > 0) takeEntry(reading, 'COMMIT');
  return { type: 'redeploy', pieces };
}

/** One follower out of the market, or `PASS`. */
function readFinalRedeployment(reading: Reading, seat: number): Decision | undefined {
  if (nextEntry(reading) === undefined) return undefined;
  const move = nextMove(reading, seat, viewFor(reading.state, undefined).features);
  if (move === undefined) takePass(reading, seat);
  return { type: 'redeploy', pieces: move === undefined ? [] : [move] };
}

function nextMove(reading: Reading, seat: number, features: Features): Move | undefined {
  const next = nextEntry(reading);
  if (next?.type !== 'DEPLOY_MEEPLE' || isOfTown(next) || seatOf(next.payload.meepleId) !== seat)
    return undefined;
  const { at } = reading;
  const { pointer } = next.payload;
  const quarter = QUARTER_FOR.get(pointer.feature);
  if (quarter === undefined)
    throw refusalAt(reading, at, `no follower leaves the town for ${pointer.feature}`);
  const piece = pieceOf(reading, at, next.payload.meepleId, seat);
  const to = featureAt(reading, at, pointer, features);
  reading.at += 1;
  return { piece, quarter, to };
}

/** `DEPLOY_MEEPLE` of the wagon, then `COMMIT`; or `PASS`. */
function readWagon(reading: Reading, seat: number): Decision | undefined {
  const next = nextEntry(reading);
  if (next === undefined) return undefined;
  if (next.type !== 'DEPLOY_MEEPLE' || isOfTown(next) || seatOf(next.payload.meepleId) !== seat) {
    takePass(reading, seat);
    return { type: 'wagon', to: null };
  }
  const piece = pieceOf(reading, reading.at, next.payload.meepleId, seat);
  if (piece !== 'wagon')
    throw refusalAt(reading, reading.at, `only a wagon moves on, no ${piece} (R-WAGON-3)`);
  const to = placeAt(reading, reading.at, next.payload.pointer);
  reading.at += 1;
  takeEntry(reading, 'COMMIT');
  return { type: 'wagon', to };
}

/** `DEPLOY_MEEPLE` into a quarter, then `MOVE_NEUTRAL_FIGURE` or `PASS`; or `PASS` alone. */
function readEntry(reading: Reading, seat: number): Decision | undefined {
  const next = nextEntry(reading);
  if (next === undefined) return undefined;
  if (next.type !== 'DEPLOY_MEEPLE' || !isOfTown(next)) {
    takePass(reading, seat);
    return { type: 'count', quarter: null };
  }
  const piece = pieceOf(reading, reading.at, next.payload.meepleId, seat);
  const quarter = quarterOf(reading, next.payload.pointer);
  reading.at += 1;
  const moved = nextEntry(reading);
  if (moved?.type !== 'MOVE_NEUTRAL_FIGURE') {
    takePass(reading, seat);
    return { type: 'count', quarter, piece };
  }
  const { figureId, to } = moved.payload;
  if (figureId !== COUNT_FIGURE || !('location' in to)) {
    throw refusalAt(reading, reading.at, `only ${COUNT_FIGURE} moves, to a quarter, not ${figureId}`);
  }
  const moveCountTo = quarterOf(reading, to);
  reading.at += 1;
  return { type: 'count', quarter, piece, moveCountTo };
}

const isOfTown = ({ payload }: Deployed) => payload.pointer.feature === QUARTER_FEATURE;

function quarterOf(reading: Reading, { location }: Pointer) {
  const found = Object.entries(QUARTERS).find(([name]) => name === location);
  if (found !== undefined) return found[1];
  throw refusalAt(reading, reading.at, `${location} is none of ${Object.keys(QUARTERS).join(', ')}`);
}

/** Returns the feature that a pointer refers to, as a place. */
function featureAt(reading: Reading, index: number, pointer: Pointer, features: Features) {
  const { x, y, segment } = placeAt(reading, index, pointer);
  const { name = '' } = features.find(({ segments }) => segments.includes(`${x},${y}:${segment}`)) ?? {};
  const { cell: _cell, ...place } = parseSegmentName(name);
  return place;
}
