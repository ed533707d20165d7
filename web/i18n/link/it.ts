import type { LinkTexts } from './en.ts';

/** The texts for those who followed the link of an email, in Italian. */
export const link: LinkTexts = {
  decidingAs: (name) => `Il link della tua email ti fa giocare questa mossa come ${name}, senza accedere.`,
  done: 'La tua mossa è fatta',
  doneText:
    'Gli altri lo sanno già, e riceverai un’email quando toccherà di nuovo a te. Per tutto il resto, accedi.',
  stillYourTurn:
    'C’è ancora una cosa da decidere: accedi e continua subito, o segui il link della prossima email.',
  over: 'Questa mossa è già stata fatta',
  overText:
    'La partita è andata avanti da quando questa email è stata scritta. L’ultima email porta al punto attuale; oppure accedi.',
  notValid: 'Questo link non funziona più',
  notValidText:
    'È troppo vecchio o incompleto, oppure la password è stata cambiata. Accedi per vedere la partita.',
  seeGame: 'Guarda la partita senza accedere',
  toGame: 'Alla partita',
  somebodyElse: (name) => `Questa email era per ${name}`,
  somebodyElseText: (name) =>
    `Hai fatto l’accesso con un altro account. Il link vale per una sola mossa di ${name}; il tuo accesso resta com’è.`,
  stay: 'Resto con il mio account',
  decideAs: (name) => `Gioca la mossa di ${name}`,
};
