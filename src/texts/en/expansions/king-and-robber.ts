import type { ExpansionWords } from '../../expansion-words.ts';
import { count } from '../grammar.ts';

/** King & Robber, in English. */
export const kingAndRobber = {
  name: 'King & Robber',
  blurb: 'Prizes for the largest city and the longest road.',
  tokens: {
    king: {
      name: 'the king',
      counted: () => 'the king',
      taken: () => 'takes the king for the largest city so far',
    },
    robber: {
      name: 'the robber baron',
      counted: () => 'the robber baron',
      taken: () => 'takes the robber baron for the longest road so far',
    },
  },
  scores: { king: 'the king', robber: 'the robber baron' },
  heads: { king: 'King', robber: 'Robber baron' },
  counted: {
    'completed city': (number) => count(number, 'completed city', 'completed cities'),
    'completed road': (number) => count(number, 'completed road'),
  },
  chatNames: ['king', 'robber'],
} satisfies ExpansionWords;
