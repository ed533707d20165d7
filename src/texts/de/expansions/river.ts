import type { ExpansionWords } from '../../expansion-words.ts';

/** The River, in German. */
export const river = {
  name: 'Der Fluss',
  blurb: 'Ein Fluss, der zuerst gelegt wird.',
  features: { river: { name: 'Fluss' } },
  refusals: {
    'river-course': 'Der Fluss muss weitergehen und darf nicht zweimal zur selben Seite abbiegen.',
  },
  chatNames: ['Fluss'],
} satisfies ExpansionWords;
