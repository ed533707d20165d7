import {
  awaiting,
  type Decision,
  decisionSchema,
  explain,
  type PhaseName,
  type PositionView,
  tileOnBoard,
  viewFor,
} from '../../../engine/index.ts';
import { parseSegmentName } from '../../../helpers/segment-name.ts';
import { type EntryOf, type JczEntry, type Pointer, ROTATIONS } from './file.ts';
import { segmentAt } from './locations.ts';
import { nextEntry, type Reading, refusalAt, takeEntry } from './reading.ts';
import { COUNT_FIGURE, FEATURES, PIECES, QUARTER_FEATURE, QUARTER_FOR, QUARTERS } from './terms.ts';
import { ABBEY, tileHere } from './tiles.ts';

/** Reads the decision of a seat in a phase; undefined if the file ends before it. */
type DecisionReader = (reading: Reading, seat: number) => Decision | undefined;

type Deploy = NonNullable<Extract<Decision, { type: 'tile' }>['deploy']>;
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
};

/** `PLACE_TILE` of the abbey with its deployment, or `PASS`. Before a draw, a `COMMIT` follows. */
function readAbbeyChoice(reading: Reading, seat: number): Decision | undefined {
  const next = nextEntry(reading);
  if (next?.type === 'PLACE_TILE' && next.payload.tileId === ABBEY) return readTile(reading, seat);
  if (next === undefined && reading.hasAbbeys) return undefined;
  if (reading.hasAbbeys && takePass(reading, seat)) takeEntry(reading, 'COMMIT');
  return { type: 'draw' };
}

/** `PLACE_TILE`, then `DEPLOY_MEEPLE`, `PASS` or, if no deployment was possible, nothing; then `COMMIT`. */
function readTile(reading: Reading, seat: number): Decision | undefined {
  // Declined questions that only JCloisterZone asks have no effect.
  while (takeEntry(reading, 'PASS') ?? takeEntry(reading, 'COMMIT'));
  const next = nextEntry(reading);
  if (next === undefined) return undefined;
  if (next.type !== 'PLACE_TILE') throw refusalAt(reading, reading.at, whyNotNow(next));
  checkSeat(reading, next, seat);
  const index = reading.at;
  reading.at += 1;
  const deployed = takeEntry(reading, 'DEPLOY_MEEPLE');
  if (deployed === undefined) takeEntry(reading, 'PASS');
  if (takeEntry(reading, 'COMMIT') === undefined) {
    throw refusalAt(reading, reading.at, 'the part of a turn is not finished: COMMIT must follow here');
  }
  const bare = placement(reading, index, next);
  if (deployed === undefined) return bare;
  return { ...bare, deploy: deployment(reading, { index, seat, laid: next, bare, deployed }) } as Decision;
}

function whyNotNow({ type }: JczEntry): string {
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

interface Deploying {
  readonly index: number;
  readonly seat: number;
  readonly laid: Laid;
  readonly bare: Decision;
  readonly deployed: Deployed;
}

function deployment(reading: Reading, { index, seat, laid, bare, deployed }: Deploying): Deploy {
  const { pointer } = deployed.payload;
  const piece = pieceOf(reading, index + 1, deployed, seat);
  if (piece === 'barn') return barnAt(reading, { seat, laid, bare, pointer, index: index + 1 });
  const [x, y] = laid.payload.position;
  if (pointer.position[0] !== x || pointer.position[1] !== y) {
    throw refusalAt(reading, index + 1, `a piece goes on the tile just laid at ${x},${y} (R-DEP-1)`);
  }
  const tile = tileHere(laid.payload.tileId)?.tile ?? '';
  const rotation = bare.type === 'tile' ? bare.rotation : 0;
  return { piece, segment: segmentOf(reading, index + 1, pointer, { tile, rotation }) };
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
function barnAt(
  reading: Reading,
  { seat, laid, bare, pointer, index }: Omit<Deploying, 'deployed'> & { readonly pointer: Pointer },
): Deploy {
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
  if (next?.type !== 'DEPLOY_MEEPLE' || isOfTown(next) || seatOf(next) !== seat) return undefined;
  const { at } = reading;
  const { pointer } = next.payload;
  const quarter = QUARTER_FOR.get(pointer.feature);
  if (quarter === undefined)
    throw refusalAt(reading, at, `no follower leaves the town for ${pointer.feature}`);
  const piece = pieceOf(reading, at, next, seat);
  const to = featureAt(reading, at, pointer, features);
  reading.at += 1;
  return { piece, quarter, to };
}

/** `DEPLOY_MEEPLE` of the wagon, then `COMMIT`; or `PASS`. */
function readWagon(reading: Reading, seat: number): Decision | undefined {
  const next = nextEntry(reading);
  if (next === undefined) return undefined;
  if (next.type !== 'DEPLOY_MEEPLE' || isOfTown(next) || seatOf(next) !== seat) {
    takePass(reading, seat);
    return { type: 'wagon', to: null };
  }
  const piece = pieceOf(reading, reading.at, next, seat);
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
  const piece = pieceOf(reading, reading.at, next, seat);
  const quarter = quarterOf(reading, next.payload.pointer);
  reading.at += 1;
  const moved = nextEntry(reading);
  if (moved?.type !== 'MOVE_NEUTRAL_FIGURE') {
    takePass(reading, seat);
    return { type: 'count', quarter, piece };
  }
  if (moved.payload.figureId !== COUNT_FIGURE) {
    throw refusalAt(reading, reading.at, `only ${COUNT_FIGURE} moves, not ${moved.payload.figureId}`);
  }
  const moveCountTo = quarterOf(reading, moved.payload.to);
  reading.at += 1;
  return { type: 'count', quarter, piece, moveCountTo };
}

/** Consumes the next entry if it is a `PASS` of the seat; returns whether it was. */
function takePass(reading: Reading, seat: number): boolean {
  const next = nextEntry(reading);
  if (next?.type !== 'PASS' || (next.player !== undefined && next.player !== seat)) return false;
  reading.at += 1;
  return true;
}

const isOfTown = ({ payload }: Deployed) => payload.pointer.feature === QUARTER_FEATURE;
const seatOf = ({ payload }: Deployed) => Number(payload.meepleId.split('.')[0]);

function checkSeat(reading: Reading, { player }: JczEntry, seat: number): void {
  if (player === undefined || player === seat) return;
  const { phase } = awaiting(reading.state) ?? {};
  throw refusalAt(reading, reading.at, `player ${player} decides, but it is for player ${seat} (${phase})`);
}

function pieceOf(reading: Reading, index: number, { payload }: Deployed, seat: number): string {
  const [owner, word = '', number] = payload.meepleId.split('.');
  const piece = PIECES.get(word);
  if (piece === undefined || Number(owner) !== seat || !/^\d+$/.test(number ?? '')) {
    const words = [...PIECES.keys()].join(', ');
    throw refusalAt(reading, index, `${payload.meepleId} is none of ${seat}.{${words}}.1 and so on`);
  }
  return piece;
}

function quarterOf(reading: Reading, { location }: Pointer) {
  const found = Object.entries(QUARTERS).find(([name]) => name === location);
  if (found !== undefined) return found[1];
  throw refusalAt(reading, reading.at, `${location} is none of ${Object.keys(QUARTERS).join(', ')}`);
}

function segmentOf(
  reading: Reading,
  index: number,
  { feature, location }: Pointer,
  { tile, rotation }: { readonly tile: string; readonly rotation: number },
): string {
  if (!FEATURES.includes(feature)) {
    throw refusalAt(reading, index, `here are ${FEATURES.join(', ')}, but not ${feature}`);
  }
  const kind = feature.toLowerCase();
  const segment = segmentAt(tile, rotation, kind, location);
  if (segment !== undefined) return segment;
  throw refusalAt(reading, index, `${tile} turned by ${rotation}° has no ${kind} at ${location}`);
}

/** Returns the place on the board that a pointer refers to. */
function placeAt(reading: Reading, index: number, pointer: Pointer) {
  const [x, y] = pointer.position;
  const tile = tileOnBoard(reading.state, x, y);
  if (tile === undefined) throw refusalAt(reading, index, `no tile lies at ${x},${y}`);
  return { x, y, segment: segmentOf(reading, index, pointer, tile) };
}

/** Returns the feature that a pointer refers to, as a place. */
function featureAt(reading: Reading, index: number, pointer: Pointer, features: Features) {
  const { x, y, segment } = placeAt(reading, index, pointer);
  const { name = '' } = features.find(({ segments }) => segments.includes(`${x},${y}:${segment}`)) ?? {};
  const { cell: _cell, ...place } = parseSegmentName(name);
  return place;
}
