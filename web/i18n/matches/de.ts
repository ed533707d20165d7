import type { MatchTexts } from './en.ts';

/** The texts of matches, in German. */
export const matches: MatchTexts = {
  title: (first, second) => `${first} – ${second}`,
  challenge: 'Zu einem Match herausfordern',
  challengeText: (name) =>
    `Die erste Partie beginnt, sobald ${name} annimmt; wer anfängt, wird ausgelost. Die weiteren beginnen von selbst.`,
  bestOf: 'Länge',
  lengths: { 1: 'Eine Partie', 3: 'Best of 3', 5: 'Best of 5' },
  form: 'Gespielt in',
  forms: { games: 'Einzelnen Partien', mirrored: 'Gespiegelten Paaren' },
  formHints: {
    games: 'Ihr fangt abwechselnd an.',
    mirrored:
      'Zwei Partien zugleich mit denselben Plättchen und vertauschten Plätzen; die Punkte beider zusammen entscheiden.',
  },
  rated: 'Gewertet',
  ratedHint: 'Das Ergebnis zählt für eure Wertungszahlen, wie eine Partie.',
  send: 'Herausfordern',
  status: {
    proposed: 'Wartet auf Antwort',
    running: 'Läuft',
    finished: 'Beendet',
    cancelled: 'Abgelehnt oder zurückgezogen',
  },
  challengedYou: (name) => `${name} fordert dich heraus.`,
  waitsFor: (name) => `Du hast ${name} herausgefordert.`,
  accept: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  rematch: 'Revanche',
  toRematch: 'Zum nächsten Match',
  won: (name) => `${name} hat das Match gewonnen.`,
  youWon: 'Du hast das Match gewonnen!',
  tied: 'Das Match endet unentschieden.',
  resign: 'Match aufgeben',
  resignSure:
    'Du gibst seine laufenden Partien auf, und das Match ist verloren. Das lässt sich nicht zurücknehmen.',
  gaveUp: (name) => `${name} hat das Match aufgegeben.`,
  games: 'Partien',
  game: (number) => `Partie ${number}`,
  pair: (number) => `Paar ${number}`,
  gameOf: (number, most) => `Partie ${number} von ${most}`,
  pairOf: (number, most) => `Paar ${number} von ${most}`,
  open: 'Zur Partie',
  toMatch: 'Zum Match',
  annulled: 'ohne Ergebnis; wird wiederholt',
  running: 'läuft',
  winner: 'gewonnen',
  list: 'Matches',
  yours: 'Matches und Herausforderungen',
  missing: 'Dieses Match gibt es nicht, oder du darfst es nicht sehen.',
};
