import { game } from '../../../src/texts/de/game.ts';
import { plural } from '../../../src/texts/names.ts';
import type { table as en, OutcomeTexts, VariationTexts } from '../en/table.ts';

const { and, points } = game;

/** The texts of the page of one game, in German. */
export const table: typeof en = {
  parts: 'Teile der Seite',
  part: { turn: 'Zug', scores: 'Punkte', plans: 'Pläne', messages: 'Chat', log: 'Verlauf' },
  showLast: 'Letzten Zug zeigen (L)',
  showMove: (seq) => `Zug ${seq} auf dem Brett zeigen`,
  showOwners: 'Städte, Straßen und Wiesen nach Besitzer färben (C)',
  replay: 'Partie noch einmal ansehen',
  share: 'Diesen Moment teilen',
  since: (count) => plural('de', count, { one: '1 Zug seit deinem', other: `${count} Züge seit deinem` }),
  second: 'Dein Baumeister bringt dir ein zweites Plättchen.',
  sessionOver: 'Du bist nicht mehr angemeldet',
  sessionOverText: 'Melde dich wieder an, um weiterzumachen. Deine Wahl bleibt erhalten.',
  watchOnly: 'Nur zusehen',
  hint: {
    choose: 'Wähl ein Plättchen, um zu sehen, wohin es passt.',
    tap: 'Tippe das Plättchen an, um es zu drehen.',
    key: 'R dreht das Plättchen.',
    lastAbbey: 'Der Beutel ist leer. Das ist die letzte Gelegenheit, deine Abtei in eine Lücke zu legen.',
  },
  tile: {
    inHand: (name) => `Plättchen auf der Hand: ${name}`,
    sides: (names) => `im ${and(names)}`,
    turned: (degrees) => `um ${degrees}° gedreht`,
    onlyField: 'nur Wiese',
  },
  joins: {
    label: (things) => `Verbindet: ${and(things)}`,
    feature: (kind, tiles, owner) => `${kind} aus ${tiles} Plättchen${owner}`,
    ownedBy: (names) => ` (${and(names)})`,
  },
  words: {
    title: 'Das Brett in Worten',
    hint: 'Je Zeile eine Reihe von Feldern; die Zahlen zählen vom Startplättchen nach Osten und Süden.',
    row: (y) => `Reihe ${y}`,
    column: (x) => `Spalte ${x}`,
    piece: (piece, name) => `${piece} von ${name}`,
    mayPlace: 'das Plättchen passt hier',
  },
  feature: {
    worth: (count) => `${points(count)} wert`,
  },
  messages: {
    older: 'Ältere Nachrichten',
    unread: (count) => plural('de', count, { one: '1 neue Nachricht', other: `${count} neue Nachrichten` }),
    fromHere: 'Neu',
  },
};

/** Points in the dative: `mit 3 Punkten`. */
const byPoints = (count: number) => plural('de', count, { one: '1 Punkt', other: `${count} Punkten` });

/** What a table says when its game is over, and after a move, in German. */
export const outcome: OutcomeTexts = {
  youWonBy: (by) => `Gewonnen, mit ${byPoints(by)} Vorsprung`,
  youLostBy: (by) => `Verloren, mit ${byPoints(by)} Rückstand`,
  drawn: 'Unentschieden',
  youShare: 'Du teilst dir den ersten Platz',
  youCame: (place, behind) => `Platz ${place}, mit ${byPoints(behind)} Rückstand`,
  wonBy: (name, by) => `${name} gewinnt mit ${byPoints(by)} Vorsprung`,
  pointsByKind: 'Punkte nach Art',
  total: 'Summe',
  place: (place) => `${place}.`,
  rematch: 'Revanche',
  next: (name, waiting) => (waiting > 1 ? `Weiter: ${name} (${waiting} warten)` : `Weiter: ${name}`),
  nextShort: (waiting) => `Weiter (${waiting})`,
  against: (names) => `gegen ${names}`,
};

/** The texts about playing on from a moment of a finished game, in German. */
export const variation: VariationTexts = {
  title: 'Was wäre, wenn …?',
  hint: 'Spiel von hier weiter: Dieselben Plättchen kommen, auf den anderen Plätzen sitzen Roboter, und es zählt in keiner Statistik.',
  playOn: 'Von hier weiterspielen',
  against: 'gegen',
  robots: { easy: 'leichte Roboter', fair: 'normale Roboter', strong: 'starke Roboter' },
  from: (move) =>
    move === 0
      ? 'Diese Partie beginnt eine andere von vorn, mit denselben Plättchen. Sie zählt in keiner Statistik.'
      : `Diese Partie geht von Zug ${move} einer anderen weiter, mit denselben Plättchen. Sie zählt in keiner Statistik.`,
  toOrigin: 'Diesen Moment ansehen',
};
