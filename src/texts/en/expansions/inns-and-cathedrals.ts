import type { ExpansionWords } from '../../expansion-words.ts';

/** Inns & Cathedrals, in English. */
export const innsAndCathedrals = {
  name: 'Inns & Cathedrals',
  blurb: 'More points for the bold, nothing for the unlucky; a large follower.',
  pieces: { 'large-meeple': { name: 'large follower', one: 'the large follower' } },
  marks: { inn: 'inn', cathedral: 'cathedral' },
  because: {
    inn: 'an inn: each tile counts one more',
    cathedral: 'a cathedral: each tile and shield counts one more',
  },
  chatNames: ['inns', 'cathedrals'],
  chatTerms: { large: 'large-meeple' },
} satisfies ExpansionWords;
