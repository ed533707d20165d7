import type { ExpansionWords } from '../../expansion-words.ts';

/** The River, in Italian. */
export const river = {
  name: 'Il Fiume',
  blurb: 'Un fiume che si piazza per primo.',
  features: { river: { name: 'fiume' } },
  refusals: { 'river-course': 'Il fiume deve continuare, e non può fare due curve dalla stessa parte.' },
  chatNames: ['fiume'],
} satisfies ExpansionWords;
