import type { EmbedTexts } from '../embed-texts.ts';

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
