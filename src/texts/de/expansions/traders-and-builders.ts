import type { ExpansionWords } from '../../expansion-words.ts';
import { count } from '../grammar.ts';

/** Traders & Builders, in German. */
export const tradersAndBuilders = {
  name: 'Händler & Baumeister',
  blurb: 'Waren aus Städten, ein Baumeister für einen zweiten Zug, ein Schwein für Bauern.',
  pieces: {
    builder: { name: 'Baumeister', one: 'den Baumeister' },
    pig: { name: 'Schwein', one: 'das Schwein' },
  },
  tokens: { wine: { name: 'Wein' }, grain: { name: 'Korn' }, cloth: { name: 'Tuch' } },
  marks: { wine: 'Wein', grain: 'Korn', cloth: 'Tuch' },
  events: {
    'turn-began': ({ part }, { name }) =>
      part > 1 ? `Der Baumeister bringt ${name} ein zweites Plättchen.` : '',
  },
  scores: {
    'goods-wine': 'den meisten Wein',
    'goods-grain': 'das meiste Korn',
    'goods-cloth': 'das meiste Tuch',
  },
  heads: { goods: 'Waren' },
  counted: {
    'most wine': () => 'der meiste Wein',
    'most grain': () => 'das meiste Korn',
    'most cloth': () => 'das meiste Tuch',
    bonus: (number) => count(number, 'Stadt mit dem Schwein', 'Städte mit dem Schwein'),
  },
  chatNames: ['Händler', 'Haendler', 'Baumeister'],
  chatTerms: { baumeister: 'builder', schwein: 'pig' },
} satisfies ExpansionWords;
