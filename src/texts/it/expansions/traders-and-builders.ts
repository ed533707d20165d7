import type { ExpansionWords } from '../../expansion-words.ts';

/** Traders & Builders, in Italian. */
export const tradersAndBuilders = {
  name: 'Mercanti e Costruttori',
  blurb: 'Merci dalle città, un costruttore per un secondo turno, un maiale per i contadini.',
  pieces: {
    builder: { name: 'costruttore', one: 'il costruttore' },
    pig: { name: 'maiale', one: 'il maiale' },
  },
  tokens: { wine: { name: 'vino' }, grain: { name: 'grano' }, cloth: { name: 'tessuto' } },
  marks: { wine: 'vino', grain: 'grano', cloth: 'tessuto' },
  events: {
    'turn-began': ({ part }, { name }) =>
      part > 1 ? `Il costruttore dà a ${name} una seconda tessera.` : '',
  },
  scores: {
    'goods-wine': 'la maggioranza di vino',
    'goods-grain': 'la maggioranza di grano',
    'goods-cloth': 'la maggioranza di tessuto',
  },
  heads: { goods: 'Merci' },
  counted: {
    'most wine': () => 'la maggioranza di vino',
    'most grain': () => 'la maggioranza di grano',
    'most cloth': () => 'la maggioranza di tessuto',
    bonus: (number) => `${number} città con il maiale`,
  },
  chatNames: ['mercanti', 'costruttori'],
  chatTerms: { costruttore: 'builder', maiale: 'pig', maialino: 'pig' },
} satisfies ExpansionWords;
