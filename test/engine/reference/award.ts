/** Goods, king and robber after a part: phase 7. */
import type { Board, Feature } from './board.ts';
import { goodsNames, type Position } from './position.ts';
import type { Token } from './report.ts';

/** Phase 7: goods (R-TB-3), king and robber (R-KING-2, R-KING-3, R-KING-5). */
export function award(position: Position, seat: number, before: Board, completed: Feature[]): Token[] {
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
