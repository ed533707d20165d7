import type { PositionView } from '../../../engine/index.ts';
import type { ExpansionWords } from '../../expansion-words.ts';
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
