import {
  applyDecision,
  awaiting,
  type Decision,
  type GameEvent,
  type GameRecord,
  type GameState,
  legalDecisions,
  newGame,
  type PlayedDecision,
  type Standing,
  setupOfRecord,
  tileOnBoard,
  viewFor,
} from '../../../engine/index.ts';
import { Figures } from './figures.ts';
import type { EntryOf, JczEntry, Pointer } from './file.ts';
import { fieldAtNorthWest, locationOf, rotationThere } from './locations.ts';
import { JczRefusal } from './refusal.ts';
import { COUNT_FIGURE, FEATURES, QUARTER_FEATURE, QUARTERS } from './terms.ts';
import { ABBEY, QUARTERS_TILE, tileThere } from './tiles.ts';

type Rotation = EntryOf<'PLACE_TILE'>['payload']['rotation'];

/**
 * Returns the replay entries of a record's decisions.
 * @throws JczRefusal at the first one without a counterpart
 */
export function writeReplay(record: GameRecord): JczEntry[] {
  const figures = new Figures();
  const entries: JczEntry[] = [];
  const town = record.start.find(({ tile }) => tile === QUARTERS_TILE);
  let { state } = newGame(setupOfRecord(record));
  for (const [index, { seat, decision }] of record.decisions.entries()) {
    const where = `decisions[${index}]`;
    const applied = applyDecision(state, seat, decision);
    if (!applied.ok) throw new JczRefusal(applied.refusal.detail, where);
    const after = { state: applied.state, figures, town, where };
    const moved = applied.events.flatMap((event) => entryOf(event, after) ?? []);
    entries.push(...[...moved, ...closingOf(state, seat, decision, moved)].map((entry) => by(seat, entry)));
    state = applied.state;
  }
  return entries;
}

const by = (player: number, entry: JczEntry): JczEntry => ({ ...entry, player, clock: 0 });

const COMMIT: JczEntry = { type: 'COMMIT', payload: { random: 0 } };
const PASS: JczEntry = { type: 'PASS', payload: {} };

/** The facts that the entries of an event depend on. */
interface Writing {
  /** After the decision. */
  readonly state: GameState;
  readonly figures: Figures;
  /** The tile with the quarters of the town. */
  readonly town: { readonly x: number; readonly y: number } | undefined;
  readonly where: string;
}

/** Returns the entry that causes an event; undefined for events that happen automatically. */
function entryOf(event: GameEvent, writing: Writing): JczEntry | undefined {
  const { figures } = writing;
  switch (event.type) {
    case 'tile-placed': {
      const turned = rotationThere(event.tile, event.rotation);
      const tileId = tileThere(event.tile)?.tile ?? ABBEY;
      return {
        type: 'PLACE_TILE',
        payload: { tileId, rotation: `R${turned}` as Rotation, position: [event.x, event.y] },
      };
    }
    case 'piece-deployed':
      return deploying(figures.deploy(event.seat, event.piece, event.at), event.at, writing);
    case 'piece-moved': {
      const { seat, piece, from, to } = event;
      const id = from === undefined ? figures.deploy(seat, piece, to) : figures.move(seat, piece, from, to);
      return deploying(id, to, writing);
    }
    case 'piece-returned':
      figures.takeBack(event.seat, event.piece, event.from);
      return undefined;
    case 'neutral-moved': {
      const to = pointerTo({ quarter: event.to }, writing);
      return { type: 'MOVE_NEUTRAL_FIGURE', payload: { figureId: COUNT_FIGURE, to } };
    }
    default:
      return undefined;
  }
}

function deploying(meepleId: string, at: Standing, writing: Writing): JczEntry {
  return { type: 'DEPLOY_MEEPLE', payload: { pointer: pointerTo(at, writing), meepleId } };
}

/** Steps from a tile to the one whose north-west corner is a corner of it. */
const STEP_TO = { NW: [0, 0], NE: [1, 0], SW: [0, 1], SE: [1, 1] } as const;

function pointerTo(at: Standing, { state, town, where }: Writing): Pointer {
  if ('quarter' in at) {
    const location = Object.entries(QUARTERS).find(([, quarter]) => quarter === at.quarter)?.[0] ?? '';
    return { position: [town?.x ?? 0, town?.y ?? 0], feature: QUARTER_FEATURE, location };
  }
  const [east, south] = 'corner' in at ? STEP_TO[at.corner] : STEP_TO.NW;
  const [x, y] = [at.x + east, at.y + south];
  const { tile = '', rotation = 0 } = tileOnBoard(state, x, y) ?? {};
  const segment = 'corner' in at ? (fieldAtNorthWest(tile, rotation) ?? '') : at.segment;
  const location = locationOf(tile, rotation, segment);
  const feature = FEATURES.find((name) => segment.startsWith(name.toLowerCase()));
  if (location !== undefined && feature !== undefined) return { position: [x, y], feature, location };
  throw new JczRefusal(`JCloisterZone has no place for ${segment} of ${tile}`, where);
}

/** Returns the entries that end a decision of a seat: `PASS` after declining, `COMMIT` to confirm. */
function closingOf(
  state: GameState,
  seat: number,
  decision: PlayedDecision,
  moved: readonly JczEntry[],
): JczEntry[] {
  const hasMoved = moved.length > 0;
  switch (decision.type) {
    case 'tile':
    case 'abbey':
      return moved.length > 1 || !couldDeploy(state, seat, decision) ? [COMMIT] : [PASS, COMMIT];
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
    default:
      throw new JczRefusal(`JCloisterZone has no "${decision.type}": neither skipped turns nor resignations`);
  }
}

/** Whether any deployment was possible with a tile, because JCloisterZone asks only in that case. */
function couldDeploy(state: GameState, seat: number, decision: Decision): boolean {
  const { deploy: _deploy, ...bare } = decision as Extract<Decision, { type: 'tile' | 'abbey' }>;
  return legalDecisions(state, seat).some((other) => {
    if (!('deploy' in other) || other.deploy === undefined) return false;
    const { deploy: _other, ...placed } = other;
    return JSON.stringify(placed) === JSON.stringify(bare);
  });
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
