/** One part of a turn, from the placed tile to the count: phases 3 to 10 of chapter 7, written down in order. */

import { type Actions, segmentFrom } from '../support/decision-text.ts';
import { act } from './actions.ts';
import { award } from './award.ts';
import { type Board, byName, type Feature, featureOf, featuresOfTile, survey } from './board.ts';
import { deployed } from './deployment.ts';
import { fly, isVolcano, wakesDragon } from './dragon.ts';
import { fairyPoints } from './fairy.ts';
import { farmerShares, hasBarn, hasFarmer } from './fields.ts';
import { featureShares, type Shares } from './points.ts';
import { abbeyTile, type BoardPiece, type PlacedTile, type Position } from './position.ts';
import type { Asking } from './question.ts';
import type { PartReport, Points } from './report.ts';
import { enterTown, redeploy } from './town.ts';
import { moveWagons } from './wagon.ts';

/** What the seat does with the tile besides placing it: at most one thing (R-DT-5). */
export interface WithTile {
  deploy?: string | undefined;
  actions?: Actions;
}

const kindOrder = ['city', 'road', 'monastery'];

/** Places the tile for the seat, deploys or acts, and does all that follows. The position is changed and the report filled. */
export function* playPart(
  position: Position,
  seat: number,
  tile: PlacedTile,
  { deploy, actions }: WithTile,
  report: PartReport,
): Asking<void> {
  const before = survey(position);
  position.tiles.push(tile);
  if (tile.tile === abbeyTile) position.abbeys[seat] = false;
  if (isVolcano(position, tile.tile)) position.dragon = { x: tile.x, y: tile.y };
  report.secondPartDue = tile.tile !== abbeyTile && ownBuilderIsThere(survey(position), seat, tile);
  if (deploy) position.pieces.push(deployed(survey(position), seat, tile, deploy));
  if (actions) act(position, seat, actions);
  const flight = wakesDragon(position, tile) ? (position.rules.dragonMoves ?? 'before-scoring') : 'none';
  if (flight === 'before-scoring') yield* fly(position, seat);
  const after = survey(position);
  const completed = completedFeatures(before, after);
  const barnFields = fieldsToScore(after, tile, deploy);
  yield* redeploy(position, seat, [...completed, ...barnFields.map(({ field }) => field)]);

  const board = survey(position);
  report.points = [
    ...completed.flatMap((feature) =>
      pay(position, board, feature.name, feature.kind, shares(board, feature, position)),
    ),
    ...barnFields.flatMap(({ field, justPlaced }) => payFarmers(position, board, field.name, justPlaced)),
  ];
  report.tokens = award(position, seat, before, completed);
  const scored = [...completed, ...barnFields.map(({ field }) => field)].map((f) => findNamed(board, f.name));
  sendHome(position, scored);
  yield* moveWagons(position, seat, scored);
  yield* enterTown(position, seat, report.points);
  if (flight === 'after-scoring') yield* fly(position, seat);
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

/** Pays the owners, and the fairy's 3 points, whoever owns the feature (R-FAIRY-5). */
function pay(position: Position, board: Board, name: string, kind: string, shares: Shares): Points[] {
  const points = [
    ...[...shares].map(([seat, points]) => ({ seat, points, kind, feature: name })),
    ...fairyPoints(position, findNamed(board, name)),
  ];
  for (const { seat, points: n } of points) position.scores[seat] = (position.scores[seat] ?? 0) + n;
  return points;
}

function payFarmers(position: Position, board: Board, name: string, justPlaced: boolean): Points[] {
  const perCity = justPlaced ? position.rules.fieldPoints : 1;
  const kind = justPlaced ? 'field-barn-placed' : 'field-barn-connected';
  return pay(
    position,
    board,
    name,
    kind,
    farmerShares(board, findNamed(board, name), position.rules, perCity),
  );
}

/** Phase 8: all pieces of what was scored but the barns. */
function sendHome(position: Position, scored: Feature[]): void {
  const home = new Set<BoardPiece>(scored.flatMap((feature) => feature.pieces));
  position.pieces = position.pieces.filter((piece) => piece.piece === 'barn' || !home.has(piece));
}
