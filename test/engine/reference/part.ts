/** One part of a turn, from the placed tile to the count: phases 3 to 10 of chapter 7, written down in order. */

import { type Decision, type Entry, type Move, segmentFrom, segmentText } from '../support/decision-text.ts';
import {
  type Board,
  byName,
  type Feature,
  featureOf,
  featuresOfTile,
  isAbbey,
  neighbourOf,
  survey,
} from './board.ts';
import { deployed } from './deployment.ts';
import { farmerShares, hasBarn, hasFarmer } from './fields.ts';
import { featureShares, type Shares } from './points.ts';
import {
  abbeyTile,
  type BoardPiece,
  goodsNames,
  isFollower,
  type PlacedTile,
  type Position,
  type Quarter,
  quarters,
  roundFrom,
  roundFromLeftOf,
  supplyOf,
} from './position.ts';
import { printed } from './tile.ts';

/** What somebody is asked. `options` of `redeploy` are its single moves; `place` lists no deployments. */
export interface Question {
  seat: number;
  phase: 'abbey-choice' | 'place' | 'redeploy' | 'wagon' | 'count' | 'last-abbeys' | 'final-redeploy';
  options: Decision[];
}

export interface Answer {
  seat: number;
  entry: Entry;
}

export type Asking<T> = Generator<Question, T, Answer>;

export interface Points {
  seat: number;
  points: number;
  kind: string;
  feature: string | undefined;
}

export interface Token {
  seat: number;
  token: string;
  number: number;
}

export interface PartReport {
  points: Points[];
  tokens: Token[];
  secondPartDue: boolean;
}

const quarterOf: Record<string, Quarter> = {
  city: 'castle',
  road: 'blacksmith',
  monastery: 'cathedral',
  field: 'market',
};
const kindOrder = ['city', 'road', 'monastery'];

export function emptyReport(): PartReport {
  return { points: [], tokens: [], secondPartDue: false };
}

/** Places the tile for the seat, deploys, and does all that follows. The position is changed and the report filled. */
export function* playPart(
  position: Position,
  seat: number,
  tile: PlacedTile,
  deploy: string | undefined,
  report: PartReport,
): Asking<void> {
  const before = survey(position);
  position.tiles.push(tile);
  if (tile.tile === abbeyTile) position.abbeys[seat] = false;
  report.secondPartDue = tile.tile !== abbeyTile && ownBuilderIsThere(survey(position), seat, tile);
  if (deploy) position.pieces.push(deployed(survey(position), seat, tile, deploy));
  const after = survey(position);
  const completed = completedFeatures(before, after);
  const barnFields = fieldsToScore(after, tile, deploy);
  yield* redeploy(position, seat, [...completed, ...barnFields.map(({ field }) => field)]);

  const board = survey(position);
  report.points = [
    ...completed.flatMap((feature) =>
      pay(position, feature.kind, feature.name, shares(board, feature, position)),
    ),
    ...barnFields.flatMap(({ field, justPlaced }) => payFarmers(position, board, field.name, justPlaced)),
  ];
  report.tokens = award(position, seat, before, completed);
  const scored = [...completed, ...barnFields.map(({ field }) => field)].map((f) => findNamed(board, f.name));
  sendHome(position, scored);
  yield* moveWagons(position, seat, scored);
  yield* enterTown(position, seat, report.points);
}

function shares(board: Board, feature: Feature, position: Position): Shares {
  return featureShares(board, findNamed(board, feature.name), position.rules);
}

function findNamed(board: Board, name: string): Feature {
  const { x, y, segment } = segmentFrom(name);
  return featureOf(board, x, y, segment);
}

/** R-TB-8: before anything is deployed, so that only a builder that already stood there counts. */
function ownBuilderIsThere(board: Board, seat: number, tile: PlacedTile): boolean {
  return featuresOfTile(board, tile.x, tile.y).some((feature) =>
    feature.pieces.some((piece) => piece.piece === 'builder' && piece.seat === seat),
  );
}

/** R-TURN-5: what is complete now and was not before, in the order of scoring. */
export function completedFeatures(before: Board, after: Board): Feature[] {
  const wasComplete = new Set(before.features.filter((feature) => feature.complete).map(({ name }) => name));
  return after.features
    .filter((feature) => feature.complete && !wasComplete.has(feature.name))
    .sort((a, b) => kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || byName(a, b));
}

/** R-TURN-6: the field of a barn just placed, then other fields of the tile with a barn and a farmer. */
function fieldsToScore(board: Board, tile: PlacedTile, deploy: string | undefined) {
  const fields = featuresOfTile(board, tile.x, tile.y).filter((feature) => feature.kind === 'field');
  const isNew = (field: Feature) =>
    deploy?.startsWith('barn') === true &&
    field.pieces.some((piece) => piece.piece === 'barn' && piece.x === tile.x && piece.y === tile.y);
  const joined = fields.filter((field) => !isNew(field) && hasBarn(field) && hasFarmer(field)).sort(byName);
  return [
    ...fields.filter(isNew).map((field) => ({ field, justPlaced: true })),
    ...joined.map((field) => ({ field, justPlaced: false })),
  ];
}

function pay(position: Position, kind: string, feature: string | undefined, shares: Shares): Points[] {
  return [...shares].map(([seat, points]) => {
    position.scores[seat] = (position.scores[seat] ?? 0) + points;
    return { seat, points, kind, feature };
  });
}

function payFarmers(position: Position, board: Board, name: string, justPlaced: boolean): Points[] {
  const perCity = justPlaced ? position.rules.fieldPoints : 1;
  const kind = justPlaced ? 'field-barn-placed' : 'field-barn-connected';
  return pay(position, kind, name, farmerShares(board, findNamed(board, name), position.rules, perCity));
}

/** Phase 5, R-COUNT-9..14. */
function* redeploy(position: Position, active: number, scoring: Feature[]): Asking<void> {
  if (scoring.length === 0) return;
  for (const seat of roundFromLeftOf(position, active)) {
    const options = movesOutOfTown(position, seat, scoring);
    if (options.length === 0 || position.gone[seat]) continue;
    const { entry } = yield* ask(position, { seat, phase: 'redeploy', options });
    if (entry.type === 'redeploy') for (const move of entry.pieces) moveOut(position, seat, move);
  }
}

/** The single moves of a seat's followers into features of the list (R-COUNT-8, R-COUNT-12). */
export function movesOutOfTown(position: Position, seat: number, scoring: Feature[]): Decision[] {
  const mine = position.town.filter((piece) => piece.seat === seat && piece.quarter !== position.countAt);
  const kinds = new Map(mine.map((piece) => [`${piece.piece}@${piece.quarter}`, piece]));
  return [...kinds.values()].flatMap(({ piece, quarter }) =>
    scoring
      .filter((feature) => quarterOf[feature.kind] === quarter)
      .map(
        (feature): Decision => ({
          type: 'redeploy',
          pieces: [{ piece, quarter, to: segmentFrom(feature.name) }],
        }),
      ),
  );
}

export function moveOut(position: Position, seat: number, move: Move): void {
  const at = position.town.findIndex(
    (other) => other.seat === seat && other.piece === move.piece && other.quarter === move.quarter,
  );
  if (at < 0) throw new Error(`Seat ${seat} has no ${move.piece} in the ${move.quarter}.`);
  position.town.splice(at, 1);
  position.pieces.push({ seat, piece: move.piece, ...move.to });
}

/** Phase 7: goods (R-TB-3), king and robber (R-KING-2, R-KING-3, R-KING-5). */
function award(position: Position, seat: number, before: Board, completed: Feature[]): Token[] {
  const tokens: Token[] = [];
  if (position.rules.expansions.includes('traders-and-builders')) {
    for (const city of completed.filter((feature) => feature.kind === 'city')) {
      for (const good of goodsNames) {
        const number = city.goods.filter((other) => other === good).length;
        const store = position.goods[seat];
        if (number === 0 || !store) continue;
        store[good] += number;
        tokens.push({ seat, token: good, number });
      }
    }
  }
  if (!position.rules.expansions.includes('king-and-robber')) return tokens;
  if (largest(completed, 'city') > largest(before.features, 'city')) {
    position.king = seat;
    tokens.push({ seat, token: 'king', number: 1 });
  }
  if (largest(completed, 'road') > largest(before.features, 'road')) {
    position.robber = seat;
    tokens.push({ seat, token: 'robber', number: 1 });
  }
  return tokens;
}

function largest(features: Feature[], kind: string): number {
  return Math.max(0, ...features.filter((f) => f.kind === kind && f.complete).map((f) => f.tiles));
}

/** Phase 8: all pieces of what was scored but the barns. */
function sendHome(position: Position, scored: Feature[]): void {
  const home = new Set<BoardPiece>(scored.flatMap((feature) => feature.pieces));
  position.pieces = position.pieces.filter((piece) => piece.piece === 'barn' || !home.has(piece));
}

/** Phase 9, R-WAGON-3..7. */
function* moveWagons(position: Position, active: number, scored: Feature[]): Asking<void> {
  for (const seat of roundFrom(position, active)) {
    const from = scored.find((f) => f.pieces.some((piece) => piece.piece === 'wagon' && piece.seat === seat));
    if (!from || position.gone[seat]) continue;
    const targets = wagonTargets(survey(position), from);
    if (targets.length === 0) continue;
    const options = [...targets.map(segmentFrom), null].map((to): Decision => ({ type: 'wagon', to }));
    const { entry } = yield* ask(position, { seat, phase: 'wagon', options });
    if (entry.type === 'wagon' && entry.to) position.pieces.push({ seat, piece: 'wagon', ...entry.to });
  }
}

/** R-WAGON-4 and R-WAGON-7: the segments, as `x,y:segment`, sorted. */
export function wagonTargets(board: Board, from: Feature): string[] {
  const linked = from.nodes.flatMap(({ cell, segment }) => {
    const pairs = printed(cell.tile).links ?? [];
    const others = pairs
      .filter((pair) => pair.includes(segment.id))
      .map(([a, b]) => (a === segment.id ? b : a));
    const here = others.map((id) => ({ x: cell.x, y: cell.y, segment: id }));
    const beside = segment.sides.map((side) => neighbourOf(board, cell, side)).filter(isAbbey);
    const abbeys = beside.flatMap((abbey) =>
      abbey ? [{ x: abbey.x, y: abbey.y, segment: 'monastery0' }] : [],
    );
    return [...here, ...abbeys];
  });
  const free = linked.filter((to) => {
    const feature = featureOf(board, to.x, to.y, to.segment);
    return !feature.complete && feature.pieces.length === 0;
  });
  return [...new Set(free.map(segmentText))].sort();
}

/** Phase 10, R-COUNT-3..6. */
function* enterTown(position: Position, seat: number, points: Points[]): Asking<void> {
  if (!position.rules.expansions.includes('count') || position.gone[seat]) return;
  if (points.length === 0 || points.some((entry) => entry.seat === seat)) return;
  const options = waysIntoTown(position, seat);
  if (options.length === 0) return;
  const nobody: Decision = { type: 'count', quarter: null };
  const { entry } = yield* ask(position, { seat, phase: 'count', options: [...options, nobody] });
  if (entry.type !== 'count' || entry.quarter === null) return;
  position.town.push({ seat, piece: entry.piece, quarter: entry.quarter });
  if (entry.moveCountTo) position.countAt = entry.moveCountTo;
}

/** R-COUNT-5, R-COUNT-6: every follower of the supply, every quarter for it, every new place of the count. */
function waysIntoTown(position: Position, seat: number): Decision[] {
  const supply = supplyOf(position, seat);
  const elsewhere = quarters.filter((quarter) => quarter !== position.countAt);
  return (Object.keys(supply) as (keyof typeof supply)[])
    .filter((piece) => isFollower(piece) && supply[piece] > 0)
    .flatMap((piece) =>
      quarters.filter((quarter) => mayEnter(piece, quarter)).map((quarter) => ({ piece, quarter })),
    )
    .flatMap((way): Decision[] => [
      { type: 'count', ...way },
      ...elsewhere.map((moveCountTo): Decision => ({ type: 'count', ...way, moveCountTo })),
    ]);
}

function mayEnter(piece: string, quarter: Quarter): boolean {
  if (piece === 'mayor') return quarter === 'castle';
  return piece !== 'wagon' || quarter !== 'market';
}

/** Thrown where a game breaks off in the middle of whatever was going on. */
export const brokenOff = new Error('One seat is left.');

/** Asks until the seat itself has answered; a seat that leaves meanwhile is noted, and its own leaving declines. */
export function* ask(position: Position, question: Question): Asking<Answer> {
  for (;;) {
    const answer = yield question;
    if (answer.entry.type === 'leave') position.gone[answer.seat] = true;
    if (isOver(position)) throw brokenOff;
    if (answer.seat === question.seat) return answer;
  }
}

/** R-END-5: one seat is left. */
function isOver(position: Position): boolean {
  return position.gone.filter((gone) => !gone).length < 2;
}
