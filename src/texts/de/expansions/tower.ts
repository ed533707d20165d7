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

/** The Tower, in German. */
export const tower = {
  name: 'Der Turm',
  blurb: 'Türme, die Stockwerk um Stockwerk wachsen, Gefangene machen und Lösegeld einbringen.',
  marks: { foundation: 'Fundament eines Turms' },
  tokens: {
    floors: { name: 'Stockwerk', counted: (number) => count(number, 'Stockwerk', 'Stockwerke') },
    prisoners: { name: 'Gefangener', counted: (number) => count(number, 'Gefangener', 'Gefangene') },
  },
  phases: {
    ransom: {
      awaiting: 'über ein Lösegeld entscheiden',
      question: 'kauf einen Gefolgsmann für 3 Punkte frei oder behalte die Punkte',
      declining: 'die Punkte behalten',
      skipped: 'es wird kein Lösegeld gezahlt und kein Plättchen gelegt',
    },
  },
  decisions: {
    ransom: {
      choice: (decision, words) => ({
        text:
          decision.piece === undefined
            ? 'niemanden freikaufen'
            : `${words.onePiece(decision.piece)} von ${words.player(decision.seat ?? 0)} freikaufen`,
      }),
      imperative: (decision, words) =>
        decision.piece === undefined
          ? 'kauf niemanden frei'
          : `kauf ${words.onePiece(decision.piece)} für 3 Punkte frei`,
      sentence: ({ seat }, name) => (seat === null ? `${name} zahlt kein Lösegeld.` : undefined),
    },
  },
  thingsAt: ({ x, y }, { tower: view }) =>
    (view?.towers ?? [])
      .filter((built) => built.x === x && built.y === y)
      .map(({ floors }) =>
        floors === 0 ? 'Fundament eines Turms' : `Turm mit ${count(floors, 'Stockwerk', 'Stockwerken')}`,
      ),
  members: {
    floor: {
      choice: ({ x, y, capture, release }: Floor, words) => {
        const text = `ein Stockwerk auf den Turm${words.at(x, y)}`;
        if (capture === undefined) return { text };
        const captured = words.pieceOf(capture.piece, capture.seat, capture.segment);
        const back = release === undefined ? '' : ` im Tausch gegen ${words.ownedBy(release, undefined)}`;
        return { text, also: `fängt ${captured}${words.at(capture.x, capture.y)}${back}` };
      },
      action: {
        label: 'Einen Turm erhöhen',
        questions: {
          at: 'Welcher Turm wird höher?',
          capture: 'Einen Gefolgsmann fangen?',
          release: 'Welche Figur bekommst du dafür zurück?',
        },
        without: { capture: 'Niemanden fangen' },
      },
    },
    close: {
      choice: ({ x, y, piece }: Cell & { readonly piece: string }, words) => ({
        text: `${words.onePiece(piece)} auf den Turm${words.at(x, y)}`,
      }),
      action: {
        label: 'Einen Turm schließen',
        questions: { at: 'Welchen Turm schließt du?', piece: 'Wer steht oben?' },
      },
    },
  },
  events: {
    'floor-added': ({ x, y, floors }, { name, words }) =>
      `${name} erhöht den Turm${words.at(x, y)}: Er hat jetzt ${count(floors, 'Stockwerk', 'Stockwerke')}.`,
    'follower-captured': ({ seat, owner, piece }, { name, nameOf, words }) =>
      seat === owner
        ? `${name} holt ${words.onePiece(piece)} mit dem Turm zurück.`
        : `${name} fängt ${words.onePiece(piece)} von ${nameOf(owner)}.`,
    'prisoners-exchanged': ({ gets, owner }, { name, nameOf, words }) =>
      `${name} und ${nameOf(owner)} tauschen Gefangene: ${name} bekommt ${words.onePiece(gets)} zurück.`,
    'prisoner-ransomed': ({ holder, piece }, { name, nameOf, words }) =>
      `${name} zahlt ${nameOf(holder)} Lösegeld für ${words.onePiece(piece)}.`,
    'tower-closed': ({ x, y, piece }, { name, words }) =>
      `${name} schließt den Turm${words.at(x, y)} durch ${words.onePiece(piece)}.`,
    scored: ({ kind, points: number }, { name }) =>
      kind !== 'ransom' ? undefined : number < 0 ? '' : `${name} erhält ${count(number, 'Punkt', 'Punkte')}.`,
  },
  position: ({ towers, prisoners }: TowerView, { nameOf, words }) => {
    const built = towers.filter(({ floors }) => floors > 0);
    const listed = built.map(({ x, y, floors, top }) => {
      const closed =
        top === null ? '' : `, besetzt durch ${words.onePiece(top.piece)} von ${nameOf(top.seat)}`;
      return `${x},${y} (${count(floors, 'Stockwerk', 'Stockwerke')}${closed})`;
    });
    const holders = [...new Set(prisoners.map(({ holder }) => holder))];
    return [
      ...(built.length === 0 ? [] : [`Türme: ${listed.join('; ')}.`]),
      ...holders.map((holder) => {
        const held = prisoners.filter((prisoner) => prisoner.holder === holder);
        const names = held.map(({ seat, piece }) => `${words.onePiece(piece)} von ${nameOf(seat)}`);
        return `${nameOf(holder)} hält gefangen: ${words.and(names)}.`;
      }),
    ];
  },
  scores: { ransom: 'ein Lösegeld' },
  heads: { ransom: 'Lösegelder' },
  refusals: {
    'no-tower': 'Dafür ist dort kein Turm.',
    'no-floor': 'Du hast kein Stockwerk mehr.',
    'no-capture': 'So weit reicht der Turm nicht.',
    'no-prisoner': 'Diese Figur kann jetzt nicht zurückkommen.',
  },
  chatNames: ['Turm'],
  chatTerms: {
    stockwerk: 'floor',
    turm: 'floor',
    fange: '>',
    fang: '>',
    fangt: '>',
    faengt: '>',
    gegen: '<',
    schliesse: 'close',
    schliess: 'close',
    losegeld: 'ransom',
    loesegeld: 'ransom',
  },
} satisfies ExpansionWords;

/** The lesson on The Tower, in German. */
export const towerLesson: Lessons['tower'] = {
  title: 'Der Turm',
  summary: 'Gefangene und der Preis ihrer Freiheit',
  steps: {
    capture: {
      explanation: {
        floor:
          'Statt eine Figur auf dein Plättchen zu stellen, darfst du einen beliebigen Turm um ein Stockwerk erhöhen.',
        reach:
          'Dann darfst du einen Gefolgsmann fangen: auf dem Plättchen des Turms oder in gerader Linie, höchstens so viele Plättchen weit, wie der Turm Stockwerke hat.',
      },
      task: 'Verlängere die Straße, erhöh den Turm und fang den Mönch von Blau.',
      reached:
        'Blau hat dir drei Punkte für den Mönch gezahlt und dann mit dem zweiten Stockwerk deinen gefangen.',
      missed: {
        'no-floor': 'Der Turm ist nicht gewachsen. Leg das Plättchen und erhöh ihn.',
        'no-capture':
          'Mit einem Stockwerk reicht der Turm ein Plättchen weit. Genau dort steht der Mönch von Blau, im Süden.',
        'own-monk': 'So holst du deinen eigenen Mönch zurück. Fang aber den von Blau im Süden.',
      },
    },
    ransom: {
      explanation: {
        price:
          'Bevor du dein Plättchen legst, darfst du einen deiner Gefolgsleute für drei Punkte freikaufen.',
        exchange:
          'Umsonst geht es, wenn du jemanden fängst, dessen Besitzer deinen gefangen hält: Dann gehen beide sofort nach Hause.',
      },
      task: 'Kauf deinen Mönch frei.',
      reached: 'Drei Punkte für Blau, und dein Gefolgsmann ist rechtzeitig für diesen Zug zurück.',
      missed: {
        declined: 'Du kannst die Punkte behalten, aber ein Gefolgsmann bringt dir mehr. Zahl sie.',
      },
    },
    close: {
      explanation: {
        closed: 'Ein Gefolgsmann obendrauf schließt den Turm: Er wächst nicht mehr und fängt niemanden mehr.',
        stays: 'Der Gefolgsmann bleibt dort bis zum Ende und bringt keine Punkte.',
      },
      task: 'Leg das Plättchen und stell einen Gefolgsmann auf den Turm.',
      reached: 'Von diesem Turm hast du nichts mehr zu befürchten.',
      missed: {
        open: 'Der Turm ist noch offen, und Blau könnte ihn wieder erhöhen. Stell einen Gefolgsmann obendrauf.',
      },
    },
  },
};
