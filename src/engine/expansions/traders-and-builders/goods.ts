import { z } from 'zod';
import type { Phase } from '../../core/expansion.ts';
import { nameOfFeature } from '../../core/position/places.ts';
import { type Position, report } from '../../core/position/position.ts';
import { activeSeat, seatsOf } from '../../core/position/seats.ts';
import { rowPerSeat } from '../../core/position/state.ts';
import { completedOnAgenda } from '../../core/scoring/agenda.ts';
import { factsOfFeature, marksOf } from '../../core/scoring/feature-facts.ts';
import { pay } from '../../core/scoring/pay.ts';

/** The three kinds of goods, as printed on the tiles (R-TB-1). */
export const GOODS = ['wine', 'grain', 'cloth'] as const;

/** Points for the most tokens of a kind (R-TB-4). */
const MAX_TOKENS = 10;

/** Tokens of each kind that a seat holds, in the order of GOODS. */
export const tokens = rowPerSeat('goods', GOODS.length);

/** The active seat takes a token for every symbol in the cities that its tile completed (R-TB-3). */
export const goodsPhase: Phase = {
  name: 'goods',
  slot: 'award',
  run(position) {
    for (const feature of completedOnAgenda(position)) takeGoods(position, feature);
    return 'done';
  },
};

function takeGoods(position: Position, feature: number): void {
  const seat = activeSeat(position);
  const facts = factsOfFeature(position, feature);
  if (facts.marks.size === 0) return;
  for (const [kind, what] of GOODS.entries()) {
    const number = marksOf(facts, what);
    if (number === 0) continue;
    tokens.add(position, seat, kind, number);
    report(position, { type: 'taken', seat, what, number, from: nameOfFeature(position, feature) });
  }
}

/** Ten points for the most tokens of each kind, all tied seats in full; none for no token (R-TB-4). */
export function scoreGoods(position: Position): void {
  const seats = seatsOf(position);
  for (const [kind, what] of GOODS.entries()) {
    const most = Math.max(...seats.map((seat) => tokens.get(position, seat, kind)));
    if (most === 0) continue;
    const lines = [{ of: `most ${what}`, count: 1, each: MAX_TOKENS }];
    for (const seat of seats.filter((each) => tokens.get(position, each, kind) === most)) {
      const explanation = { lines, because: [] };
      pay(position, { seat, points: MAX_TOKENS, kind: `goods-${what}`, explanation });
    }
  }
}

const tokenCount = z.int().min(0);

/** See `goodsView`. */
export const goodsViewSchema = z
  .object({
    goods: z
      .array(z.object({ wine: tokenCount, grain: tokenCount, cloth: tokenCount }))
      .max(6)
      .describe('Tokens of each seat.'),
  })
  .meta({ id: 'TradersAndBuildersView', description: 'The goods that the seats have taken.' });

/** Tokens of every seat by their kind. */
export function goodsView(position: Position): z.infer<typeof goodsViewSchema> {
  const goods = seatsOf(position).map((seat) => {
    const [wine = 0, grain = 0, cloth = 0] = GOODS.map((_, kind) => tokens.get(position, seat, kind));
    return { wine, grain, cloth };
  });
  return { goods };
}
