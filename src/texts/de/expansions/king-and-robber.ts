import type { ExpansionWords } from '../../expansion-words.ts';
import { count } from '../grammar.ts';

/** King & Robber, in German. */
export const kingAndRobber = {
  name: 'König und Raubritter',
  blurb: 'Preise für die größte Stadt und die längste Straße.',
  tokens: {
    king: {
      name: 'der König',
      counted: () => 'den König',
      taken: () => 'bekommt den König für die bisher größte Stadt',
    },
    robber: {
      name: 'der Raubritter',
      counted: () => 'den Raubritter',
      taken: () => 'bekommt den Raubritter für die bisher längste Straße',
    },
  },
  scores: { king: 'den König', robber: 'den Raubritter' },
  heads: { king: 'König', robber: 'Raubritter' },
  counted: {
    'completed city': (number) => count(number, 'fertige Stadt', 'fertige Städte'),
    'completed road': (number) => count(number, 'fertige Straße', 'fertige Straßen'),
  },
  chatNames: ['König', 'Koenig', 'Raubritter'],
} satisfies ExpansionWords;
