import type { RequestTexts } from '../request-texts.ts';

/** Requests in German. */
export const requests: RequestTexts = {
  kinds: {
    robot: {
      what: ({ about }) => `ein Roboter für ${about}`,
      sentence: ({ by, about, isOwnSeat }) =>
        isOwnSeat
          ? `${by} bittet darum, dass bis zur Rückkehr ein Roboter weiterspielt.`
          : `${by} schlägt vor, dass ein Roboter für ${about} spielt, bis ${about} wieder da ist.`,
      question: (game, { about }) => `Darf in „${game}“ ein Roboter für ${about} spielen?`,
    },
    undo: {
      what: ({ by }) => `${by} nimmt den letzten Zug zurück`,
      sentence: ({ by }) => `${by} möchte den letzten Zug zurücknehmen.`,
      question: (game, { by }) => `Darf ${by} den letzten Zug in „${game}“ zurücknehmen?`,
    },
    pause: {
      what: () => 'eine Pause',
      sentence: ({ by }) => `${by} schlägt eine Pause vor: keine Fristen, bis ihr weiterspielen wollt.`,
      question: (game) => `Soll „${game}“ pausieren?`,
    },
    resume: {
      what: () => 'das Ende der Pause',
      sentence: ({ by }) => `${by} schlägt vor, die Pause zu beenden: Die Fristen gelten wieder.`,
      question: (game) => `Soll „${game}“ weitergehen?`,
    },
    'more-time': {
      what: ({ about }) => `mehr Zeit für ${about}`,
      sentence: ({ by, about, isOwnSeat }) =>
        isOwnSeat
          ? `${by} bittet um mehr Zeit: noch einmal so viel, wie es für einen Zug gibt.`
          : `${by} schlägt mehr Zeit für ${about} vor: noch einmal so viel, wie es für einen Zug gibt.`,
      question: (game, { about }) => `Darf ${about} in „${game}“ mehr Zeit haben?`,
    },
    end: {
      what: () => 'ein Ende ohne Ergebnis',
      sentence: ({ by }) =>
        `${by} schlägt vor, die Partie ohne Ergebnis zu beenden: Niemand gewinnt, und sie zählt nicht.`,
      question: (game) => `Soll „${game}“ ohne Ergebnis enden?`,
    },
  },
  closed: {
    accepted: (what) => `Alle sind einverstanden: ${what}.`,
    declined: (what) => `Abgelehnt: ${what}.`,
    withdrawn: (what) => `Zurückgezogen: ${what}.`,
    outdated: (what) => `Nicht mehr offen, die Partie ist weitergegangen: ${what}.`,
    expired: (what) => `Nicht rechtzeitig von allen angenommen: ${what}.`,
  },
  needsAll: 'Es geschieht, wenn alle einverstanden sind.',
  happensUnlessDeclined:
    'Es geschieht in drei Tagen, wenn niemand ablehnt, oder sobald alle einverstanden sind.',
  howToAnswer: 'Zum Antworten schreib „einverstanden“ oder „ablehnen“ in die erste Zeile deiner Antwort.',
  agree: 'Einverstanden',
  decline: 'Ablehnen',
  agreed: 'Du bist einverstanden. Andere müssen noch antworten.',
};
