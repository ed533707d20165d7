import { game } from '../../../src/texts/it/game.ts';
import { plural } from '../../../src/texts/names.ts';
import type { InvitedTexts } from './en.ts';

/** What somebody reads who is invited to a table, in Italian. */
export const invited: InvitedTexts = {
  invites: (name) => `${name} ti invita a giocare a Carcassonne`,
  looksForPlayers: (name) => `${name} cerca giocatori`,
  someone: 'Hai un invito a giocare a Carcassonne',
  what: 'Piazza tessere, costruisci città e strade e metti i tuoi seguaci dove rendono di più. Si gioca qui nel browser, una mossa quando hai un minuto.',
  players: 'Giocatori',
  free: (count) => plural('it', count, { one: '1 posto libero', other: `${count} posti liberi` }),
  expansions: 'Espansioni',
  noExpansions: 'Nessuna: il gioco base',
  with: (names) => game.and(names),
  pace: 'Ritmo',
  noClock: 'Nessun limite di tempo',
  price: 'Prezzo',
  costsNothing: 'Gratis e senza pubblicità',
  asGuest: 'Non servono né account né indirizzo: giochi come ospite e in seguito puoi conservare la partita.',
  begun: 'Questa partita è cominciata senza di te',
  begunText: 'I posti sono tutti occupati. Puoi però iniziare subito una partita tua.',
};
