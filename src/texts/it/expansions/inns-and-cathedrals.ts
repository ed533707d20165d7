import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';

/** Inns & Cathedrals, in Italian. */
export const innsAndCathedrals = {
  name: 'Locande e Cattedrali',
  blurb: 'Più punti agli audaci, niente agli sfortunati; un seguace grande.',
  pieces: { 'large-meeple': { name: 'seguace grande', one: 'il seguace grande' } },
  marks: { inn: 'locanda', cathedral: 'cattedrale' },
  because: {
    inn: 'una locanda: ogni tessera vale uno in più',
    cathedral: 'una cattedrale: ogni tessera e ogni stemma valgono uno in più',
  },
  chatNames: ['locande', 'cattedrali'],
  chatTerms: { grande: 'large-meeple' },
} satisfies ExpansionWords;

/** The lesson on Inns & Cathedrals, in Italian. */
export const innsLesson: Lessons['inns'] = {
  title: 'Locande e Cattedrali',
  summary: 'Si rischia di più, con un seguace più grande',
  steps: {
    inn: {
      explanation: {
        double: 'Una strada con una locanda vale due punti per tessera se è completa,',
        nothing: 'e niente del tutto se alla fine è incompleta.',
      },
      task: 'Il tuo brigante sta su una strada con una locanda. Completala.',
      reached: 'Quattro tessere, due punti ciascuna, grazie alla locanda.',
      missed: {
        open: 'A est la strada con la locanda è ancora aperta. Alla fine della partita non varrebbe niente.',
        'large-used':
          'Così la strada è completa. Ma tieni il seguace grande per il prossimo passo: qui basta uno piccolo, o nessuno.',
      },
    },
    large: {
      explanation: {
        two: 'Il tuo seguace grande conta per due.',
        majority:
          'In una città già presa non può entrare nessuno. Ma due città possono unirsi: allora i punti vanno a chi ha più seguaci.',
      },
      task: 'Il cavaliere di Blu guarda a ovest, oltre il varco. Comincia una città di fronte, a ovest del varco, con il tuo seguace grande.',
      reached: 'Due città, e un varco in mezzo.',
      missed: {
        elsewhere:
          'Da lì la tua città non può incontrare quella di Blu. Piazza la tessera a ovest del varco, con la città rivolta verso la sua.',
        unclaimed: 'Il posto è giusto, ma senza un cavaliere in quella città non ne ricavi niente.',
        meeple: 'Uno contro uno sarebbe pari, e i punti li avrebbe anche Blu. Prendi il seguace grande.',
      },
    },
    join: {
      explanation: {
        joined: 'Non importa chi completa una città, ma solo chi vi è più forte.',
        cathedral:
          'Una cattedrale porta tre punti per ogni tessera e stemma di una città completa, e niente se è incompleta.',
      },
      task: 'Con questa tessera unisci le due città e quella a sud.',
      reached: 'Due contro uno: tutti i punti sono tuoi, Blu resta a mani vuote.',
      missed: {
        apart:
          'Le città sono ancora divise. La tessera entra nel varco che le separa, ruotata di mezzo giro.',
      },
    },
  },
};
