import type { ExpansionWords } from '../../expansion-words.ts';
import { kindOf } from '../../names.ts';
import { and, count, points } from '../grammar.ts';

/** The base game, in English. */
export const base = {
  name: 'base game',
  blurb: '',
  pieces: { meeple: { name: 'meeple', one: 'a meeple', as: (role) => `a ${role}` } },
  features: {
    city: {
      name: 'city',
      into: 'into the city',
      within: 'in the city',
      role: 'knight',
      completed: (tiles) => `The city of ${tiles} is complete.`,
    },
    road: {
      name: 'road',
      into: 'onto the road',
      within: 'on the road',
      role: 'highwayman',
      completed: (tiles) => `The road of ${tiles} is complete.`,
    },
    monastery: {
      name: 'monastery',
      into: 'into the monastery',
      within: 'in the monastery',
      role: 'monk',
      completed: () => 'The monastery is surrounded.',
    },
    field: { name: 'field', into: 'into the field', within: 'in the field', role: 'farmer' },
  },
  marks: { shield: 'shield' },
  phases: {
    place: { awaiting: 'place a tile', question: 'place a tile', skipped: 'no tile is placed' },
  },
  decisions: {
    tile: {
      choice: ({ x, y, rotation, tile }) => ({
        text: `${tile === undefined ? '' : `${tile} `}at ${x},${y}, turned by ${rotation}°`,
      }),
      imperative: ({ deploy }, words) =>
        deploy === undefined ? 'place the tile' : `place the tile and ${words.deploy(deploy.piece, deploy)}`,
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
      if ('quarter' in to) return `${name} moves ${words.onePiece(piece)} ${words.toQuarter(to.quarter)}.`;
      return `${name} moves ${words.onePiece(piece)} ${words.into('segment' in to ? kindOf(to.segment) : 'field')}.`;
    },
    'piece-returned': () => '',
    'feature-completed': ({ kind, tiles }, { words }) => words.completed(kind, tiles),
    scored: ({ points: number, kind }, { name, words }) =>
      `${name} gets ${points(number)} for ${words.scoredFor(kind)}.`,
    taken: ({ what, number }, { name, words }) => `${name} ${words.takes(what, number)}.`,
    'neutral-moved': ({ figure, to }, { name, words }) =>
      `${name} moves ${words.onePiece(figure)} ${words.toQuarter(to)}.`,
    'tiles-set-aside': (event, { events }) => {
      const setAside = events.filter((each) => each.type === 'tiles-set-aside');
      const number = setAside.flatMap(({ tiles }) => tiles).length;
      if (event !== setAside[0]) return '';
      return number === 1
        ? 'A tile fits nowhere and is set aside.'
        : `${number} tiles fit nowhere and are set aside.`;
    },
    'tiles-held-back': (event, { events }) => {
      const heldBack = events.filter((each) => each.type === 'tiles-held-back');
      const number = heldBack.flatMap(({ tiles }) => tiles).length;
      if (event !== heldBack[0]) return '';
      return number === 1
        ? 'A tile may not be placed yet and waits beside the bag.'
        : `${number} tiles may not be placed yet and wait beside the bag.`;
    },
    'tiles-given-back': ({ tiles }) =>
      tiles.length === 1
        ? 'The waiting tile goes back into the bag.'
        : `The ${tiles.length} waiting tiles go back into the bag.`,
    'tile-drawn': () => '',
    'hand-filled': () => '',
    'turn-began': ({ part }, { name }) => (part > 1 ? `${name} places a second tile.` : ''),
    'turn-skipped': ({ seat }, { name, words, events }) => {
      const declined = events.find((event) => event.type === 'declined' && event.seat === seat);
      const what =
        declined?.type === 'declined' ? words.phase(declined.decision).skipped : 'the turn is skipped';
      return `${name} ran out of time: ${what}.`;
    },
    declined: () => '',
    'seat-resigned': (_, { name }) => `${name} resigns.`,
    'ended-without-result': () => 'All players agree to end the game without a result.',
    undone: ({ to }, { name }) =>
      `All players agree to undo ${name}’s last move: the game continues ${to === 0 ? 'from the start' : `after move ${to}`}.`,
    'play-ended': () => 'All tiles are played.',
    'game-over': ({ scores, places }, { nameOf }) => {
      const winners = places.flatMap((place, seat) => (place === 1 ? [nameOf(seat)] : []));
      const list = scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ');
      return `The game is over and ${and(winners)} ${winners.length === 1 ? 'wins' : 'win'}: ${list}.`;
    },
  },
  scores: {
    city: 'a city',
    road: 'a road',
    monastery: 'a monastery',
    field: 'a field',
    'city-incomplete': 'an unfinished city',
    'road-incomplete': 'an unfinished road',
    'monastery-incomplete': 'an unfinished monastery',
  },
  heads: { city: 'Cities', road: 'Roads', field: 'Fields', monastery: 'Monasteries' },
  counted: {
    tiles: (number) => count(number, 'tile'),
    shields: (number) => count(number, 'shield'),
    cities: (number) => count(number, 'city', 'cities'),
  },
  because: { 'small-city': 'a small city: each tile counts 1' },
  chatTerms: { follower: 'meeple' },
} satisfies ExpansionWords;
