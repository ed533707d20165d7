import type { PositionView } from '../../../engine/index.ts';
import type { ExpansionWords } from '../../expansion-words.ts';
import type { LessonText } from '../../lesson-text.ts';
import { count } from '../grammar.ts';

type Cell = { readonly x: number; readonly y: number };
type Follower = Cell & { readonly piece: string; readonly segment: string };
type DragonView = NonNullable<PositionView['expansions']['princess-and-dragon']>;

/** The Princess & the Dragon, in English. */
export const princessAndDragon = {
  name: 'The Princess & the Dragon',
  blurb: 'A dragon that eats followers, a fairy that protects them, princesses and magic portals.',
  pieces: {
    dragon: { name: 'dragon', one: 'the dragon' },
    fairy: { name: 'fairy', one: 'the fairy' },
  },
  marks: { princess: 'princess', volcano: 'volcano', dragon: 'dragon', portal: 'magic portal' },
  phases: {
    dragon: {
      awaiting: 'move the dragon',
      question: 'move the dragon by one tile',
      skipped: 'the dragon takes the first way that is free',
    },
  },
  decisions: {
    dragon: {
      choice: ({ x, y }) => ({ text: `the dragon to ${x},${y}` }),
      sentHome: (pieces, words) => (pieces.length === 0 ? 'eating no one' : `eating ${words.and(pieces)}`),
      imperative: () => 'move the dragon here',
      preferred: (how) => `move the dragon ${how}`,
      prefix: 'dragon',
    },
  },
  thingsAt(cell, views) {
    const { dragon = null, fairy = null } = views['princess-and-dragon'] ?? {};
    const isHere = (figure: Cell | null) => figure?.x === cell.x && figure.y === cell.y;
    return [...(isHere(dragon) ? ['the dragon'] : []), ...(isHere(fairy) ? ['the fairy'] : [])];
  },
  news: (views) => {
    const flight = views['princess-and-dragon']?.flight ?? null;
    return flight === null ? [] : [`The dragon flies: ${count(flight.movesLeft, 'move')} left.`];
  },
  besideBag: (views) => {
    const waiting = views['princess-and-dragon']?.waiting ?? [];
    if (waiting.length === 0) return [];
    return [
      waiting.length === 1
        ? '1 dragon tile waits for a volcano'
        : `${waiting.length} dragon tiles wait for a volcano`,
    ];
  },
  members: {
    princess: {
      choice: ({ seat, piece, x, y, segment }: Follower & { readonly seat: number }, words) => ({
        text: `send ${words.pieceOf(piece, seat, segment)}${words.at(x, y)} away`,
      }),
      action: {
        label: 'Send a knight away',
        questions: { at: 'Which knight does the princess send away?' },
      },
    },
    fairy: {
      choice: ({ piece, x, y, segment }: Follower, words) => ({
        text: `the fairy to ${words.ownedBy(piece, undefined, segment)}${words.at(x, y)}`,
      }),
      action: {
        label: 'Move the fairy',
        questions: { at: 'Which of your followers does the fairy help?' },
      },
    },
  },
  events: {
    'dragon-moved': ({ x, y, by }, { name, words }) => {
      if (by === 'volcano') return `The dragon comes to the volcano${words.at(x, y)}.`;
      return by === 'seat'
        ? `${name} lands the dragon${words.at(x, y)}.`
        : `The dragon has one way to go and lands${words.at(x, y)}.`;
    },
    'pieces-eaten': ({ pieces }, { nameOf, words }) =>
      `The dragon eats ${words.and(pieces.map(({ seat, piece }) => `${nameOf(seat)}’s ${words.piece(piece)}`))}.`,
    'fairy-moved': ({ piece, to }, { name, words }) =>
      `${name} moves the fairy to ${words.onePiece(piece)}${words.at(to.x, to.y)}.`,
    'knight-sent-away': ({ owner, piece }, { name, nameOf, words }) =>
      `${name} has the princess send ${nameOf(owner)}’s ${words.piece(piece)} away.`,
  },
  position: ({ dragon, flight, fairy, waiting }: DragonView, { nameOf, words }) => [
    ...(dragon === null
      ? []
      : [
          `The dragon is at ${dragon.x},${dragon.y}${flight === null ? '' : `, with ${count(flight.movesLeft, 'move')} left`}.`,
        ]),
    ...(fairy === null
      ? []
      : [
          `The fairy is at ${fairy.x},${fairy.y}${fairy.follower === null ? '' : ` beside ${nameOf(fairy.follower.seat)}’s ${words.piece(fairy.follower.piece)}`}.`,
        ]),
    ...(waiting.length === 0
      ? []
      : [`Set aside until the first volcano: ${count(waiting.length, 'dragon tile')}.`]),
  ],
  scores: { fairy: 'the fairy’s help', 'fairy-turn': 'starting a turn beside the fairy' },
  heads: { fairy: 'Fairy' },
  refusals: {
    'dragon-there': 'Nothing can be deployed where the dragon stands.',
    'dragon-move': 'The dragon can’t go there.',
    'fairy-move': 'The fairy can’t move there.',
    'no-knight': 'The princess can’t send this follower away.',
  },
  tableOptions: {
    dragonMoves: {
      'before-scoring': {
        fact: 'the dragon flies before scoring',
        ask: 'dragon before(?: the)? scor(?:ing|es?)',
      },
      'after-scoring': {
        fact: 'the dragon flies after scoring',
        ask: 'dragon after(?: the)? scor(?:ing|es?)',
      },
    },
    dragonFlight: {
      everyone: { fact: 'everyone moves the dragon', ask: 'everyone moves the dragon|dragon everyone' },
      active: {
        fact: 'only the active player moves the dragon',
        ask: 'active dragon|dragon active|(?:only )?(?:the )?active player moves the dragon',
      },
    },
  },
  chatNames: ['dragon', 'princess'],
} satisfies ExpansionWords;

/** The lesson on The Princess & the Dragon, in English. */
export const dragonLesson = {
  title: 'The Princess & the Dragon',
  summary: 'A dragon that eats meeples, and a fairy that protects yours',
  steps: {
    volcano: {
      explanation: {
        comes: 'As soon as a volcano is placed, the dragon comes to it.',
        nothing: 'You cannot put a meeple on the tile where the dragon is.',
      },
      task: 'Place the volcano at the east end of the road, far from your monk.',
      reached: 'The dragon is next to Blue’s highwayman. Blue has put a farmer beside the road in the west.',
      missed: {
        elsewhere: 'The dragon has nothing to do there. Extend the road in the east.',
        'fairy-early': 'The right place. But the fairy comes in the next step: do not move it yet.',
      },
    },
    fairy: {
      explanation: {
        instead:
          'Instead of putting a meeple on your tile, you can move the fairy to one of your meeples on the board.',
        protects: 'The dragon never enters the fairy’s tile.',
        points:
          'The fairy earns you a point at the start of each of your turns, and three points when the feature of your meeple is scored.',
      },
      task: 'Extend the road in the west, and move the fairy to your monk.',
      reached: 'Your monk is safe, and the fairy has just earned you a point.',
      missed: {
        elsewhere: 'Place the tile at the west end of the road, and then move the fairy.',
        'no-fairy': 'The right place, but your monk is still in danger. Move the fairy to him.',
      },
    },
    flight: {
      explanation: {
        moves:
          'When a tile with a dragon is placed, the dragon flies up to six tiles. You make the first move, then the players take turns.',
        way: 'It enters no tile twice in a flight. Where there is only one way, it takes it without asking.',
      },
      task: 'Place the dragon tile east of the volcano.',
      reached: 'The dragon takes off, and the first move is yours.',
      missed: {
        elsewhere: 'The dragon would fly from there too, but this time place the tile in the east.',
      },
    },
    dragon: {
      explanation: {
        eats: 'On each tile that it enters, the dragon eats all meeples, yours included. They go back to their players.',
        scoring: 'It flies before features are scored, so its victims get no points.',
      },
      task: 'Send the dragon west, towards Blue’s meeples.',
      reached:
        'Blue has lost two meeples. The dragon flew past your monk, because of the fairy. Blue has started a city.',
      missed: { away: 'That is a dead end with nothing to eat. Blue’s meeples are in the west.' },
    },
    princess: {
      explanation: {
        sends:
          'If your tile extends a city with a princess, you can send a knight from that city home instead of putting a meeple on the tile.',
        portal:
          'And with a magic portal, you can put your meeple on any unclaimed, incomplete feature of the board.',
      },
      task: 'Extend Blue’s city with the princess, and send the knight away.',
      reached: 'The city is without a knight now. Perhaps the next one will be yours.',
      missed: {
        elsewhere: 'The princess must move into Blue’s city. It is open in the north.',
        kept: 'The princess is in the city, but so is Blue’s knight. Send him away.',
      },
    },
  },
} satisfies LessonText;
