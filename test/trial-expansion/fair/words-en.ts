import type { ExpansionWords } from '../../../src/texts/expansion-words.ts';
import type { Cheer, Cheered } from './rules.ts';

/** The fair, in English. */
export const fair: ExpansionWords = {
  name: 'The Fair',
  blurb: 'Tents in the cities, jugglers and cheers.',
  pieces: { juggler: { name: 'juggler', one: 'a juggler' } },
  marks: { tent: 'tent' },
  phases: {
    cheer: {
      awaiting: 'cheer at the fair',
      question: 'cheer at the tent, or stay silent',
      declining: 'stay silent',
      skipped: 'nobody cheers',
    },
  },
  decisions: {
    cheer: {
      choice: ({ at }: Cheer) => ({ text: at === null ? 'stay silent' : `cheer at ${at.x},${at.y}` }),
      sentence: ({ at }: Cheer, name: string) => (at === null ? `${name} stays silent.` : undefined),
    },
  } as object,
  events: {
    cheered: ({ feature }: Cheered, { name }: { name: string }) => `${name} cheers at ${feature}.`,
  } as object,
  scores: { cheer: 'a cheer' },
  heads: { cheer: 'Cheers' },
  refusals: { 'no-tent': 'There is no tent.' },
  chatNames: ['fair'],
};
