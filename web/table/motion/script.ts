import { numbersInEffect } from '../../../src/engine/in-effect.ts';
import type { LogEntry, Table } from '../../api/types.ts';
import { type Cell, isCell } from '../../board/cell.ts';
import type { Rotation } from '../../board/rotation.ts';

type Event = LogEntry['events'][number];
type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
/** Where a piece stands. */
export type At = Table['pieces'][number]['at'];

interface Cue {
  readonly key: string;
  readonly seat: number;
  /** Milliseconds after the start. */
  readonly startMs: number;
}

/** A piece deployed with a tile. */
export interface Deployed {
  readonly seat: number;
  readonly piece: string;
  readonly at: At;
}

/** A tile that settles on its cell. */
export interface SettlingTile extends Cue {
  readonly tile: string;
  readonly cell: Cell;
  readonly rotation: Rotation;
  /** The pieces deployed on it. */
  readonly pieces: readonly Deployed[];
}

/** A piece that walks home from where it stands. */
export interface Walker extends Cue, Deployed {
  /** Milliseconds after the start until it appears. */
  readonly appearsMs: number;
}

/** A neutral figure that flies to another tile. */
export interface Flight extends Cue {
  readonly figure: string;
  /** Where it was; undefined if it was not on the board. */
  readonly from: Cell | undefined;
  readonly to: Cell;
}

/** Points that rise where they were made. */
export interface RisingPoints extends Cue {
  readonly points: number;
  /** A segment of the feature, as `x,y:segment`. */
  readonly feature: string;
  /** The tile that was laid with them. */
  readonly laid: Cell | undefined;
}

/** The animation of a table's news: the movements and their times. */
export interface Script {
  /** The number of the last entry that is shown. */
  readonly seq: number;
  readonly tiles: readonly SettlingTile[];
  readonly walkers: readonly Walker[];
  readonly flights: readonly Flight[];
  readonly points: readonly RisingPoints[];
}

/** Durations in milliseconds. */
export interface Pace {
  readonly settle: number;
  /** From a tile to the next, without points. */
  readonly pause: number;
  /** From the points of a tile to the next tile. */
  readonly score: number;
  readonly walk: number;
  /** A figure's flight to the next tile. */
  readonly fly: number;
  readonly rise: number;
}

/** The pace of a live move. */
export const LIVE: Pace = { settle: 340, pause: 160, score: 700, walk: 900, fly: 600, rise: 1_300 };
/** The pace of moves made while the reader was away. */
export const CATCHING_UP: Pace = { settle: 260, pause: 90, score: 420, walk: 650, fly: 400, rise: 900 };

/** Milliseconds between points or walkers of one move, and how many are staggered before the rest start together. */
const STAGGER_MS = 110;
const STAGGERED = 8;

/** Maximum number of animated tiles; after a long absence only the last ones. */
const MAX_TILES = 8;

const staggered = (index: number) => Math.min(index, STAGGERED) * STAGGER_MS;

/**
 * Returns the animation of log entries, one after the other; undefined if they have nothing visible.
 * @param log all entries, including undone ones
 * @param shown the entries to be shown
 */
export function scriptFor(
  log: readonly LogEntry[],
  shown: readonly LogEntry[],
  pace: Pace,
): Script | undefined {
  const inEffect = new Set(numbersInEffect(log));
  const entries = lastTiles(shown.filter(({ seq }) => inEffect.has(seq)));
  const first = entries[0]?.seq ?? 0;
  const before = log.filter(({ seq }) => seq < first && inEffect.has(seq));
  const figures = new Map(before.flatMap(figureMoves).map(({ figure, to }) => [figure, to]));
  const script: Writable = { tiles: [], walkers: [], flights: [], points: [], figures };
  let now = 0;
  for (const entry of entries) now = append(script, entry, now, pace);
  if (cuesOf(script).length === 0) return undefined;
  return { ...withoutLeavers(script), seq: log.length };
}

/** Returns all cues of a script. */
export const cuesOf = ({ tiles, walkers, flights, points }: Omit<Script, 'seq'>): readonly Cue[] => [
  ...tiles,
  ...walkers,
  ...flights,
  ...points,
];

/** Returns the moves of neutral figures, whose events are called like them: `dragon-moved`. */
function figureMoves({ events }: LogEntry): { seat: number; figure: string; to: Cell }[] {
  return events.flatMap((event) => {
    const [, figure] = /^(.+)-moved$/.exec(event.type) ?? [];
    if (figure === undefined || event.type === 'piece-moved' || event.type === 'neutral-moved') return [];
    const { seat = 0, to = event } = event as { readonly seat?: number; readonly to?: object };
    return isCell(to) ? [{ seat, figure, to: { x: to.x, y: to.y } }] : [];
  });
}

interface Writable {
  readonly tiles: SettlingTile[];
  readonly walkers: Walker[];
  readonly flights: Flight[];
  readonly points: RisingPoints[];
  /** Where each figure is. */
  readonly figures: Map<string, Cell>;
}

const eventsOf = <Type extends Event['type']>({ events }: LogEntry, type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

function lastTiles(entries: readonly LogEntry[]): readonly LogEntry[] {
  const laying = entries.filter((entry) => eventsOf(entry, 'tile-placed').length > 0);
  const first = laying.at(-MAX_TILES);
  return first === undefined ? entries : entries.slice(entries.indexOf(first));
}

/** Appends an entry. Returns the start time of the next one. */
function append(script: Writable, entry: LogEntry, now: number, pace: Pace): number {
  const { tiles, walkers, points } = script;
  const laid = eventsOf(entry, 'tile-placed').at(-1);
  const landed = laid === undefined ? now : now + pace.settle;
  if (laid !== undefined)
    tiles.push({
      key: `tile ${entry.seq}`,
      seat: laid.seat,
      startMs: now,
      tile: laid.tile,
      cell: { x: laid.x, y: laid.y },
      rotation: laid.rotation,
      pieces: eventsOf(entry, 'piece-deployed'),
    });
  const scored = eventsOf(entry, 'scored').filter((event) => event.feature !== undefined && event.points > 0);
  points.push(
    ...scored.map(({ seat, points: made, feature = '' }, index) => ({
      key: `points ${entry.seq} ${index}`,
      seat,
      startMs: landed + staggered(index),
      points: made,
      feature,
      laid,
    })),
  );
  const home = eventsOf(entry, 'piece-returned');
  walkers.push(
    ...home.map(({ seat, piece, from }, index) => ({
      key: `walker ${entry.seq} ${index}`,
      seat,
      piece,
      at: from,
      appearsMs: appearanceOf(tiles, from, pace),
      startMs: landed + pace.settle / 2 + staggered(index),
    })),
  );
  const arrived = appendFlights(script, entry, landed, pace);
  if (scored.length + home.length > 0) return Math.max(arrived, landed + pace.score);
  if (arrived > landed) return arrived;
  return laid === undefined ? now : landed + pace.pause;
}

/** Appends the flights of figures, one after the other. Returns when the last one arrives. */
function appendFlights(
  { flights, figures }: Writable,
  entry: LogEntry,
  start: number,
  { fly }: Pace,
): number {
  let startMs = start;
  for (const [index, { seat, figure, to }] of figureMoves(entry).entries()) {
    flights.push({
      key: `flight ${entry.seq} ${index}`,
      seat,
      startMs,
      figure,
      from: figures.get(figure),
      to,
    });
    figures.set(figure, to);
    startMs += fly;
  }
  return startMs;
}

/** Returns when a piece's tile has settled; 0 if the tile was there before. */
function appearanceOf(tiles: readonly SettlingTile[], at: At, { settle }: Pace): number {
  const tile = tiles.find(({ cell }) => 'x' in at && at.x === cell.x && at.y === cell.y);
  return tile === undefined ? 0 : tile.startMs + settle;
}

const keyOf = (at: At) => JSON.stringify(at);

/** Returns a script without duplicates of pieces that walk home from a tile and would also stand on it. */
function withoutLeavers({ tiles, walkers, flights, points }: Writable): Omit<Script, 'seq'> {
  const left = new Set(walkers.map(({ at }) => keyOf(at)));
  const staying = tiles.map((tile) => ({
    ...tile,
    pieces: tile.pieces.filter(({ at }) => !left.has(keyOf(at))),
  }));
  return { tiles: staying, walkers, flights, points };
}
