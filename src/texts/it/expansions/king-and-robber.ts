import type { ExpansionWords } from '../../expansion-words.ts';
import { count } from '../grammar.ts';

/** King & Robber, in Italian. */
export const kingAndRobber = {
  name: 'Il Re e il Brigante',
  blurb: 'Premi per la città più grande e la strada più lunga.',
  tokens: {
    king: {
      name: 'il re',
      counted: () => 'il re',
      taken: () => 'prende il re per la città più grande finora',
    },
    robber: {
      name: 'il brigante',
      counted: () => 'il brigante',
      taken: () => 'prende il brigante per la strada più lunga finora',
    },
  },
  scores: { king: 'il re', robber: 'il brigante' },
  heads: { king: 'Re', robber: 'Brigante' },
  counted: {
    'completed city': (number) => count(number, 'città completa', 'città complete'),
    'completed road': (number) => count(number, 'strada completa', 'strade complete'),
  },
  chatNames: ['re', 'brigante', 'barone'],
} satisfies ExpansionWords;
