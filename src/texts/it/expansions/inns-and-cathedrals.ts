import type { ExpansionWords } from '../../expansion-words.ts';

/** Inns & Cathedrals, in Italian. */
export const innsAndCathedrals = {
  name: 'Locande e Cattedrali',
  blurb: 'Più punti agli audaci, niente agli sfortunati; un seguace grande.',
  pieces: { 'large-meeple': { name: 'seguace grande', one: 'il seguace grande' } },
  marks: { inn: 'locanda', cathedral: 'cattedrale' },
  because: {
    inn: 'una locanda: ogni tessera vale uno in più',
    cathedral: 'una cattedrale: ogni tessera e ogni stemma valgono uno in più',
  },
  chatNames: ['locande', 'cattedrali'],
  chatTerms: { grande: 'large-meeple' },
} satisfies ExpansionWords;
