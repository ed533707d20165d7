import type { PositionView } from '../../../engine/index.ts';
import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
import { count } from '../grammar.ts';

type Cell = { readonly x: number; readonly y: number };
type Follower = Cell & { readonly piece: string; readonly segment: string };
type DragonView = NonNullable<PositionView['expansions']['princess-and-dragon']>;

/** The Princess & the Dragon, in Italian. */
export const princessAndDragon = {
  name: 'La Principessa e il Drago',
  blurb: 'Un drago che divora i seguaci, una fata che li protegge, principesse e portali magici.',
  pieces: {
    dragon: { name: 'drago', one: 'il drago' },
    fairy: { name: 'fata', one: 'la fata' },
  },
  marks: { princess: 'principessa', volcano: 'vulcano', dragon: 'drago', portal: 'portale magico' },
  phases: {
    dragon: {
      awaiting: 'muovere il drago',
      question: 'muovi il drago di una tessera',
      skipped: 'il drago prende la prima via libera',
    },
  },
  decisions: {
    dragon: {
      choice: ({ x, y }) => ({ text: `il drago in ${x},${y}` }),
      sentHome: (pieces, words) =>
        pieces.length === 0 ? 'non divora nessuno' : `divora ${words.and(pieces)}`,
      imperative: () => 'muovi qui il drago',
      preferred: (how) => `muovi il drago ${how}`,
      prefix: 'drago',
    },
  },
  thingsAt(cell, views) {
    const { dragon = null, fairy = null } = views['princess-and-dragon'] ?? {};
    const isHere = (figure: Cell | null) => figure?.x === cell.x && figure.y === cell.y;
    return [...(isHere(dragon) ? ['il drago'] : []), ...(isHere(fairy) ? ['la fata'] : [])];
  },
  news: (views) => {
    const flight = views['princess-and-dragon']?.flight ?? null;
    return flight === null ? [] : [`Il drago vola: ancora ${count(flight.movesLeft, 'mossa', 'mosse')}.`];
  },
  besideBag: (views) => {
    const waiting = views['princess-and-dragon']?.waiting ?? [];
    if (waiting.length === 0) return [];
    return [
      waiting.length === 1
        ? '1 tessera drago aspetta un vulcano'
        : `${waiting.length} tessere drago aspettano un vulcano`,
    ];
  },
  members: {
    princess: {
      choice: ({ seat, piece, x, y, segment }: Follower & { readonly seat: number }, words) => ({
        text: `scaccia ${words.pieceOf(piece, seat, segment)}${words.at(x, y)}`,
      }),
      action: {
        label: 'Scaccia un cavaliere',
        questions: { at: 'Quale cavaliere manda via la principessa?' },
      },
    },
    fairy: {
      choice: ({ piece, x, y, segment }: Follower, words) => ({
        text: `la fata presso ${words.ownedBy(piece, undefined, segment)}${words.at(x, y)}`,
      }),
      action: {
        label: 'Sposta la fata',
        questions: { at: 'Quale dei tuoi seguaci aiuta la fata?' },
      },
    },
  },
  events: {
    'dragon-moved': ({ x, y, by }, { name, words }) => {
      if (by === 'volcano') return `Il drago arriva al vulcano${words.at(x, y)}.`;
      return by === 'seat'
        ? `${name} muove il drago${words.at(x, y)}.`
        : `Il drago ha una sola via e si posa${words.at(x, y)}.`;
    },
    'pieces-eaten': ({ pieces }, { nameOf, words }) =>
      `Il drago divora ${words.and(pieces.map(({ seat, piece }) => `${words.onePiece(piece)} di ${nameOf(seat)}`))}.`,
    'fairy-moved': ({ to }, { name, words }) =>
      `${name} porta la fata accanto a un proprio seguace${words.at(to.x, to.y)}.`,
    'knight-sent-away': ({ owner, piece }, { name, nameOf, words }) =>
      `${name} fa scacciare dalla principessa ${words.onePiece(piece)} di ${nameOf(owner)}.`,
  },
  position: ({ dragon, flight, fairy, waiting }: DragonView, { nameOf, words }) => [
    ...(dragon === null
      ? []
      : [
          `Il drago è in ${dragon.x},${dragon.y}${flight === null ? '' : ` e ha ancora ${count(flight.movesLeft, 'mossa', 'mosse')}`}.`,
        ]),
    ...(fairy === null
      ? []
      : [
          `La fata è in ${fairy.x},${fairy.y}${fairy.follower === null ? '' : ` e protegge ${words.onePiece(fairy.follower.piece)} di ${nameOf(fairy.follower.seat)}`}.`,
        ]),
    ...(waiting.length === 0
      ? []
      : [
          `Messe da parte fino al primo vulcano: ${count(waiting.length, 'tessera', 'tessere')} con il drago.`,
        ]),
  ],
  scores: { fairy: 'l’aiuto della fata', 'fairy-turn': 'un turno iniziato accanto alla fata' },
  heads: { fairy: 'Fata' },
  refusals: {
    'dragon-there': 'Dove sta il drago non si può mettere nulla.',
    'dragon-move': 'Il drago non può andare lì.',
    'fairy-move': 'La fata non può andare lì.',
    'no-knight': 'La principessa non può scacciare questo seguace.',
  },
  tableOptions: {
    dragonMoves: {
      'before-scoring': {
        fact: 'il drago vola prima del punteggio',
        ask: 'drago prima(?: del)?(?: punteggio)?',
      },
      'after-scoring': { fact: 'il drago vola dopo il punteggio', ask: 'drago dopo(?: il)?(?: punteggio)?' },
    },
    dragonFlight: {
      everyone: { fact: 'tutti muovono il drago', ask: 'tutti muovono il drago|drago tutti' },
      active: {
        fact: 'muove il drago solo chi è di turno',
        ask: 'drago attivo|muove il drago (?:solo )?chi e di turno',
      },
    },
  },
  chatNames: ['drago', 'principessa'],
  chatTerms: { drago: 'dragon', fata: 'fairy', principessa: 'princess' },
} satisfies ExpansionWords;

/** The lesson on The Princess & the Dragon, in Italian. */
export const dragonLesson: Lessons['dragon'] = {
  title: 'La Principessa e il Drago',
  summary: 'Un drago che divora i seguaci, e una fata che protegge i tuoi',
  steps: {
    volcano: {
      explanation: {
        comes: 'Appena si piazza un vulcano, arriva il drago.',
        nothing: 'Sulla tessera del drago non si può mettere nessuno.',
      },
      task: 'Piazza il vulcano in fondo alla strada, a est, lontano dal tuo monaco.',
      reached:
        'Il drago è vicino al brigante di Blu. Blu ha messo un contadino accanto alla strada, a ovest.',
      missed: {
        elsewhere: 'Lì il drago non ha niente da fare. Prolunga la strada a est.',
        'fairy-early': 'Il posto è giusto. Ma la fata serve al prossimo passo: per ora non muoverla.',
      },
    },
    fairy: {
      explanation: {
        instead:
          'Invece di mettere un seguace sulla tessera, puoi portare la fata accanto a un tuo seguace già in gioco.',
        protects: 'Sulla tessera della fata il drago non entra mai.',
        points:
          'La fata ti dà un punto all’inizio di ogni tuo turno, e tre quando si conta la costruzione del seguace che protegge.',
      },
      task: 'Prolunga la strada a ovest e porta la fata dal tuo monaco.',
      reached: 'Il tuo monaco è al sicuro, e la fata ti ha appena dato un punto.',
      missed: {
        elsewhere: 'Piazza la tessera in fondo alla strada, a ovest, e poi muovi la fata.',
        'no-fairy': 'Il posto è giusto, ma il tuo monaco è ancora in pericolo. Portagli la fata.',
      },
    },
    flight: {
      explanation: {
        moves:
          'Quando si piazza una tessera con il drago, il drago vola per sei tessere al massimo. La prima mossa è tua, poi si fa a turno.',
        way: 'In un volo non passa mai due volte dalla stessa tessera. Se c’è una sola via, la prende senza chiedere.',
      },
      task: 'Piazza la tessera del drago a est del vulcano.',
      reached: 'Il drago spicca il volo, e la prima mossa è tua.',
      missed: { elsewhere: 'Volerebbe anche così, ma stavolta piazza la tessera a est.' },
    },
    dragon: {
      explanation: {
        eats: 'Su ogni tessera in cui entra, il drago divora tutti i seguaci, anche i tuoi. Tornano ai loro giocatori.',
        scoring: 'Vola prima che si contino i punti: chi è stato divorato non ne riceve.',
      },
      task: 'Manda il drago a ovest, verso i seguaci di Blu.',
      reached:
        'Blu ha perso due seguaci. Grazie alla fata, il drago è passato oltre il tuo monaco. Blu ha cominciato una città.',
      missed: { away: 'È un vicolo cieco, e non c’è niente da divorare. I seguaci di Blu sono a ovest.' },
    },
    princess: {
      explanation: {
        sends:
          'Se prolunghi una città con una principessa, puoi mandarne via un cavaliere invece di mettere un seguace sulla tessera.',
        portal:
          'E con un portale magico puoi mettere il seguace su qualsiasi costruzione libera e incompleta del tavolo.',
      },
      task: 'Prolunga la città di Blu con la principessa e scaccia il cavaliere.',
      reached: 'La città non ha più un cavaliere. Il prossimo potrebbe essere tuo.',
      missed: {
        elsewhere: 'La principessa deve entrare nella città di Blu, che è aperta a nord.',
        kept: 'La principessa è in città, ma c’è anche il cavaliere di Blu. Scaccialo.',
      },
    },
  },
};
