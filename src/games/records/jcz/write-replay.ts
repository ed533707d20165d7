import {
  applyDecision,
  awaiting,
  type Decision,
  deploymentsOf,
  type GameEvent,
  type GameRecord,
  type GameState,
  legalDecisions,
  newGame,
  type PlayedDecision,
  setupOfRecord,
  tileOnBoard,
  viewFor,
} from '../../../engine/index.ts';
import { Figures, type Place } from './figures.ts';
import type { EntryOf, JczEntry, Pointer } from './file.ts';
import { fieldAtNorthWest, locationOf, rotationThere } from './locations.ts';
import { JczRefusal } from './refusal.ts';
import {
  COUNT_FIGURE,
  DRAGON_FIGURE,
  FAIRY_FIGURE,
  FEATURES,
  FLOOR_TOKEN,
  PRINCESS_SOURCE,
  QUARTER_FEATURE,
  QUARTERS,
  TOWER,
} from './terms.ts';
import { ABBEY, QUARTERS_TILE, tileThere } from './tiles.ts';

type Rotation = EntryOf<'PLACE_TILE'>['payload']['rotation'];
type Cell = EntryOf<'PLACE_TILE'>['payload']['position'];

/**
 * Returns the replay entries of a record's decisions.
 * @throws JczRefusal at the first one without a counterpart
 */
export function writeReplay(record: GameRecord): JczEntry[] {
  const figures = new Figures();
  const entries: JczEntry[] = [];
  const town = record.start.find(({ tile }) => tile === QUARTERS_TILE);
  let { state } = newGame(setupOfRecord(record));
  let turn = 0;
  for (const [index, { seat, decision }] of record.decisions.entries()) {
    const where = `decisions[${index}]`;
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new JczRefusal(applied.refusal.detail, where);
    if (decision.type === 'tile' || decision.type === 'abbey') turn = seat;
    const isFairyFree = record.rules.dragonMoves !== undefined && figures.canMoveFairy(seat);
    const { events } = applied;
    const writing = { state: applied.state, events, figures, town, where };
    const decided = events.filter((event) => !isForced(event)).flatMap((event) => entriesOf(event, writing));
    const forced = events.filter(isForced).flatMap((event) => entriesOf(event, writing));
    const asked = { seat, decision, isFairyFree };
    const [confirmed, flown] = commitsOf(record, decision, applied.state);
    const closing = closingOf(state, asked, decided);
    entries.push(
      ...[...decided, ...closing, ...confirmed].map((entry) => by(seat, entry)),
      ...forced,
      ...flown.map((entry) => by(turn, entry)),
    );
    state = applied.state;
  }
  return entries;
}

/** Whether an event is a move of the dragon to the only possible tile; in JCloisterZone, seats make such moves, too. */
const isForced = (event: GameEvent) => event.type === 'dragon-moved' && event.by === 'engine';

/** Returns the `COMMIT` of a tile before the next moves of the dragon, and the one after them: at most one of both. */
function commitsOf(
  { rules }: GameRecord,
  { type }: PlayedDecision,
  after: GameState,
): [JczEntry[], JczEntry[]] {
  if (type !== 'tile' && type !== 'abbey' && type !== 'dragon') return [[], []];
  if (rules.dragonMoves !== 'before-scoring') return type === 'dragon' ? [[], []] : [[COMMIT], []];
  return awaiting(after)?.phase === 'dragon' ? [[], []] : [[], [COMMIT]];
}

const by = (player: number, entry: JczEntry): JczEntry => ({ player, ...entry, clock: 0 });

const COMMIT: JczEntry = { type: 'COMMIT', payload: { random: 0 } };
const PASS: JczEntry = { type: 'PASS', payload: {} };

/** The facts that the entries of an event depend on. */
interface Writing {
  /** After the decision. */
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly figures: Figures;
  /** The tile with the quarters of the town. */
  readonly town: { readonly x: number; readonly y: number } | undefined;
  readonly where: string;
}

/** Returns the entries that cause an event; none for events that happen automatically. */
function entriesOf(event: GameEvent, writing: Writing): JczEntry[] {
  const { figures } = writing;
  switch (event.type) {
    case 'tile-placed': {
      const turned = rotationThere(event.tile, event.rotation);
      const tileId = tileThere(event.tile)?.tile ?? ABBEY;
      const payload = { tileId, rotation: `R${turned}` as Rotation, position: [event.x, event.y] as Cell };
      return [{ type: 'PLACE_TILE', payload }];
    }
    case 'piece-deployed':
      return [deploying(figures.deploy(event.seat, event.piece, event.at), event.at, writing)];
    case 'piece-moved': {
      const { seat, piece, from, to } = event;
      const id = from === undefined ? figures.deploy(seat, piece, to) : figures.move(seat, piece, from, to);
      return [deploying(id, to, writing)];
    }
    case 'piece-returned':
      figures.takeBack(event.seat, event.piece, event.from);
      return [];
    case 'neutral-moved':
      return [moving(COUNT_FIGURE, pointerTo({ quarter: event.to }, writing))];
    default:
      return entriesOfDragon(event, writing) ?? entriesOfTower(event, writing);
  }
}

const moving = (
  figureId: string,
  to: EntryOf<'MOVE_NEUTRAL_FIGURE'>['payload']['to'],
): EntryOf<'MOVE_NEUTRAL_FIGURE'> => ({ type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId, to } });

/** The same for events of the dragon, the fairy and the princess; undefined for others. */
function entriesOfDragon(event: GameEvent, writing: Writing): JczEntry[] | undefined {
  const { figures } = writing;
  switch (event.type) {
    case 'dragon-moved':
      if (event.by === 'volcano') return [];
      return [{ ...moving(DRAGON_FIGURE, [event.x, event.y]), player: event.seat, clock: 0 }];
    case 'pieces-eaten':
      figures.clearTop(event.x, event.y);
      return [];
    case 'fairy-moved': {
      const meepleId = figures.moveFairy(event.seat, event.piece, event.to);
      return [moving(FAIRY_FIGURE, { featurePointer: pointerTo(event.to, writing), meepleId })];
    }
    case 'knight-sent-away': {
      const meepleId = figures.at(event.owner, event.piece, event.from);
      const pointer = { featurePointer: pointerTo(event.from, writing), meepleId };
      return [{ type: 'RETURN_MEEPLE', payload: { pointer, source: PRINCESS_SOURCE } }];
    }
    default:
      return undefined;
  }
}

/** The same for events of towers and prisoners; none for others. */
function entriesOfTower(event: GameEvent, writing: Writing): JczEntry[] {
  const { figures, events } = writing;
  switch (event.type) {
    case 'floor-added': {
      const pointer = pointerTo({ x: event.x, y: event.y }, writing);
      const floor: JczEntry = { type: 'PLACE_TOKEN', payload: { token: FLOOR_TOKEN, pointer } };
      const isDeclined =
        !events.some(({ type }) => type === 'follower-captured') && couldCapture(event, writing);
      return isDeclined ? [floor, PASS] : [floor];
    }
    case 'follower-captured': {
      const { seat, owner, piece, from } = event;
      const meepleId = figures.at(owner, piece, placeOf(from));
      const isReturned = owner === seat || events.some(({ type }) => type === 'prisoners-exchanged');
      if (!isReturned) figures.imprison(owner, piece, placeOf(from), seat);
      else if (from.segment === undefined) figures.takeBack(owner, piece, placeOf(from));
      const featurePointer = pointerTo(placeOf(from), writing);
      return [{ type: 'CAPTURE_FOLLOWER', payload: { pointer: { featurePointer, meepleId } } }];
    }
    case 'prisoners-exchanged': {
      const { seat, gets, owner } = event;
      const kinds = new Set(figures.prisonersOf(seat, owner).map(({ piece }) => piece));
      const meepleId = figures.release(seat, gets, owner);
      return kinds.size > 1 ? [{ type: 'EXCHANGE_FOLLOWER', payload: { meepleId } }] : [];
    }
    case 'prisoner-ransomed': {
      const meepleId = figures.release(event.seat, event.piece, event.holder);
      return [{ type: 'PAY_RANSOM', payload: { meepleId } }];
    }
    case 'tower-closed': {
      const { seat, piece, x, y } = event;
      return [deploying(figures.deploy(seat, piece, { x, y }), { x, y }, writing)];
    }
    default:
      return [];
  }
}

const placeOf = ({ x, y, segment }: { x: number; y: number; segment?: string | undefined }): Place =>
  segment === undefined ? { x, y } : { x, y, segment };

/** Whether JCloisterZone asks for a capture by a tower: there, followers in the town are within its reach, too. */
function couldCapture(
  { x, y, floors }: Extract<GameEvent, { type: 'floor-added' }>,
  { figures, town }: Writing,
): boolean {
  return figures.places().some((place) => {
    const cell = 'quarter' in place ? town : place;
    const [east, south] = [Math.abs((cell?.x ?? 0) - x), Math.abs((cell?.y ?? 0) - y)];
    return Math.min(east, south) === 0 && Math.max(east, south) <= floors;
  });
}

function deploying(meepleId: string, at: Place, writing: Writing): JczEntry {
  return { type: 'DEPLOY_MEEPLE', payload: { pointer: pointerTo(at, writing), meepleId } };
}

/** Steps from a tile to the one whose north-west corner is a corner of it. */
const STEP_TO = { NW: [0, 0], NE: [1, 0], SW: [0, 1], SE: [1, 1] } as const;

function pointerTo(at: Place, { state, town, where }: Writing): Pointer {
  if ('quarter' in at) {
    const location = Object.entries(QUARTERS).find(([, quarter]) => quarter === at.quarter)?.[0] ?? '';
    return { position: [town?.x ?? 0, town?.y ?? 0], feature: QUARTER_FEATURE, location };
  }
  if (!('segment' in at || 'corner' in at)) return { position: [at.x, at.y], ...TOWER };
  const [east, south] = 'corner' in at ? STEP_TO[at.corner] : STEP_TO.NW;
  const [x, y] = [at.x + east, at.y + south];
  const { tile = '', rotation = 0 } = tileOnBoard(state, x, y) ?? {};
  const segment = 'corner' in at ? (fieldAtNorthWest(tile, rotation) ?? '') : at.segment;
  const location = locationOf(tile, rotation, segment);
  const feature = FEATURES.find((name) => segment.startsWith(name.toLowerCase()));
  if (location !== undefined && feature !== undefined) return { position: [x, y], feature, location };
  throw new JczRefusal(`JCloisterZone has no place for ${segment} of ${tile}`, where);
}

/** A decision with what depends on the position before it. */
interface Asked {
  readonly seat: number;
  readonly decision: PlayedDecision;
  /** Whether JCloisterZone lets the seat move the fairy: there, it moves to followers in the town and on towers, too. */
  readonly isFairyFree: boolean;
}

/** Returns the entries that end a decision of a seat, but the `COMMIT` of a tile: `PASS` after declining, `COMMIT` to confirm. */
function closingOf(
  state: GameState,
  { seat, decision, isFairyFree }: Asked,
  moved: readonly JczEntry[],
): JczEntry[] {
  const hasMoved = moved.length > 0;
  switch (decision.type) {
    case 'tile':
    case 'abbey':
      // JCloisterZone asks only if anything is possible.
      return moved.length === 1 && (isFairyFree || deploymentsOf(state, decision).length > 0) ? [PASS] : [];
    case 'draw':
      return awaiting(state)?.phase === 'last-abbeys' ? [PASS] : [PASS, COMMIT];
    case 'wagon':
      return [hasMoved ? COMMIT : PASS];
    case 'redeploy':
      if (!hasMoved) return [PASS];
      if (awaiting(state)?.phase === 'final-redeploy') return [];
      return [couldMoveMore(state, seat, decision) ? PASS : COMMIT];
    case 'count':
      return moved.length > 1 ? [] : [PASS];
    case 'dragon':
    case 'ransom':
      return [];
    default:
      throw new JczRefusal(`JCloisterZone has no "${decision.type}": neither skipped turns nor resignations`);
  }
}

/** Whether a seat has further followers that could leave the town. */
function couldMoveMore(
  state: GameState,
  seat: number,
  { pieces }: Extract<Decision, { type: 'redeploy' }>,
): boolean {
  const { town } = viewFor(state, undefined).expansions['count'] as {
    town: { followers: { seat: number; piece: string; quarter: string }[] };
  };
  const movable = legalDecisions(state, seat).flatMap((each) =>
    each.type === 'redeploy' ? each.pieces : [],
  );
  const same = (one: { piece: string; quarter: string }, other: { piece: string; quarter: string }) =>
    one.piece === other.piece && one.quarter === other.quarter;
  const all = town.followers.filter((each) => each.seat === seat && movable.some((move) => same(move, each)));
  return all.length > pieces.length;
}
