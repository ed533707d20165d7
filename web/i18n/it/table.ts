import { game } from '../../../src/texts/it/game.ts';
import { plural } from '../../../src/texts/names.ts';
import type { table as en, OutcomeTexts, VariationTexts } from '../en/table.ts';

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

const byPoints = (count: number) => plural('it', count, { one: '1 punto', other: `${count} punti` });

/** What a table says when its game is over, and after a move, in Italian. */
export const outcome: OutcomeTexts = {
  youWonBy: (by) => `Hai vinto di ${byPoints(by)}`,
  youLostBy: (by) => `Hai perso di ${byPoints(by)}`,
  drawn: 'È un pareggio',
  youShare: 'Primo posto a pari merito',
  youCame: (place, behind) => `Sei ${place}º, a ${byPoints(behind)} dal primo`,
  wonBy: (name, by) => `${name} ha vinto di ${byPoints(by)}`,
  pointsByKind: 'Punti per tipo',
  total: 'Totale',
  place: (place) => `${place}º`,
  rematch: 'Rivincita',
  next: (name, waiting) => (waiting > 1 ? `Prossima: ${name} (${waiting} in attesa)` : `Prossima: ${name}`),
  nextShort: (waiting) => `Prossima (${waiting})`,
  against: (names) => `contro ${names}`,
};

/** The texts about playing on from a moment of a finished game, in Italian. */
export const variation: VariationTexts = {
  title: 'E se…?',
  hint: 'Riprendi da qui: escono le stesse tessere, agli altri posti giocano i robot, e le statistiche non ne tengono conto.',
  playOn: 'Gioca da qui',
  against: 'contro',
  robots: { easy: 'robot facili', fair: 'robot normali', strong: 'robot forti' },
  from: (move) =>
    move === 0
      ? 'Questa partita ne ricomincia un’altra con le stesse tessere. Non conta per le statistiche.'
      : `Questa partita riprende dalla mossa ${move} di un’altra, con le stesse tessere. Non conta per le statistiche.`,
  toOrigin: 'Guarda quel momento',
};
