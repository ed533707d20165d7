/** The end of the game: the last moves out of the market and the final scoring (chapter 13). */

import { type Decision, segmentFrom } from '../support/decision-text.ts';
import { type Board, survey } from './board.ts';
import { fairyPoints } from './fairy.ts';
import { farmerShares, finalFields, hasBarn, hasFarmer } from './fields.ts';
import { featureShares } from './points.ts';
import { type BoardPiece, goodsNames, type Position, roundFromLeftOf } from './position.ts';
import { type Asking, ask } from './question.ts';
import type { Points } from './report.ts';
import { printed } from './tile.ts';
import { moveOut } from './town.ts';

/** R-COUNT-15: one follower at a time from the market to any field, round and round. */
export function* leaveMarket(position: Position, lastSeat: number): Asking<void> {
  if (!position.rules.expansions.includes('count') || position.countAt === 'market') return;
  let playing = roundFromLeftOf(position, lastSeat);
  while (playing.length > 0) {
    const goOn: number[] = [];
    for (const seat of playing) {
      const options = movesOutOfMarket(position, seat);
      if (options.length === 0 || position.gone[seat]) continue;
      const { entry } = yield* ask(position, { seat, phase: 'final-redeploy', options });
      const move = entry.type === 'redeploy' ? entry.pieces[0] : undefined;
      if (!move) continue;
      moveOut(position, seat, move);
      goOn.push(seat);
    }
    playing = goOn;
  }
}

function movesOutOfMarket(position: Position, seat: number): Decision[] {
  const mine = position.town.filter((piece) => piece.seat === seat && piece.quarter === 'market');
  const fields = survey(position).features.filter((feature) => feature.kind === 'field');
  return [...new Set(mine.map(({ piece }) => piece))].flatMap((piece) =>
    fields.map((field): Decision => {
      const to = segmentFrom(field.name);
      return { type: 'redeploy', pieces: [{ piece, quarter: 'market', to }] };
    }),
  );
}

/** Final scoring (R-END-3). The position is changed: scores, and farmers in barn fields go home (R-COUNT-16). */
export function scoreAtEnd(position: Position): Points[] {
  const entries: Points[] = [...scoreJoinedBarnFields(position)];
  const board = survey(position);
  entries.push(...board.features.flatMap((feature) => fairyPoints(position, feature)));
  entries.push(...incompleteFeatures(board, position), ...finalFields(board, position.seats, position.rules));
  entries.push(...goodsAtEnd(position), ...kingAndRobber(board, position));
  for (const { seat, points } of entries) position.scores[seat] = (position.scores[seat] ?? 0) + points;
  return entries;
}

/** R-COUNT-16. */
function scoreJoinedBarnFields(position: Position): Points[] {
  const board = survey(position);
  const fields = board.features.filter((f) => f.kind === 'field' && hasBarn(f) && hasFarmer(f));
  const entries = fields.flatMap((field) => [
    ...[...farmerShares(board, field, position.rules, 1)].map(([seat, points]) => ({
      seat,
      points,
      kind: 'field-barn-connected',
      feature: field.name,
    })),
    ...fairyPoints(position, field),
  ]);
  const home = new Set<BoardPiece>(fields.flatMap((field) => field.pieces));
  position.pieces = position.pieces.filter((piece) => piece.piece === 'barn' || !home.has(piece));
  return entries;
}

function incompleteFeatures(board: Board, position: Position): Points[] {
  return board.features
    .filter((feature) => feature.kind !== 'field' && !feature.complete)
    .flatMap((feature) =>
      [...featureShares(board, feature, position.rules)].map(([seat, points]) => ({
        seat,
        points,
        kind: `${feature.kind}-incomplete`,
        feature: feature.name,
      })),
    );
}

/** R-TB-4. */
function goodsAtEnd(position: Position): Points[] {
  return goodsNames.flatMap((good) => {
    const most = Math.max(...position.goods.map((store) => store[good]));
    return position.goods.flatMap((store, seat) =>
      most > 0 && store[good] === most
        ? [{ seat, points: 10, kind: `goods-${good}`, feature: undefined }]
        : [],
    );
  });
}

/** R-SCORE-14, R-SCORE-15. */
function kingAndRobber(board: Board, position: Position): Points[] {
  const complete = (kind: string) => board.features.filter((f) => f.kind === kind && f.complete).length;
  const town = position.tiles.some(({ tile }) => printed(tile).set === 'count') ? 1 : 0;
  const entries: Points[] = [];
  if (position.king !== undefined) {
    entries.push({ seat: position.king, points: complete('city') + town, kind: 'king', feature: undefined });
  }
  if (position.robber !== undefined) {
    entries.push({ seat: position.robber, points: complete('road'), kind: 'robber', feature: undefined });
  }
  return entries.filter(({ points }) => points > 0);
}
