import type { ExpansionWords } from '../../../src/texts/expansion-words.ts';
import { kindOf } from '../../../src/texts/names.ts';
import type { Words } from '../../../src/texts/words.ts';
import type { Cheer, Cheered, Cry } from './rules.ts';

/** The fair, in Italian. */
export const fair: ExpansionWords = {
  name: 'La Fiera',
  blurb: 'Tende nelle città, giocolieri e applausi.',
  pieces: {
    juggler: { name: 'giocoliere', one: 'un giocoliere' },
    crier: { name: 'banditore', one: 'il banditore' },
    fiddler: { name: 'violinista', one: 'il violinista' },
  },
  features: { booth: { name: 'bancarella', isFeminine: true, into: 'alla bancarella', role: 'mercante' } },
  marks: { tent: 'tenda' },
  phases: {
    cheer: {
      awaiting: 'applaudire alla fiera',
      question: 'applaudire alla tenda, o tacere',
      declining: 'tacere',
      skipped: 'nessuno applaude',
    },
    cry: {
      awaiting: 'mandare il banditore',
      question: 'mettere il banditore sulla tessera, o tenerlo',
      declining: 'tenere il banditore',
      skipped: 'nessun banditore viene',
    },
  },
  decisions: {
    cheer: {
      choice: ({ at }: Cheer) => ({ text: at === null ? 'tacere' : `applaudire a ${at.x},${at.y}` }),
      imperative: ({ at }: Cheer) => (at === null ? 'taci' : 'applaudi'),
      sentence: ({ at }: Cheer, name: string) => (at === null ? `${name} tace.` : undefined),
    },
    cry: {
      choice: ({ on }: Cry, words: Words) => ({
        text: on === null ? 'tenere il banditore' : `il banditore ${words.into(kindOf(on))}`,
      }),
      imperative: ({ on }: Cry, words: Words) =>
        on === null ? 'tieni il banditore' : `metti il banditore ${words.into(kindOf(on))}`,
      sentence: ({ on }: Cry, name: string) => (on === null ? `${name} tiene il banditore.` : undefined),
    },
  } as object,
  members: {
    fiddle: {
      choice: (segment: string, words) => ({ text: `il violinista ${words.into(kindOf(segment))}` }),
      piece: 'fiddler',
    },
  },
  events: {
    cheered: ({ feature }: Cheered, { name }: { name: string }) => `${name} applaude a ${feature}.`,
  } as object,
  scores: { cheer: 'un applauso', booth: 'una bancarella' },
  heads: { cheer: 'Applausi', booth: 'Bancarelle' },
  refusals: {
    'no-tent': 'Qui non c’è nessuna tenda.',
    'no-stand': 'Il banditore non può stare lì.',
    'no-fiddling': 'Il violinista non può andare lì.',
  },
  chatNames: ['fiera'],
  chatTerms: { applaudi: 'cheer', grida: 'cry', suona: 'fiddle', violinista: 'fiddler', banditore: 'crier' },
};
