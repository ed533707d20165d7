import { game } from '../../../src/texts/it/game.ts';
import { plural } from '../../../src/texts/names.ts';
import type { table as en } from './en.ts';

const { and, points } = game;

/** The texts of the page of one game, in Italian. */
export const table: typeof en = {
  parts: 'Parti della pagina',
  part: { turn: 'Turno', scores: 'Punti', plans: 'Piani', messages: 'Messaggi', log: 'Mosse' },
  showLast: 'Mostra l’ultima mossa (L)',
  showMove: (seq) => `Mostra la mossa ${seq} sul tabellone`,
  showOwners: 'Colora città, strade e campi secondo chi li occupa (C)',
  replay: 'Rivedi la partita',
  share: 'Condividi questo momento',
  since: (count) => plural('it', count, { one: '1 mossa dopo la tua', other: `${count} mosse dopo la tua` }),
  second: 'Grazie al costruttore piazzi una seconda tessera.',
  sessionOver: 'La sessione è scaduta',
  sessionOverText: 'Accedi di nuovo per continuare. La tua scelta è conservata.',
  watchOnly: 'Guarda soltanto',
  hint: {
    choose: 'Scegli una tessera per vedere dove va.',
    tap: 'Tocca la tessera per ruotarla.',
    key: 'Con R la ruoti.',
    lastAbbey: 'Il sacchetto è vuoto. È l’ultima occasione per mettere l’abbazia in un buco.',
  },
  tile: {
    inHand: (name) => `Tessera in mano: ${name}`,
    sides: (names) => `a ${and(names)}`,
    turned: (degrees) => `ruotata di ${degrees}°`,
    onlyField: 'solo campo',
  },
  joins: {
    label: (things) => `Si unisce a: ${and(things)}`,
    feature: (kind, tiles, owner) =>
      `${kind} di ${plural('it', tiles, { one: '1 tessera', other: `${tiles} tessere` })}${owner}`,
    ownedBy: (names) => ` (${and(names)})`,
  },
  words: {
    title: 'Il tabellone a parole',
    hint: 'Una riga di caselle per ogni linea; i numeri contano verso est e verso sud dalla tessera iniziale.',
    row: (y) => `Riga ${y}`,
    column: (x) => `Colonna ${x}`,
    piece: (piece, name) => `${piece} di ${name}`,
    mayPlace: 'la tessera può andare qui',
  },
  feature: {
    worth: (count) => `vale ${points(count)}`,
  },
  messages: {
    older: 'Messaggi precedenti',
    unread: (count) => plural('it', count, { one: '1 messaggio nuovo', other: `${count} messaggi nuovi` }),
    fromHere: 'Nuovi',
  },
};
