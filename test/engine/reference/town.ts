/** The town: followers that leave it before scoring (phase 5) and enter it afterwards (phase 10). */

import { type Decision, type Move, segmentFrom } from '../support/decision-text.ts';
import type { Feature } from './board.ts';
import { isFollower, type Position, type Quarter, quarters, roundFromLeftOf, supplyOf } from './position.ts';
import { type Asking, ask } from './question.ts';
import type { Points } from './report.ts';

const quarterOf: Record<string, Quarter> = {
  city: 'castle',
  road: 'blacksmith',
  monastery: 'cathedral',
  field: 'market',
};

/** Phase 5, R-COUNT-9..14. */
export function* redeploy(position: Position, active: number, scoring: Feature[]): Asking<void> {
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

/** Phase 10, R-COUNT-3..6. */
export function* enterTown(position: Position, seat: number, points: Points[]): Asking<void> {
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
