import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';

/** Traders & Builders, in Italian. */
export const tradersAndBuilders = {
  name: 'Mercanti e Costruttori',
  blurb: 'Merci dalle città, un costruttore per un secondo turno, un maiale per i contadini.',
  pieces: {
    builder: { name: 'costruttore', one: 'il costruttore' },
    pig: { name: 'maiale', one: 'il maiale' },
  },
  tokens: { wine: { name: 'vino' }, grain: { name: 'grano' }, cloth: { name: 'tessuto' } },
  marks: { wine: 'vino', grain: 'grano', cloth: 'tessuto' },
  events: {
    'turn-began': ({ part }, { name }) =>
      part > 1 ? `Il costruttore dà a ${name} una seconda tessera.` : '',
  },
  scores: {
    'goods-wine': 'la maggioranza di vino',
    'goods-grain': 'la maggioranza di grano',
    'goods-cloth': 'la maggioranza di tessuto',
  },
  heads: { goods: 'Merci' },
  counted: {
    'most wine': () => 'la maggioranza di vino',
    'most grain': () => 'la maggioranza di grano',
    'most cloth': () => 'la maggioranza di tessuto',
    bonus: (number) => `${number} città con il maiale`,
  },
  chatNames: ['mercanti', 'costruttori'],
  chatTerms: { costruttore: 'builder', maiale: 'pig', maialino: 'pig' },
} satisfies ExpansionWords;

/** The lesson on Traders & Builders, in Italian. */
export const tradersLesson: Lessons['traders'] = {
  title: 'Mercanti e Costruttori',
  summary: 'Due tessere in un turno, e merci per chi finisce',
  steps: {
    builder: {
      explanation: {
        joins:
          'Il costruttore raggiunge un tuo seguace su una strada o in una città, su una tessera che la prolunga.',
        extends:
          'Da quel momento, ogni volta che prolunghi quella strada o quella città giochi subito una seconda tessera.',
      },
      task: 'Prolunga la tua strada e mettici il costruttore.',
      reached: 'Il costruttore è al lavoro.',
      missed: {
        elsewhere: 'La tua strada non è cresciuta, quindi il costruttore non può andarci. È aperta a est.',
        'no-builder': 'La strada è cresciuta. Adesso mettici proprio il costruttore.',
      },
    },
    extend: {
      explanation: {
        second: 'La seconda tessera può andare dovunque, e su ognuna delle due puoi mettere un pezzo.',
        once: 'In un turno non ci sono mai più di due tessere.',
      },
      task: 'Prolunga ancora la tua strada.',
      reached: 'Tocca ancora a te: ecco la seconda tessera.',
      missed: { elsewhere: 'Il costruttore aiuta solo quando cresce la sua strada. Continua a est.' },
    },
    goods: {
      explanation: {
        taken:
          'Chi completa una città ne prende le merci: vino, grano o tessuto. Non serve che la città sia sua.',
        majority: 'Alla fine chi ha più di una merce riceve dieci punti.',
        pig: 'Il maiale raggiunge un tuo contadino: ogni città del suo campo vale un punto in più.',
      },
      task: 'Nella città di Blu, a nord, c’è una botte di vino. Completala.',
      reached: 'A Blu i punti, a te il vino. Alla fine può valere dieci punti.',
      missed: { open: 'La città del vino è ancora aperta, e potrebbe completarla qualcun altro.' },
    },
  },
};
