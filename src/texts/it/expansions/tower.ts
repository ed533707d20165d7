import type { PositionView } from '../../../engine/index.ts';
import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
import { count } from '../grammar.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
}
interface Floor extends Cell {
  readonly capture?: Cell & { readonly seat: number; readonly piece: string; readonly segment?: string };
  readonly release?: string;
}
type TowerView = NonNullable<PositionView['expansions']['tower']>;

/** The Tower, in Italian. */
export const tower = {
  name: 'La Torre',
  blurb: 'Torri che crescono piano dopo piano, fanno prigionieri e chiedono un riscatto.',
  marks: { foundation: 'base di una torre' },
  tokens: {
    floors: { name: 'piano', counted: (number) => count(number, 'piano', 'piani') },
    prisoners: { name: 'prigioniero', counted: (number) => count(number, 'prigioniero', 'prigionieri') },
  },
  phases: {
    ransom: {
      awaiting: 'decidere se pagare un riscatto',
      question: 'riscatta un seguace per 3 punti o tieni i punti',
      declining: 'tieni i punti',
      skipped: 'non si paga nessun riscatto e non si piazza nessuna tessera',
    },
  },
  decisions: {
    ransom: {
      choice: (decision, words) => ({
        text:
          decision.piece === undefined
            ? 'non riscattare nessuno'
            : `riscatta ${words.onePiece(decision.piece)} da ${words.player(decision.seat ?? 0)}`,
      }),
      imperative: (decision, words) =>
        decision.piece === undefined
          ? 'non riscattare nessuno'
          : `riscatta ${words.onePiece(decision.piece)} per 3 punti`,
      sentence: ({ seat }, name) => (seat === null ? `${name} non paga nessun riscatto.` : undefined),
    },
  },
  thingsAt: ({ x, y }, { tower: view }) =>
    (view?.towers ?? [])
      .filter((built) => built.x === x && built.y === y)
      .map(({ floors }) =>
        floors === 0 ? 'base di una torre' : `torre di ${count(floors, 'piano', 'piani')}`,
      ),
  members: {
    floor: {
      choice: ({ x, y, capture, release }: Floor, words) => {
        const text = `un piano sulla torre${words.at(x, y)}`;
        if (capture === undefined) return { text };
        const captured = words.pieceOf(capture.piece, capture.seat, capture.segment);
        const back = release === undefined ? '' : ` e riprendi ${words.ownedBy(release, undefined)}`;
        return { text, also: `cattura ${captured}${words.at(capture.x, capture.y)}${back}` };
      },
      action: {
        label: 'Alza una torre',
        questions: {
          at: 'Quale torre si alza?',
          capture: 'Catturi un seguace?',
          release: 'Quale pedina riprendi in cambio?',
        },
        without: { capture: 'Nessuna cattura' },
      },
    },
    close: {
      choice: ({ x, y, piece }: Cell & { readonly piece: string }, words) => ({
        text: `${words.onePiece(piece)} in cima alla torre${words.at(x, y)}`,
      }),
      action: {
        label: 'Chiudi una torre',
        questions: { at: 'Quale torre chiudi?', piece: 'Chi sta in cima?' },
      },
    },
  },
  events: {
    'floor-added': ({ x, y, floors }, { name, words }) =>
      `${name} alza la torre${words.at(x, y)}: ora ha ${count(floors, 'piano', 'piani')}.`,
    'follower-captured': ({ seat, owner, piece }, { name, nameOf, words }) =>
      seat === owner
        ? `${name} riprende ${words.onePiece(piece)} con la torre.`
        : `${name} cattura ${words.onePiece(piece)} di ${nameOf(owner)}.`,
    'prisoners-exchanged': ({ gets, owner }, { name, nameOf, words }) =>
      `${name} e ${nameOf(owner)} si scambiano i prigionieri: ${name} riprende ${words.onePiece(gets)}.`,
    'prisoner-ransomed': ({ holder, piece }, { name, nameOf, words }) =>
      `${name} paga a ${nameOf(holder)} un riscatto per ${words.onePiece(piece)}.`,
    'tower-closed': ({ x, y, piece }, { name, words }) =>
      `${name} chiude la torre${words.at(x, y)} con ${words.onePiece(piece)}.`,
    scored: ({ kind, points: number }, { name }) =>
      kind !== 'ransom' ? undefined : number < 0 ? '' : `${name} riceve ${count(number, 'punto', 'punti')}.`,
  },
  position: ({ towers, prisoners }: TowerView, { nameOf, words }) => {
    const built = towers.filter(({ floors }) => floors > 0);
    const listed = built.map(({ x, y, floors, top }) => {
      const closed = top === null ? '' : `, in cima ${words.onePiece(top.piece)} di ${nameOf(top.seat)}`;
      return `${x},${y} (${count(floors, 'piano', 'piani')}${closed})`;
    });
    const holders = [...new Set(prisoners.map(({ holder }) => holder))];
    return [
      ...(built.length === 0 ? [] : [`Torri: ${listed.join('; ')}.`]),
      ...holders.map((holder) => {
        const held = prisoners.filter((prisoner) => prisoner.holder === holder);
        const names = held.map(({ seat, piece }) => `${words.onePiece(piece)} di ${nameOf(seat)}`);
        return `${nameOf(holder)} tiene prigionieri: ${words.and(names)}.`;
      }),
    ];
  },
  scores: { ransom: 'un riscatto' },
  heads: { ransom: 'Riscatti' },
  refusals: {
    'no-tower': 'Per questo non c’è nessuna torre.',
    'no-floor': 'Non hai più piani.',
    'no-capture': 'La torre non arriva a questo seguace.',
    'no-prisoner': 'Questo pezzo ora non può tornare.',
  },
  chatNames: ['torre'],
  chatTerms: {
    piano: 'floor',
    torre: 'floor',
    cattura: '>',
    catturando: '>',
    riprendi: '<',
    chiudi: 'close',
    riscatto: 'ransom',
    riscatta: 'ransom',
  },
} satisfies ExpansionWords;

/** The lesson on The Tower, in Italian. */
export const towerLesson: Lessons['tower'] = {
  title: 'La Torre',
  summary: 'I prigionieri, e il prezzo della libertà',
  steps: {
    capture: {
      explanation: {
        floor: 'Invece di mettere un seguace sulla tessera, puoi alzare di un piano una torre qualsiasi.',
        reach:
          'Poi puoi catturare un seguace sulla tessera della torre o in linea retta da lì, a non più tessere di quanti piani ha la torre.',
      },
      task: 'Prolunga la strada, alza la torre di un piano e cattura il monaco di Blu.',
      reached: 'Blu ti ha pagato tre punti per il monaco, e con il secondo piano ha catturato il tuo.',
      missed: {
        'no-floor': 'La torre non è cresciuta. Piazza la tessera e aggiungi un piano.',
        'no-capture':
          'Con un piano la torre arriva alla tessera accanto. Il monaco di Blu è proprio lì, a sud.',
        'own-monk': 'Così riprendi il tuo monaco. Ma a noi serve quello di Blu, a sud.',
      },
    },
    ransom: {
      explanation: {
        price: 'Prima di piazzare la tessera puoi riscattare un tuo seguace per tre punti.',
        exchange:
          'È gratis se catturi un seguace di chi tiene il tuo: allora tornano subito a casa tutti e due.',
      },
      task: 'Riscatta il tuo monaco.',
      reached: 'Tre punti a Blu, e il tuo seguace è tornato in tempo per questo turno.',
      missed: { declined: 'Puoi tenerti i punti, ma un seguace te ne porta di più. Pagali.' },
    },
    close: {
      explanation: {
        closed: 'Un seguace in cima chiude la torre: non cresce più e non cattura più nessuno.',
        stays: 'Il seguace resta lì fino alla fine della partita e non porta punti.',
      },
      task: 'Piazza la tessera e metti un seguace in cima alla torre.',
      reached: 'Da questa torre non hai più niente da temere.',
      missed: {
        open: 'La torre è ancora aperta, e Blu potrebbe aggiungere il terzo piano. Mettici un seguace in cima.',
      },
    },
  },
};
