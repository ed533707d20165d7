import type { ExpansionWords } from '../../../src/texts/expansion-words.ts';
import { kindOf } from '../../../src/texts/names.ts';
import type { Words } from '../../../src/texts/words.ts';
import type { Cheer, Cheered, Cry } from './rules.ts';

/** The fair, in German. */
export const fair: ExpansionWords = {
  name: 'Der Jahrmarkt',
  blurb: 'Zelte in Städten, Gaukler und Applaus.',
  pieces: {
    juggler: { name: 'Gaukler', one: 'einen Gaukler' },
    crier: { name: 'Ausrufer', one: 'den Ausrufer' },
    fiddler: { name: 'Geiger', one: 'den Geiger' },
  },
  features: { booth: { name: 'Bude', isFeminine: true, into: 'an die Bude', role: 'Krämer' } },
  marks: { tent: 'Zelt' },
  phases: {
    cheer: {
      awaiting: 'auf dem Jahrmarkt klatschen',
      question: 'klatsch dem Zelt Beifall oder schweig',
      declining: 'schweig',
      skipped: 'niemand klatscht',
    },
    cry: {
      awaiting: 'den Ausrufer schicken',
      question: 'stell den Ausrufer auf das Plättchen oder behalt ihn',
      declining: 'behalt den Ausrufer',
      skipped: 'kein Ausrufer kommt',
    },
  },
  decisions: {
    cheer: {
      choice: ({ at }: Cheer) => ({ text: at === null ? 'schweig' : `klatsch auf ${at.x},${at.y}` }),
      imperative: ({ at }: Cheer) => (at === null ? 'schweig' : 'klatsch'),
      sentence: ({ at }: Cheer, name: string) => (at === null ? `${name} schweigt.` : undefined),
    },
    cry: {
      choice: ({ on }: Cry, words: Words) => ({
        text: on === null ? 'behalt den Ausrufer' : `den Ausrufer ${words.into(kindOf(on))}`,
      }),
      imperative: ({ on }: Cry, words: Words) =>
        on === null ? 'behalt den Ausrufer' : `stell den Ausrufer ${words.into(kindOf(on))}`,
      sentence: ({ on }: Cry, name: string) => (on === null ? `${name} behält den Ausrufer.` : undefined),
    },
  } as object,
  members: {
    fiddle: {
      choice: (segment: string, words) => ({ text: `den Geiger ${words.into(kindOf(segment))}` }),
      piece: 'fiddler',
    },
  },
  events: {
    cheered: ({ feature }: Cheered, { name }: { name: string }) => `${name} klatscht bei ${feature}.`,
  } as object,
  scores: { cheer: 'Beifall', booth: 'eine Bude' },
  heads: { cheer: 'Beifall', booth: 'Buden' },
  refusals: {
    'no-tent': 'Hier steht kein Zelt.',
    'no-stand': 'Dort darf der Ausrufer nicht stehen.',
    'no-fiddling': 'Dort darf der Geiger nicht stehen.',
  },
  chatNames: ['Jahrmarkt'],
  chatTerms: { klatsch: 'cheer', ruf: 'cry', geig: 'fiddle', geiger: 'fiddler' },
};
