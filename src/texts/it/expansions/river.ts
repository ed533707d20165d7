import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';

/** The River, in Italian. */
export const river = {
  name: 'Il Fiume',
  blurb: 'Un fiume che si piazza per primo.',
  features: { river: { name: 'fiume' } },
  refusals: { 'river-course': 'Il fiume deve continuare, e non può fare due curve dalla stessa parte.' },
  chatNames: ['fiume'],
} satisfies ExpansionWords;

/** The lesson on The River, in Italian. */
export const riverLesson: Lessons['river'] = {
  title: 'Il Fiume',
  summary: 'Un inizio con più spazio',
  steps: {
    bend: {
      explanation: {
        water: 'La partita comincia dalla sorgente. Ogni tessera del fiume prolunga l’acqua.',
        turns:
          'Il fiume non può tornare su sé stesso: non fa mai due curve di seguito nella stessa direzione.',
      },
      task: 'Hai pescato una curva. Fai scorrere il fiume verso sud.',
      reached: 'Il fiume scorre verso sud. Blu lo ha prolungato.',
      missed: { north: 'Così il fiume va verso nord. Ruota la tessera finché l’acqua esce in basso.' },
    },
    monk: {
      explanation: {
        water:
          'Sull’acqua non sta nessuno, ma campi, strade, città e monasteri lungo il fiume sono come tutti gli altri.',
        lake: 'Il lago è l’ultima tessera del fiume. Dopo si pescano le altre.',
      },
      task: 'Questa tessera del fiume ha un monastero. Mettici un monaco.',
      reached:
        'Il tuo monaco ha la vista sul fiume. Blu ha piazzato il lago e la partita continua come sempre.',
      missed: {
        unclaimed: 'Il monastero è ancora vuoto. Approfittane prima che ci pensi qualcun altro.',
        elsewhere: 'Il tuo seguace potrebbe anche stare lì, ma stavolta ci serve il monastero.',
      },
    },
  },
};
