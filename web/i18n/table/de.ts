import { game } from '../../../src/texts/de/game.ts';
import { plural } from '../../../src/texts/names.ts';
import type { table as en } from './en.ts';

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
