import type { CardTexts } from '../card-texts.ts';

/** The cards that chats show with links, in German. */
export const cards: CardTexts = {
  site: 'Carcassonne per Post',
  siteText: 'Carcassonne als lange Partie unter Freunden: heute ein Zug, morgen die Antwort.',
  move: (seq, of) => `Zug ${seq} von ${of}`,
  running: (name) => `Am Zug: ${name}`,
  aborted: 'Ohne Ergebnis beendet',
  invited: (game) => `Einladung: ${game}`,
  invitedSomewhere: 'Einladung zu einer Partie Carcassonne',
  invitedText: 'Nimm Platz und spiel, wann immer du eine Minute hast. Zum Umschauen brauchst du kein Konto.',
  seats: (taken, seats) => `${taken} von ${seats} Plätzen besetzt`,
};
