import type { Expansion } from '../../core/expansion.ts';
import { builder, callSecondPart } from './builder.ts';
import { GOODS, goodsPhase, goodsView, goodsViewSchema, scoreGoods, tokens } from './goods.ts';
import { pig, pigBonus } from './pig.ts';
import { TILES } from './tiles.ts';

/** Traders & Builders: 24 tiles with goods, the builder and the pig. */
export const tradersAndBuilders = {
  id: 'traders-and-builders',
  marks: GOODS,
  tiles: { set: 'traders', table: TILES },
  viewSchema: goodsViewSchema,
  hooks: {
    pieces: [builder, pig],
    state: [tokens],
    phases: [goodsPhase],
    onTilePlaced: callSecondPart,
    fieldBonus: pigBonus,
    finalScore: scoreGoods,
    view: goodsView,
  },
  supportsSixPlayers: true,
} as const satisfies Expansion;
