import type { PoolTexts } from './en.ts';

/** The texts about pools, in Italian. */
export const pools: PoolTexts = {
  title: 'Aspetta una partita',
  text: 'Appena altri più o meno della tua forza aspettano lo stesso, la partita comincia e ricevi una notifica.',
  seats: 'Giocatori',
  preset: 'Si gioca con',
  presets: { base: 'Gioco base', river: 'Fiume, locande e cattedrali', large: 'Quattro espansioni' },
  pace: 'Tempo per una mossa',
  paces: { day: '1 giorno', 'three-days': '3 giorni', week: '1 settimana' },
  rated: 'Vale per il rating',
  wait: 'Aspetta',
  waiting: 'Stai aspettando:',
  players: (count: number) => `${count} giocatori`,
  standing: 'Tavoli che tieni aperti',
  pause: 'Sospendi',
  goOn: 'Riprendi',
  end: 'Termina',
  state: (open: number, running: number) => `${open} aperti, ${running} in corso`,
  paused: {
    owner: 'sospeso da te',
    vacation: 'sospeso mentre sei in vacanza',
    idle: 'sospeso: non giochi da tre settimane',
    refused: 'sospeso: un tavolo è stato rifiutato',
  },
  keep: 'Tieni aperto un tavolo così',
  keepHint:
    'Appena si riempie se ne apre un altro, finché non ce ne sono più di tre in corso. Senza inviti e senza robot.',
  leave: 'Non aspettare più',
};
