import type { PositionView } from '../../../engine/index.ts';
import type { ExpansionWords } from '../../expansion-words.ts';
import type { Lessons } from '../../lesson-texts.ts';
import { count } from '../grammar.ts';

type Cell = { readonly x: number; readonly y: number };
type Follower = Cell & { readonly piece: string; readonly segment: string };
type DragonView = NonNullable<PositionView['expansions']['princess-and-dragon']>;

/** The Princess & the Dragon, in German. */
export const princessAndDragon = {
  name: 'Burgfräulein & Drache',
  blurb:
    'Ein Drache, der Gefolgsleute frisst, eine Fee, die sie beschützt, Burgfräulein und magische Portale.',
  pieces: {
    dragon: { name: 'Drache', one: 'den Drachen' },
    fairy: { name: 'Fee', one: 'die Fee' },
  },
  marks: { princess: 'Burgfräulein', volcano: 'Vulkan', dragon: 'Drache', portal: 'magisches Portal' },
  phases: {
    dragon: {
      awaiting: 'den Drachen bewegen',
      question: 'beweg den Drachen um ein Plättchen',
      skipped: 'der Drache nimmt den ersten freien Weg',
    },
  },
  decisions: {
    dragon: {
      choice: ({ x, y }) => ({ text: `den Drachen auf ${x},${y}` }),
      sentHome: (pieces, words) => (pieces.length === 0 ? 'frisst niemanden' : `frisst ${words.and(pieces)}`),
      imperative: () => 'beweg den Drachen hierher',
      preferred: (how) => `beweg den Drachen ${how}`,
      prefix: 'Drache',
    },
  },
  thingsAt(cell, views) {
    const { dragon = null, fairy = null } = views['princess-and-dragon'] ?? {};
    const isHere = (figure: Cell | null) => figure?.x === cell.x && figure.y === cell.y;
    return [...(isHere(dragon) ? ['der Drache'] : []), ...(isHere(fairy) ? ['die Fee'] : [])];
  },
  news: (views) => {
    const flight = views['princess-and-dragon']?.flight ?? null;
    return flight === null ? [] : [`Der Drache fliegt: noch ${count(flight.movesLeft, 'Zug', 'Züge')}.`];
  },
  besideBag: (views) => {
    const waiting = views['princess-and-dragon']?.waiting ?? [];
    if (waiting.length === 0) return [];
    return [
      waiting.length === 1
        ? '1 Drachenplättchen wartet auf einen Vulkan'
        : `${waiting.length} Drachenplättchen warten auf einen Vulkan`,
    ];
  },
  members: {
    princess: {
      choice: ({ seat, piece, x, y, segment }: Follower & { readonly seat: number }, words) => ({
        text: `${words.pieceOf(piece, seat, segment)}${words.at(x, y)} vertreiben`,
      }),
      action: {
        label: 'Einen Ritter vertreiben',
        questions: { at: 'Welchen Ritter vertreibt das Burgfräulein?' },
      },
    },
    fairy: {
      choice: ({ piece, x, y, segment }: Follower, words) => ({
        text: `die Fee neben ${words.ownedBy(piece, undefined, segment)}${words.at(x, y)}`,
      }),
      action: {
        label: 'Die Fee versetzen',
        questions: { at: 'Zu welchem deiner Gefolgsleute soll die Fee?' },
      },
    },
  },
  events: {
    'dragon-moved': ({ x, y, by }, { name, words }) => {
      if (by === 'volcano') return `Der Drache kommt zum Vulkan${words.at(x, y)}.`;
      return by === 'seat'
        ? `${name} lässt den Drachen landen${words.at(x, y)}.`
        : `Der Drache hat nur einen Weg und landet${words.at(x, y)}.`;
    },
    'pieces-eaten': ({ pieces }, { nameOf, words }) =>
      `Der Drache frisst ${words.and(pieces.map(({ seat, piece }) => `${words.onePiece(piece)} von ${nameOf(seat)}`))}.`,
    'fairy-moved': ({ to }, { name, words }) =>
      `${name} stellt die Fee neben einen eigenen Gefolgsmann${words.at(to.x, to.y)}.`,
    'knight-sent-away': ({ owner, piece }, { name, nameOf, words }) =>
      `${name} lässt das Burgfräulein ${words.onePiece(piece)} von ${nameOf(owner)} vertreiben.`,
  },
  position: ({ dragon, flight, fairy, waiting }: DragonView, { nameOf, words }) => [
    ...(dragon === null
      ? []
      : [
          `Der Drache steht auf ${dragon.x},${dragon.y}${flight === null ? '' : ` und zieht noch ${count(flight.movesLeft, 'Feld', 'Felder')} weit`}.`,
        ]),
    ...(fairy === null
      ? []
      : [
          `Die Fee steht auf ${fairy.x},${fairy.y}${fairy.follower === null ? '' : ` und beschützt ${words.onePiece(fairy.follower.piece)} von ${nameOf(fairy.follower.seat)}`}.`,
        ]),
    ...(waiting.length === 0
      ? []
      : [
          `Bis zum ersten Vulkan beiseitegelegt: ${count(waiting.length, 'Drachenplättchen', 'Drachenplättchen')}.`,
        ]),
  ],
  scores: { fairy: 'die Hilfe der Fee', 'fairy-turn': 'einen Zugbeginn neben der Fee' },
  heads: { fairy: 'Fee' },
  refusals: {
    'dragon-there': 'Wo der Drache steht, kann nichts eingesetzt werden.',
    'dragon-move': 'Dorthin kann der Drache nicht.',
    'fairy-move': 'Dorthin kann die Fee nicht.',
    'no-knight': 'Diesen Gefolgsmann kann das Burgfräulein nicht vertreiben.',
  },
  tableOptions: {
    dragonMoves: {
      'before-scoring': { fact: 'der Drache fliegt vor der Wertung', ask: 'drache vor(?: der)? wertung' },
      'after-scoring': { fact: 'der Drache fliegt nach der Wertung', ask: 'drache nach(?: der)? wertung' },
    },
    dragonFlight: {
      everyone: { fact: 'alle bewegen den Drachen', ask: 'alle (?:bewegen|ziehen) den drachen|drache alle' },
      active: {
        fact: 'nur wer am Zug ist, bewegt den Drachen',
        ask: 'aktiver drache|drache aktiv|nur wer am zug ist (?:bewegt|zieht) den drachen',
      },
    },
  },
  chatNames: ['Drache', 'Drachen', 'Burgfräulein', 'Burgfraeulein'],
  chatTerms: {
    drache: 'dragon',
    drachen: 'dragon',
    fee: 'fairy',
    burgfraulein: 'princess',
    burgfraeulein: 'princess',
  },
} satisfies ExpansionWords;

/** The lesson on The Princess & the Dragon, in German. */
export const dragonLesson: Lessons['dragon'] = {
  title: 'Burgfräulein & Drache',
  summary: 'Ein Drache, der Gefolgsleute frisst, und eine Fee, die deine beschützt',
  steps: {
    volcano: {
      explanation: {
        comes: 'Sobald ein Vulkan gelegt wird, kommt der Drache dorthin.',
        nothing: 'Auf das Plättchen mit dem Drachen darf niemand eingesetzt werden.',
      },
      task: 'Leg den Vulkan ans östliche Ende der Straße, weit weg von deinem Mönch.',
      reached:
        'Der Drache sitzt neben dem Wegelagerer von Blau. Blau hat im Westen einen Bauern neben die Straße gelegt.',
      missed: {
        elsewhere: 'Dort hat der Drache nichts zu tun. Verlängere die Straße im Osten.',
        'fairy-early':
          'Die richtige Stelle. Aber die Fee kommt erst im nächsten Schritt: Lass sie noch stehen.',
      },
    },
    fairy: {
      explanation: {
        instead:
          'Statt eine Figur auf dein Plättchen zu stellen, darfst du die Fee zu einem deiner Gefolgsleute auf dem Tisch stellen.',
        protects: 'Das Plättchen der Fee betritt der Drache nie.',
        points:
          'Die Fee bringt dir zu Beginn jedes deiner Züge einen Punkt und drei, wenn gewertet wird, worauf ihr Gefolgsmann steht.',
      },
      task: 'Verlängere die Straße im Westen und stell die Fee zu deinem Mönch.',
      reached: 'Dein Mönch ist sicher, und die Fee hat dir gerade einen Punkt gebracht.',
      missed: {
        elsewhere: 'Leg das Plättchen ans westliche Ende der Straße und stell dann die Fee um.',
        'no-fairy': 'Die richtige Stelle, aber dein Mönch ist noch in Gefahr. Stell die Fee zu ihm.',
      },
    },
    flight: {
      explanation: {
        moves:
          'Liegt ein Plättchen mit Drachen, fliegt der Drache bis zu sechs Plättchen weit. Den ersten Schritt machst du, dann geht es reihum.',
        way: 'Kein Plättchen betritt er in einem Flug zweimal. Gibt es nur einen Weg, nimmt er ihn, ohne zu fragen.',
      },
      task: 'Leg das Drachenplättchen östlich vom Vulkan an.',
      reached: 'Der Drache hebt ab, und der erste Schritt gehört dir.',
      missed: { elsewhere: 'Auch dann würde er fliegen, aber leg das Plättchen diesmal in den Osten.' },
    },
    dragon: {
      explanation: {
        eats: 'Auf jedem Plättchen, das er betritt, frisst der Drache alle Gefolgsleute, auch deine. Sie gehen zurück in den Vorrat.',
        scoring: 'Er fliegt vor der Wertung: Wer gefressen wurde, bekommt keine Punkte.',
      },
      task: 'Schick den Drachen nach Westen, zu den Gefolgsleuten von Blau.',
      reached:
        'Blau hat zwei Gefolgsleute verloren. Um deinen Mönch hat der Drache wegen der Fee einen Bogen gemacht. Blau hat eine Stadt begonnen.',
      missed: {
        away: 'Eine Sackgasse, und zu fressen gibt es nichts. Die Gefolgsleute von Blau sind im Westen.',
      },
    },
    princess: {
      explanation: {
        sends:
          'Verlängerst du eine Stadt mit einem Burgfräulein, darfst du einen Ritter aus ihr nach Hause schicken, statt eine Figur auf das Plättchen zu stellen.',
        portal:
          'Und mit einem magischen Portal darf deine Figur auf alles, was auf dem Tisch unbesetzt und nicht fertig ist.',
      },
      task: 'Verlängere die Stadt von Blau mit dem Burgfräulein und vertreib den Ritter.',
      reached: 'Die Stadt hat keinen Ritter mehr. Der nächste könnte deiner sein.',
      missed: {
        elsewhere: 'Das Burgfräulein muss in die Stadt von Blau. Sie ist im Norden offen.',
        kept: 'Das Burgfräulein ist in der Stadt, der Ritter von Blau aber auch. Vertreib ihn.',
      },
    },
  },
};
