import type { PositionView } from '../../../engine/index.ts';
import type { ExpansionWords } from '../../expansion-words.ts';
import type { LessonText } from '../../lesson-text.ts';
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

/** The Tower, in English. */
export const tower = {
  name: 'The Tower',
  blurb: 'Towers that grow floor by floor, take prisoners, and have ransoms paid for them.',
  marks: { foundation: 'foundation of a tower' },
  tokens: {
    floors: { name: 'floor', counted: (number) => count(number, 'floor') },
    prisoners: { name: 'prisoner', counted: (number) => count(number, 'prisoner') },
  },
  phases: {
    ransom: {
      awaiting: 'decide on a ransom',
      question: 'buy a follower back for 3 points, or keep the points',
      declining: 'keep the points',
      skipped: 'no ransom is paid and no tile is placed',
    },
  },
  decisions: {
    ransom: {
      choice: (decision, words) => ({
        text:
          decision.piece === undefined
            ? 'buy no follower back'
            : `buy ${words.onePiece(decision.piece)} back from ${words.player(decision.seat ?? 0)}`,
      }),
      imperative: (decision, words) =>
        decision.piece === undefined
          ? 'buy no follower back'
          : `buy ${words.onePiece(decision.piece)} back for 3 points`,
      sentence: ({ seat }, name) => (seat === null ? `${name} pays no ransom.` : undefined),
    },
  },
  thingsAt: ({ x, y }, { tower: view }) =>
    (view?.towers ?? [])
      .filter((built) => built.x === x && built.y === y)
      .map(({ floors }) => (floors === 0 ? 'foundation of a tower' : `tower with ${count(floors, 'floor')}`)),
  members: {
    floor: {
      choice: ({ x, y, capture, release }: Floor, words) => {
        const text = `a floor on the tower${words.at(x, y)}`;
        if (capture === undefined) return { text };
        const captured = words.pieceOf(capture.piece, capture.seat, capture.segment);
        const back = release === undefined ? '' : ` in exchange for ${words.ownedBy(release, undefined)}`;
        return { text, also: `capturing ${captured}${words.at(capture.x, capture.y)}${back}` };
      },
      action: {
        label: 'Add a floor to a tower',
        questions: {
          at: 'Which tower grows?',
          capture: 'Capture a follower?',
          release: 'Which piece do you get back for it?',
        },
        without: { capture: 'Capture no one' },
      },
    },
    close: {
      choice: ({ x, y, piece }: Cell & { readonly piece: string }, words) => ({
        text: `${words.onePiece(piece)} on top of the tower${words.at(x, y)}`,
      }),
      action: {
        label: 'Close a tower',
        questions: { at: 'Which tower do you close?', piece: 'Who stands on top?' },
      },
    },
  },
  events: {
    'floor-added': ({ x, y, floors }, { name, words }) =>
      `${name} adds a floor to the tower${words.at(x, y)}: it has ${count(floors, 'floor')} now.`,
    'follower-captured': ({ seat, owner, piece }, { name, nameOf, words }) =>
      seat === owner
        ? `${name} takes ${words.onePiece(piece)} home by the tower.`
        : `${name} captures ${nameOf(owner)}’s ${words.piece(piece)}.`,
    'prisoners-exchanged': ({ gets, owner }, { name, nameOf, words }) =>
      `${name} and ${nameOf(owner)} exchange prisoners: ${name} gets ${words.onePiece(gets)} back.`,
    'prisoner-ransomed': ({ holder, piece }, { name, nameOf, words }) =>
      `${name} pays ${nameOf(holder)} a ransom for ${words.onePiece(piece)}.`,
    'tower-closed': ({ x, y, piece }, { name, words }) =>
      `${name} closes the tower${words.at(x, y)} with ${words.onePiece(piece)}.`,
    scored: ({ kind, points: number }, { name }) =>
      kind !== 'ransom' ? undefined : number < 0 ? '' : `${name} receives ${count(number, 'point')}.`,
  },
  position: ({ towers, prisoners }: TowerView, { nameOf, words }) => {
    const built = towers.filter(({ floors }) => floors > 0);
    const listed = built.map(({ x, y, floors, top }) => {
      const closed = top === null ? '' : `, with ${nameOf(top.seat)}’s ${words.piece(top.piece)} on top`;
      return `${x},${y} (${count(floors, 'floor')}${closed})`;
    });
    const holders = [...new Set(prisoners.map(({ holder }) => holder))];
    return [
      ...(built.length === 0 ? [] : [`Towers: ${listed.join('; ')}.`]),
      ...holders.map((holder) => {
        const held = prisoners.filter((prisoner) => prisoner.holder === holder);
        const names = held.map(({ seat, piece }) => `${nameOf(seat)}’s ${words.piece(piece)}`);
        return `${nameOf(holder)} holds as prisoners: ${words.and(names)}.`;
      }),
    ];
  },
  scores: { ransom: 'a ransom' },
  heads: { ransom: 'Ransoms' },
  refusals: {
    'no-tower': 'There is no tower for this.',
    'no-floor': 'You have no floor left.',
    'no-capture': 'The tower can’t reach this follower.',
    'no-prisoner': 'This piece can’t come back now.',
  },
  chatNames: ['tower'],
  chatTerms: { tower: 'floor', capture: '>', captures: '>', capturing: '>', release: '<' },
} satisfies ExpansionWords;

/** The lesson on The Tower, in English. */
export const towerLesson = {
  title: 'The Tower',
  summary: 'Prisoners, and the price of their freedom',
  steps: {
    capture: {
      explanation: {
        floor: 'Instead of putting a meeple on your tile, you can add a floor to any tower.',
        reach:
          'Then you can capture a meeple on the tower’s tile or in a straight line from it, at most as many tiles away as the tower has floors.',
      },
      task: 'Extend the road, add a floor to the tower, and capture Blue’s monk.',
      reached: 'Blue has paid you three points for the monk, and then captured yours with the second floor.',
      missed: {
        'no-floor': 'The tower has not grown. Place the tile and add a floor.',
        'no-capture':
          'With one floor the tower reaches the next tile. Blue’s monk is right there, in the south.',
        'own-monk': 'You can take your own monk home like this. But capture Blue’s, in the south.',
      },
    },
    ransom: {
      explanation: {
        price: 'Before you place your tile, you can buy back one of your meeples for three points.',
        exchange:
          'It is free if you capture a meeple of the player who holds yours: then both go home at once.',
      },
      task: 'Buy your monk back.',
      reached: 'Three points for Blue, and your meeple is back in time for this turn.',
      missed: { declined: 'You can keep the points, but a meeple brings you more. Pay for it.' },
    },
    close: {
      explanation: {
        closed: 'A meeple on top closes a tower: it can no longer grow or capture.',
        stays: 'The meeple stays there until the end of the game and scores nothing.',
      },
      task: 'Place the tile, and put a meeple on top of the tower.',
      reached: 'This tower is no longer a danger to you.',
      missed: { open: 'The tower is still open, and Blue could add the third floor. Put a meeple on top.' },
    },
  },
} satisfies LessonText;
