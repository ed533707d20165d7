import { nameOfFeature } from '../../core/board/features.ts';
import { GO_ON, type Phase, type PhaseOutcome } from '../../core/expansion.ts';
import { ownAddress } from '../../core/own.ts';
import { add, type Position, report } from '../../core/position.ts';
import { factsOfFeature, marksOf } from '../../core/scoring/feature-facts.ts';
import { agendaOf, pay } from '../../core/scoring/settle.ts';
import { COMPLETED } from '../../core/turn.ts';

/** The three kinds of goods, as printed on the tiles (R-TB-1). */
export const GOODS = ['wine', 'grain', 'cloth'] as const;

/** Points for the most tokens of a kind (R-TB-4). */
const MOST_TOKENS = 10;

/** Tokens of each kind that a seat holds, in the order of GOODS. */
export function goodsOf(position: Position, seat: number): number[] {
  const address = ownAddress(position, 'traders-and-builders.goods') + seat * GOODS.length;
  return [...position.memory.subarray(address, address + GOODS.length)];
}

/** The active seat takes a token for every symbol in the cities that its tile completed (R-TB-3). */
export const goodsPhase: Phase = {
  name: 'goods',
  slot: 'award',
  run(position): PhaseOutcome {
    for (const { feature, reason } of agendaOf(position))
      if (reason === COMPLETED) takeGoods(position, feature);
    return GO_ON;
  },
};

function takeGoods(position: Position, feature: number): void {
  const seat = position.memory[position.at.turnSeat];
  const facts = factsOfFeature(position, feature);
  for (const [kind, what] of GOODS.entries()) {
    const number = marksOf(facts, what);
    if (number === 0) continue;
    add(position, ownAddress(position, 'traders-and-builders.goods') + seat * GOODS.length + kind, number);
    report(position, { type: 'taken', seat, what, number, from: nameOfFeature(position, feature) });
  }
}

/** Ten points for the most tokens of each kind, all tied seats in full; none for no token (R-TB-4). */
export function scoreGoods(position: Position): void {
  const seats = Array.from({ length: position.at.seats }, (_, seat) => seat);
  for (const [kind, what] of GOODS.entries()) {
    const tokens = seats.map((seat) => goodsOf(position, seat)[kind] ?? 0);
    const most = Math.max(...tokens);
    if (most === 0) continue;
    for (const seat of seats.filter((each) => tokens[each] === most)) {
      const lines = [{ of: `most ${what}`, count: 1, each: MOST_TOKENS }];
      pay(position, seat, MOST_TOKENS, `goods-${what}`, undefined, { lines, because: [] });
    }
  }
}
