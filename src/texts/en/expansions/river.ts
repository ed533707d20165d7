import type { ExpansionWords } from '../../expansion-words.ts';

/** The River, in English. */
export const river = {
  name: 'The River',
  blurb: 'A river that is laid first.',
  features: { river: { name: 'river' } },
  chatNames: ['river'],
} satisfies ExpansionWords;
