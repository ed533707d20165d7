import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';
import type { Phase } from '../../core/expansion.ts';
import { allFeatures, isComplete, kindOfFeature } from '../../core/position/features.ts';
import { NONE, type Position, report } from '../../core/position/position.ts';
import { activeSeat } from '../../core/position/seats.ts';
import { type GameState, perGame } from '../../core/position/state.ts';
import { completedOnAgenda } from '../../core/scoring/agenda.ts';
import { factsOfFeature } from '../../core/scoring/feature-facts.ts';
import { citiesThatAreNoFeatures } from '../../core/scoring/fields.ts';
import { pay } from '../../core/scoring/pay.ts';

/** A figure that passes to the seat that completes the largest feature of its kind (R-KING-2, R-KING-3). */
interface Award {
  readonly figure: 'king' | 'robber';
  readonly kind: string;
  /** The seat that holds it, or NONE: nobody at the start (R-SETUP-9). */
  readonly holder: GameState;
  /** Tiles of the largest feature so far. */
  readonly record: GameState;
}

const KING: Award = {
  figure: 'king',
  kind: 'city',
  holder: perGame('holder of the king', NONE),
  record: perGame('largest city'),
};
const ROBBER: Award = {
  figure: 'robber',
  kind: 'road',
  holder: perGame('holder of the robber', NONE),
  record: perGame('longest road'),
};
const AWARDS = [KING, ROBBER];

/** State of the figures. */
export const awardState = AWARDS.flatMap(({ holder, record }) => [holder, record]);

/** Gives king and robber to the active seat for the largest that it completed in this part (R-KING-1..5). */
export const awardPhase: Phase = {
  name: 'award-king-and-robber',
  slot: 'award',
  run(position) {
    const completed = completedOnAgenda(position);
    if (completed.length > 0) for (const award of AWARDS) giveAward(position, award, completed);
    return 'done';
  },
};

function giveAward(position: Position, award: Award, completed: readonly number[]): void {
  const { figure, kind, holder, record } = award;
  let largest = 0;
  for (const feature of completed) {
    if (kindOfFeature(position, feature).name !== kind) continue;
    largest = Math.max(largest, factsOfFeature(position, feature).tiles);
  }
  if (largest <= record.get(position)) return;
  record.set(position, largest);
  holder.set(position, activeSeat(position));
  report(position, { type: 'taken', seat: activeSeat(position), what: figure, number: 1 });
}

/** Completed features of the kind, no matter who scored them; a city that is no feature counts too (R-KING-4). */
function completedOf(position: Position, { kind }: Award): number {
  const features = allFeatures(position).filter(
    (feature) => kindOfFeature(position, feature).name === kind && isComplete(position, feature),
  );
  return features.length + (kind === KING.kind ? citiesThatAreNoFeatures(position).length : 0);
}

/** One point per completed city or road on the board (R-SCORE-14, R-SCORE-15). */
export function scoreAwards(position: Position): void {
  for (const award of AWARDS) {
    const seat = award.holder.get(position);
    if (seat === NONE) continue;
    const count = completedOf(position, award);
    const lines = [{ of: `completed ${award.kind}`, count, each: 1 }];
    pay(position, { seat, points: count, kind: award.figure, explanation: { lines, because: [] } });
  }
}

/** See `holdersOf`. */
export const awardViewSchema = z.object({ king: seatSchema.nullable(), robber: seatSchema.nullable() }).meta({
  id: 'KingAndRobberView',
  description: 'The seats that hold king and robber; null if no seat does.',
});

/** The seats that hold king and robber. */
export function holdersOf(position: Position): z.infer<typeof awardViewSchema> {
  const seatWith = ({ holder }: Award) => (holder.get(position) === NONE ? null : holder.get(position));
  return { king: seatWith(KING), robber: seatWith(ROBBER) };
}
