import type { RequestTexts } from '../request-texts.ts';

/** Requests in Italian. */
export const requests: RequestTexts = {
  kinds: {
    robot: {
      what: ({ about }) => `un robot al posto di ${about}`,
      sentence: ({ by, about, isOwnSeat }) =>
        isOwnSeat
          ? `${by} chiede che un robot continui al suo posto fino al suo ritorno.`
          : `${by} propone che un robot giochi al posto di ${about} fino al suo ritorno.`,
      question: (game, { about }) => `Un robot può giocare al posto di ${about} in «${game}»?`,
    },
    undo: {
      what: ({ by }) => `annullare l’ultima mossa di ${by}`,
      sentence: ({ by }) => `${by} vorrebbe annullare la sua ultima mossa.`,
      question: (game, { by }) => `${by} può annullare la sua ultima mossa in «${game}»?`,
    },
    pause: {
      what: () => 'una pausa',
      sentence: ({ by }) => `${by} propone una pausa: nessuna scadenza finché non decidete di riprendere.`,
      question: (game) => `Mettiamo in pausa «${game}»?`,
    },
    resume: {
      what: () => 'la ripresa della partita',
      sentence: ({ by }) => `${by} propone di riprendere la partita: le scadenze valgono di nuovo.`,
      question: (game) => `Riprendiamo «${game}»?`,
    },
    'more-time': {
      what: ({ about }) => `più tempo per ${about}`,
      sentence: ({ by, about, isOwnSeat }) =>
        isOwnSeat
          ? `${by} chiede più tempo: ancora una volta quello previsto per una mossa.`
          : `${by} propone più tempo per ${about}: ancora una volta quello previsto per una mossa.`,
      question: (game, { about }) => `Diamo più tempo a ${about} in «${game}»?`,
    },
    end: {
      what: () => 'chiudere senza risultato',
      sentence: ({ by }) =>
        `${by} propone di chiudere la partita senza risultato: nessuno vince e la partita non conta.`,
      question: (game) => `Chiudiamo «${game}» senza risultato?`,
    },
  },
  closed: {
    accepted: (what) => `Siete tutti d’accordo: ${what}.`,
    declined: (what) => `Richiesta rifiutata: ${what}.`,
    withdrawn: (what) => `Richiesta ritirata: ${what}.`,
    outdated: (what) => `Richiesta superata, la partita è andata avanti: ${what}.`,
    expired: (what) => `Non tutti hanno accettato in tempo: ${what}.`,
  },
  needsAll: 'Succede solo se siete tutti d’accordo.',
  happensUnlessDeclined: 'Succede fra tre giorni se nessuno rifiuta, o appena siete tutti d’accordo.',
  howToAnswer: 'Per rispondere, scrivi «accetto» o «rifiuto» nella prima riga della risposta a questa email.',
  agree: 'Accetta',
  decline: 'Rifiuta',
  agreed: 'Hai accettato. Mancano ancora altre risposte.',
};
