import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
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

/** The lesson on King & Robber, in German. */
export const kingLesson: Lessons['king'] = {
  title: 'König und Raubritter',
  summary: 'Die größte Stadt und die längste Straße',
  steps: {
    king: {
      explanation: {
        largest:
          'Wer die bisher größte Stadt fertig macht, wird König, bis jemand eine größere fertig macht.',
        anyone: 'Dabei ist egal, wer in der Stadt steht; sie darf sogar leer sein.',
      },
      task: 'Blau ist König mit einer Stadt aus zwei Plättchen. Mach die Stadt aus dreien im Süden fertig.',
      reached: 'Es lebe der König: Die Figur gehört dir.',
      missed: {
        elsewhere: 'Noch ist keine Stadt aus drei Plättchen fertig. Die offene liegt im Süden.',
      },
    },
    robber: {
      explanation: {
        longest: 'Genauso macht die längste fertige Straße ihren Erbauer zum Raubritter.',
        points:
          'Am Ende bringt der König einen Punkt für jede fertige Stadt auf dem Brett, der Raubritter einen für jede fertige Straße.',
      },
      task: 'Mach die Straße in der Mitte fertig.',
      reached: 'Jetzt gehört dir auch der Raubritter. Behalt beide bis zum Ende.',
      missed: {
        elsewhere: 'Die Straße in der Mitte ist noch nicht fertig: Ihr Ostende ist offen.',
      },
    },
  },
};
