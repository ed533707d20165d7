import type { ExpansionWords } from '../../../src/texts/expansion-words.ts';
import type { Cheer, Cheered } from './rules.ts';

/** The fair, in Italian. */
export const fair: ExpansionWords = {
  name: 'La Fiera',
  blurb: 'Tende nelle città, giocolieri e applausi.',
  pieces: { juggler: { name: 'giocoliere', one: 'un giocoliere' } },
  marks: { tent: 'tenda' },
  phases: {
    cheer: {
      awaiting: 'applaudire alla fiera',
      question: 'applaudire alla tenda, o tacere',
      declining: 'tacere',
      skipped: 'nessuno applaude',
    },
  },
  decisions: {
    cheer: {
      choice: ({ at }: Cheer) => ({ text: at === null ? 'tacere' : `applaudire a ${at.x},${at.y}` }),
      sentence: ({ at }: Cheer, name: string) => (at === null ? `${name} tace.` : undefined),
    },
  } as object,
  events: {
    cheered: ({ feature }: Cheered, { name }: { name: string }) => `${name} applaude a ${feature}.`,
  } as object,
  scores: { cheer: 'un applauso' },
  heads: { cheer: 'Applausi' },
  refusals: { 'no-tent': 'Qui non c’è nessuna tenda.' },
  chatNames: ['fiera'],
  chatTerms: { applaudi: 'cheer' },
};
