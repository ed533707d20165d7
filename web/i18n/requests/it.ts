import { game } from '../../../src/texts/it/game.ts';
import { requests as shared } from '../../../src/texts/it/requests.ts';
import type { requests as english } from './en.ts';

const { and } = game;

/** The texts of what players request of each other, in Italian. */
export const requests: typeof english = {
  ...shared,
  title: 'Richiesta',
  menu: 'Altro…',
  kindName: {
    undo: () => 'Annullare la mia ultima mossa',
    pause: () => 'Una pausa',
    resume: () => 'Riprendere la partita',
    'more-time': (name) => (name === undefined ? 'Più tempo' : `Più tempo per ${name}`),
    robot: (name) =>
      name === undefined ? 'Un robot che continui al mio posto' : `Un robot al posto di ${name}`,
    end: () => 'Chiudere la partita senza risultato',
  },
  explained: {
    undo: 'La partita torna a prima della tua ultima mossa. Entrambe restano tra le mosse.',
    pause:
      'Il tempo si ferma: niente scadenze né promemoria, per 30 giorni al massimo. Si può comunque giocare, e riprendere quando siete tutti d’accordo.',
    resume: 'Il tempo riparte. A chi tocca resta il tempo che aveva.',
    'more-time': 'Ancora una volta il tempo che questo tavolo dà per una mossa.',
    robot: 'Il robot gioca finché il giocatore non torna. Basta una sua mossa per riprendere il posto.',
    end: 'La partita finisce per tutti, nessuno vince e non conta in nessuna statistica.',
  },
  needsAll: 'Tutti gli altri devono accettare entro tre giorni.',
  unlessDeclined: 'Succede quando siete tutti d’accordo, o dopo tre giorni se nessuno rifiuta.',
  atOnce: 'Non serve il consenso di nessuno, quindi succede subito.',
  send: 'Invia la richiesta',
  doIt: 'Conferma',
  withdraw: 'Ritira',
  sent: (what) => `Hai chiesto: ${what}.`,
  awaiting: (names, until) =>
    names.length === 0 ? `Aperta fino a ${until}.` : `Si attende ${and(names)}, fino a ${until}.`,
  answerBy: (until) => `Rispondi entro ${until}.`,
  orSilence: 'Allora succede anche se nessuno rifiuta.',
  robotForYou: 'Un robot gioca al posto tuo finché non torni.',
  back: 'Riprendo a giocare',
};
