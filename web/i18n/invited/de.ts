import { game } from '../../../src/texts/de/game.ts';
import { plural } from '../../../src/texts/names.ts';
import type { InvitedTexts } from './en.ts';

/** What somebody reads who is invited to a table, in German. */
export const invited: InvitedTexts = {
  invites: (name) => `${name} lädt dich zu Carcassonne ein`,
  looksForPlayers: (name) => `${name} sucht Mitspieler`,
  someone: 'Du bist zu Carcassonne eingeladen',
  what: 'Leg Plättchen, bau Städte und Straßen und stell deine Leute dorthin, wo sie am meisten bringen. Gespielt wird hier im Browser, ein Zug, wann immer du eine Minute hast.',
  players: 'Mitspieler',
  free: (count) => plural('de', count, { one: '1 Platz ist frei', other: `${count} Plätze sind frei` }),
  expansions: 'Erweiterungen',
  noExpansions: 'Keine: das Grundspiel',
  with: (names) => game.and(names),
  pace: 'Tempo',
  noClock: 'Ohne Zeitlimit',
  price: 'Preis',
  costsNothing: 'Kostenlos und ohne Werbung',
  asGuest: 'Ohne Konto und ohne Adresse: Du spielst als Gast und kannst die Partie später sichern.',
  begun: 'Diese Partie hat ohne dich begonnen',
  begunText: 'Alle Plätze sind besetzt. Du kannst gleich eine eigene Partie spielen.',
};
