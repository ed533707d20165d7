import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
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

/** The lesson on King & Robber, in Italian. */
export const kingLesson: Lessons['king'] = {
  title: 'Il Re e il Brigante',
  summary: 'La città più grande e la strada più lunga',
  steps: {
    king: {
      explanation: {
        largest:
          'Chi completa la città più grande fino a quel momento diventa re, finché qualcuno ne completa una ancora più grande.',
        anyone: 'Non importa di chi è la città; può anche essere vuota.',
      },
      task: 'Blu è re con una città di due tessere. Completa quella di tre, a sud.',
      reached: 'Viva il re: la figura passa a te.',
      missed: {
        elsewhere: 'Nessuna città di tre tessere è stata completata. Quella ancora aperta è a sud.',
      },
    },
    robber: {
      explanation: {
        longest: 'Allo stesso modo la strada completa più lunga dà il brigante a chi la completa.',
        points:
          'Alla fine il re porta un punto per ogni città completa in tavola, il brigante uno per ogni strada completa.',
      },
      task: 'Completa la strada nel mezzo.',
      reached: 'Ora anche il brigante è tuo. Tienili tutti e due fino alla fine.',
      missed: { elsewhere: 'La strada nel mezzo non è ancora completa: è aperta a est.' },
    },
  },
};
