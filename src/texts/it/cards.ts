import type { CardTexts } from '../card-texts.ts';

/** The cards that chats show with links, in Italian. */
export const cards: CardTexts = {
  site: 'Carcassonne per posta',
  siteText: 'Carcassonne come lunga partita tra amici: una mossa oggi, la risposta domani.',
  move: (seq, of) => `Mossa ${seq} di ${of}`,
  running: (name) => `In attesa di ${name}`,
  aborted: 'Finita senza risultato',
  invited: (game) => `Invito: ${game}`,
  invitedSomewhere: 'Invito a una partita di Carcassonne',
  invitedText: 'Prendi posto e gioca quando hai un minuto. Per dare un’occhiata non serve un account.',
  seats: (taken, seats) => `${taken} posti occupati su ${seats}`,
};
