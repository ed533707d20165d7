/** Wagons that go on after their feature was scored: phase 9. */

import { type Decision, segmentFrom, segmentText } from '../support/decision-text.ts';
import { type Board, type Feature, featureOf, isAbbey, neighbourOf, survey } from './board.ts';
import { type Position, roundFrom } from './position.ts';
import { type Asking, ask } from './question.ts';
import { printed } from './tile.ts';

/** Phase 9, R-WAGON-3..7. */
export function* moveWagons(position: Position, active: number, scored: Feature[]): Asking<void> {
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
