import type { ExpansionWords } from '../../expansion-words.ts';
import { count } from '../grammar.ts';

/** Traders & Builders, in English. */
export const tradersAndBuilders = {
  name: 'Traders & Builders',
  blurb: 'Goods from cities, a builder for a second turn, a pig for farmers.',
  pieces: {
    builder: { name: 'builder', one: 'the builder' },
    pig: { name: 'pig', one: 'the pig' },
  },
  tokens: { wine: { name: 'wine' }, grain: { name: 'grain' }, cloth: { name: 'cloth' } },
  marks: { wine: 'wine', grain: 'grain', cloth: 'cloth' },
  events: {
    'turn-began': ({ part }, { name }) => (part > 1 ? `The builder gives ${name} a second tile.` : ''),
  },
  scores: {
    'goods-wine': 'the most wine',
    'goods-grain': 'the most grain',
    'goods-cloth': 'the most cloth',
  },
  heads: { goods: 'Goods' },
  counted: {
    'most wine': () => 'the most wine',
    'most grain': () => 'the most grain',
    'most cloth': () => 'the most cloth',
    bonus: (number) => count(number, 'city with the pig', 'cities with the pig'),
  },
  chatNames: ['traders', 'builders'],
} satisfies ExpansionWords;
