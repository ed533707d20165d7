import type { CardTexts } from '../card-texts.ts';
import type { EmbedTexts } from '../embed-texts.ts';
import { plural } from '../names.ts';
import type { PictureTexts } from '../picture-texts.ts';
import type { StandingsTexts } from '../standings-texts.ts';
import { game } from './game.ts';
import { count, or } from './grammar.ts';

/** The words of pictures, in Italian. */
export const picture: PictureTexts = {
  player: (number) => `Giocatore ${number}`,
  awaiting: (name, phase) => `${name} deve ${phase === undefined ? 'decidere' : game.phase(phase).awaiting}`,
  toPlace: (tiles) => `Da piazzare: ${or(tiles)}.`,
  aborted: 'Terminata senza risultato',
  until: (deadline) => `fino a ${deadline}`,
  bag: (remaining, aside) =>
    `${count(remaining, 'tessera', 'tessere')} nel sacchetto${aside > 0 ? `, ${count(aside, 'messa da parte', 'messe da parte')}` : ''}`,
  bagEmpty: 'Il sacchetto è vuoto',
  position: (tiles, remaining, scores) =>
    `Carcassonne con ${count(tiles, 'tessera', 'tessere')} sul tavolo${remaining === undefined ? '' : `, ${remaining} nel sacchetto`}; punti: ${scores}.`,
};

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

/** The small page on which other sites show a game, in Italian. */
export const embed: EmbedTexts = {
  moves: 'Mosse',
  first: 'All’inizio',
  previous: 'Una mossa indietro',
  next: 'Una mossa avanti',
  latest: 'All’ultima mossa',
  play: 'Riproduci',
  pause: 'Pausa',
  slider: 'Mossa mostrata',
  start: 'Prima della prima mossa',
  allMoves: 'Tutte le mosse a parole',
  noPicture: 'Non è stato possibile caricare l’immagine. Riprova tra un minuto.',
  onSite: 'Apri la partita',
};

/** The words of pictures of standings, in Italian. */
export const standings: StandingsTexts = {
  title: 'Classifica',
  notBegun: 'non ancora iniziata',
  stage: ({ kind, number, of, played, over, all, isFinal }) => {
    const part = `${kind === 'round' ? 'Turno' : 'Stagione'} ${number}${of === undefined ? '' : ` di ${of}`}`;
    if (isFinal) return `${part} · Classifica finale`;
    const [one, other] =
      played === 'matches' ? ['incontro finito', 'incontri finiti'] : ['sfida finita', 'sfide finite'];
    if (over === all)
      return `${part} · ${played === 'matches' ? 'Tutti gli incontri finiti' : 'Tutte le sfide finite'}`;
    return `${part} · ${plural('it', over, { one: `1 ${one}`, other: `${over} ${other}` })} su ${all}`;
  },
  list: { group: (number) => `Girone ${number}`, division: (number) => `Divisione ${number}` },
  matchPoints: 'Pt',
  record: 'V–P–S',
  boardPoints: 'Incontri',
  games: 'Partite',
  points: 'Punti',
  opponents: 'Avv.',
  more: (count) => `e altri ${count}`,
};
