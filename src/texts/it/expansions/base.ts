import type { ExpansionWords } from '../../expansion-words.ts';
import { kindOf } from '../../names.ts';
import { and, count, points } from '../grammar.ts';

/** The base game, in Italian. */
export const base = {
  name: 'gioco base',
  blurb: '',
  pieces: { meeple: { name: 'seguace', one: 'un seguace', as: (role) => `un ${role}` } },
  features: {
    city: {
      name: 'città',
      isFeminine: true,
      into: 'nella città',
      role: 'cavaliere',
      completed: (tiles) => `La città di ${tiles} è completa.`,
    },
    road: {
      name: 'strada',
      isFeminine: true,
      into: 'sulla strada',
      role: 'brigante',
      completed: (tiles) => `La strada di ${tiles} è completa.`,
    },
    monastery: {
      name: 'monastero',
      into: 'nel monastero',
      role: 'monaco',
      completed: () => 'Il monastero è circondato.',
    },
    field: { name: 'campo', into: 'nel campo', role: 'contadino' },
  },
  marks: { shield: 'stemma' },
  phases: {
    place: {
      awaiting: 'piazzare una tessera',
      question: 'piazza una tessera',
      skipped: 'nessuna tessera viene piazzata',
    },
  },
  decisions: {
    tile: {
      choice: ({ x, y, rotation, tile }) => ({
        text: `${tile === undefined ? '' : `${tile} `}in ${x},${y}, ruotata di ${rotation}°`,
      }),
      imperative: ({ deploy }, words) =>
        deploy === undefined
          ? 'piazza la tessera'
          : `piazza la tessera e ${words.deploy(deploy.piece, deploy)}`,
      prefix: '',
    },
  },
  events: {
    'tile-placed': ({ x, y, tile }, { name, words, events }) => {
      const deployments = events.flatMap((event) =>
        event.type === 'piece-deployed' && !('quarter' in event.at)
          ? [words.deploys(event.piece, event.at)]
          : [],
      );
      return `${name} ${words.and([`${words.lays(tile)}${words.at(x, y)}`, ...deployments])}.`;
    },
    'piece-deployed': ({ piece, at }, { name, words, events }) =>
      'quarter' in at || events.some(({ type }) => type === 'tile-placed')
        ? ''
        : `${name} ${words.deploys(piece, at)}.`,
    'piece-moved': ({ piece, to }, { name, words }) => {
      if ('quarter' in to) return `${name} sposta ${words.onePiece(piece)} ${words.toQuarter(to.quarter)}.`;
      return `${name} sposta ${words.onePiece(piece)} ${words.into('segment' in to ? kindOf(to.segment) : 'field')}.`;
    },
    'piece-returned': () => '',
    'feature-completed': ({ kind, tiles }, { words }) => words.completed(kind, tiles),
    scored: ({ points: number, kind }, { name, words }) =>
      `${name} fa ${points(number)} con ${words.scoredFor(kind)}.`,
    taken: ({ what, number }, { name, words }) => `${name} ${words.takes(what, number)}.`,
    'neutral-moved': ({ figure, to }, { name, words }) =>
      `${name} sposta ${words.onePiece(figure)} ${words.toQuarter(to)}.`,
    'tiles-set-aside': (event, { events }) => {
      const setAside = events.filter((each) => each.type === 'tiles-set-aside');
      const number = setAside.flatMap(({ tiles }) => tiles).length;
      if (event !== setAside[0]) return '';
      return number === 1
        ? 'Una tessera non si può piazzare e viene messa da parte.'
        : `${number} tessere non si possono piazzare e vengono messe da parte.`;
    },
    'tiles-held-back': (event, { events }) => {
      const heldBack = events.filter((each) => each.type === 'tiles-held-back');
      const number = heldBack.flatMap(({ tiles }) => tiles).length;
      if (event !== heldBack[0]) return '';
      return number === 1
        ? 'Una tessera non si può ancora piazzare e attende accanto al sacchetto.'
        : `${number} tessere non si possono ancora piazzare e attendono accanto al sacchetto.`;
    },
    'tiles-given-back': ({ tiles }) =>
      tiles.length === 1
        ? 'La tessera in attesa torna nel sacchetto.'
        : `Le ${tiles.length} tessere in attesa tornano nel sacchetto.`,
    'tile-drawn': () => '',
    'hand-filled': () => '',
    'turn-began': ({ part }, { name }) => (part > 1 ? `${name} piazza una seconda tessera.` : ''),
    'turn-skipped': ({ seat }, { name, words, events }) => {
      const declined = events.find((event) => event.type === 'declined' && event.seat === seat);
      const what =
        declined?.type === 'declined' ? words.phase(declined.decision).skipped : 'il turno è saltato';
      return `Il tempo di ${name} è scaduto: ${what}.`;
    },
    declined: () => '',
    'seat-resigned': (_, { name }) => `${name} abbandona la partita.`,
    'ended-without-result': () => 'Tutti accettano di chiudere la partita senza risultato.',
    undone: ({ to }, { name }) =>
      `Tutti accettano di annullare l’ultima mossa di ${name}: si riparte ${to === 0 ? 'dall’inizio' : `dopo la mossa ${to}`}.`,
    'play-ended': () => 'Tutte le tessere sono state piazzate.',
    'game-over': ({ scores, places }, { nameOf }) => {
      const winners = places.flatMap((place, seat) => (place === 1 ? [nameOf(seat)] : []));
      const list = scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ');
      return `La partita è finita e ${winners.length === 1 ? 'vince' : 'vincono'} ${and(winners)}: ${list}.`;
    },
  },
  scores: {
    city: 'una città',
    road: 'una strada',
    monastery: 'un monastero',
    field: 'un campo',
    'city-incomplete': 'una città incompleta',
    'road-incomplete': 'una strada incompleta',
    'monastery-incomplete': 'un monastero incompleto',
  },
  heads: { city: 'Città', road: 'Strade', field: 'Campi', monastery: 'Monasteri' },
  counted: {
    tiles: (number) => count(number, 'tessera', 'tessere'),
    shields: (number) => count(number, 'stemma', 'stemmi'),
    cities: (number) => `${number} città`,
  },
  because: { 'small-city': 'una città piccola: ogni tessera vale 1' },
  refusals: {
    'game-over': 'La partita è finita.',
    'not-your-turn': 'Non tocca a te.',
    'wrong-decision': 'Ora c’è altro da decidere.',
    'wrong-tile': 'Non hai quella tessera da piazzare.',
    'cell-not-free': 'Lì c’è già una tessera.',
    'no-neighbour': 'Lì accanto non c’è nessuna tessera.',
    'edges-do-not-match': 'Lì, ruotata così, la tessera non combacia con le vicine.',
    'no-such-segment': 'Sulla tessera non c’è quella parte.',
    'no-such-piece': 'In questa partita quel pezzo non c’è.',
    'not-in-supply': 'Non hai più quel pezzo.',
    'feature-occupied': 'Lì c’è già un seguace.',
    'piece-not-allowed': 'Lì quel pezzo non può stare.',
  },
  chatTerms: {
    seguace: 'meeple',
    omino: 'meeple',
    citta: 'city',
    strada: 'road',
    campo: 'field',
    prato: 'field',
    monastero: 'monastery',
    chiostro: 'monastery',
    so: 'sw',
    no: 'nw',
  },
} satisfies ExpansionWords;
