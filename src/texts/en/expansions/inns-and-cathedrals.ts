import type { ExpansionWords } from '../../expansion-words.ts';

/** Inns & Cathedrals, in English. */
export const innsAndCathedrals = {
  name: 'Inns & Cathedrals',
  blurb: 'More points for the bold, nothing for the unlucky; a big meeple.',
  pieces: { 'large-meeple': { name: 'big meeple', one: 'the big meeple' } },
  marks: { inn: 'inn', cathedral: 'cathedral' },
  because: {
    inn: 'an inn: each tile counts one more',
    cathedral: 'a cathedral: each tile and shield counts one more',
  },
  chatNames: ['inns', 'cathedrals'],
  chatTerms: { large: 'large-meeple', big: 'large-meeple' },
} satisfies ExpansionWords;
