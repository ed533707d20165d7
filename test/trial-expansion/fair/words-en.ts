import type { ExpansionWords } from '../../../src/texts/expansion-words.ts';
import { kindOf } from '../../../src/texts/names.ts';
import type { Words } from '../../../src/texts/words.ts';
import type { Cheer, Cheered, Cry } from './rules.ts';

/** The fair, in English. */
export const fair: ExpansionWords = {
  name: 'The Fair',
  blurb: 'Tents in the cities, jugglers and cheers.',
  pieces: {
    juggler: { name: 'juggler', one: 'a juggler' },
    crier: { name: 'crier', one: 'the crier' },
    fiddler: { name: 'fiddler', one: 'the fiddler' },
  },
  features: { booth: { name: 'booth', into: 'to the booth', role: 'stallholder' } },
  marks: { tent: 'tent' },
  phases: {
    cheer: {
      awaiting: 'cheer at the fair',
      question: 'cheer at the tent, or stay silent',
      declining: 'stay silent',
      skipped: 'nobody cheers',
    },
    cry: {
      awaiting: 'send the crier',
      question: 'put your crier on the tile, or keep the crier',
      declining: 'keep the crier',
      skipped: 'no crier comes',
    },
  },
  decisions: {
    cheer: {
      choice: ({ at }: Cheer) => ({ text: at === null ? 'stay silent' : `cheer at ${at.x},${at.y}` }),
      imperative: ({ at }: Cheer) => (at === null ? 'stay silent' : 'cheer'),
      sentence: ({ at }: Cheer, name: string) => (at === null ? `${name} stays silent.` : undefined),
    },
    cry: {
      choice: ({ on }: Cry, words: Words) => ({
        text: on === null ? 'keep the crier' : `the crier ${words.into(kindOf(on))}`,
      }),
      imperative: ({ on }: Cry, words: Words) =>
        on === null ? 'keep the crier' : `put the crier ${words.into(kindOf(on))}`,
      sentence: ({ on }: Cry, name: string) => (on === null ? `${name} keeps the crier.` : undefined),
    },
  } as object,
  members: {
    fiddle: {
      choice: (segment: string, words) => ({ text: `the fiddler ${words.into(kindOf(segment))}` }),
      piece: 'fiddler',
    },
  },
  events: {
    cheered: ({ feature }: Cheered, { name }: { name: string }) => `${name} cheers at ${feature}.`,
  } as object,
  scores: { cheer: 'a cheer', booth: 'a booth' },
  heads: { cheer: 'Cheers', booth: 'Booths' },
  refusals: {
    'no-tent': 'There is no tent.',
    'no-stand': 'The crier may not stand there.',
    'no-fiddling': 'The fiddler may not go there.',
  },
  chatNames: ['fair'],
};
