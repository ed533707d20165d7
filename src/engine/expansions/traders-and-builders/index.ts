import type { Expansion } from '../../core/expansion.ts';
import { builder, callSecondPart } from './builder.ts';
import { GOODS, goodsOf, goodsPhase, scoreGoods } from './goods.ts';
import { pig, pigBonus } from './pig.ts';
import { TILES } from './tiles.ts';

/** Traders & Builders: 24 tiles with goods, the builder and the pig. */
export const tradersAndBuilders = {
  id: 'traders-and-builders',
  tiles: { set: 'traders', table: TILES },
  hooks: {
    pieces: [builder, pig],
    own: (seats) => ({ goods: seats * GOODS.length }),
    phases: [goodsPhase],
    onTilePlaced: callSecondPart,
    fieldBonus: pigBonus,
    finalScore: scoreGoods,
    view(position) {
      const goods = Array.from({ length: position.at.seats }, (_, seat) =>
        Object.fromEntries(goodsOf(position, seat).map((tokens, kind) => [GOODS[kind], tokens])),
      );
      return { goods };
    },
  },
  seatsSix: true,
} as const satisfies Expansion;
