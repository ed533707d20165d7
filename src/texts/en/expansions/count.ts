import type { ExpansionWords } from '../../expansion-words.ts';
import type { LessonText } from '../../lesson-text.ts';
import { kindOf } from '../../names.ts';

/** The Count of Carcassonne, in English. */
export const count = {
  name: 'The Count of Carcassonne',
  blurb: 'Start in the city itself, and send meeples to wait in its quarters.',
  pieces: { count: { name: 'count', one: 'the count' } },
  features: { carcassonne: { name: 'Carcassonne' } },
  quarters: {
    castle: { name: 'castle', to: 'to the castle', from: 'from the castle' },
    blacksmith: { name: 'blacksmith', to: 'to the blacksmith', from: 'from the blacksmith' },
    cathedral: { name: 'cathedral', to: 'to the cathedral', from: 'from the cathedral' },
    market: { name: 'market', to: 'to the market', from: 'from the market' },
  },
  phases: {
    count: {
      awaiting: 'enter the town',
      question: 'send a meeple into Carcassonne, or none',
      declining: 'no meeple',
      skipped: 'no meeple enters Carcassonne',
    },
    redeploy: {
      awaiting: 'leave the town',
      question: 'move meeples out of Carcassonne, or none',
      declining: 'no meeple',
      skipped: 'no meeple leaves Carcassonne',
    },
    'final-redeploy': {
      awaiting: 'leave the market',
      question: 'move a meeple from the market to a field, or none',
      declining: 'no meeple',
      skipped: 'no meeple leaves Carcassonne',
    },
  },
  decisions: {
    count: {
      choice: (decision, words) => {
        if (decision.quarter === null) return { text: 'no meeple enters Carcassonne' };
        const { piece, quarter, moveCountTo } = decision;
        const text = `${words.onePiece(piece)} ${words.toQuarter(quarter)} of Carcassonne`;
        return moveCountTo === undefined
          ? { text }
          : { text, also: `the count ${words.toQuarter(moveCountTo)}` };
      },
      imperative: (decision, words) => {
        if (decision.quarter === null) return 'send no meeple to Carcassonne';
        const { piece, quarter, moveCountTo } = decision;
        const send = `send ${words.onePiece(piece)} ${words.toQuarter(quarter)} of Carcassonne`;
        return moveCountTo === undefined ? send : `${send} and the count ${words.toQuarter(moveCountTo)}`;
      },
      sentence: ({ quarter }, name) =>
        quarter === null ? `${name} sends no meeple to Carcassonne.` : undefined,
    },
    redeploy: {
      choice: ({ pieces }, words) => {
        const moves = pieces.map(
          ({ piece, quarter, to }) =>
            `${words.onePiece(piece)} ${words.fromQuarter(quarter)} ${words.into(kindOf(to.segment))} at ${to.x},${to.y}`,
        );
        return { text: moves.length === 0 ? 'no meeple leaves Carcassonne' : moves.join(', ') };
      },
      imperative: ({ pieces }, words) => {
        const moves = pieces.map(
          ({ piece, quarter, to }) =>
            `${words.onePiece(piece)} ${words.fromQuarter(quarter)} ${words.into(kindOf(to.segment))}`,
        );
        return moves.length === 0 ? 'move no meeple out of Carcassonne' : `move ${words.and(moves)}`;
      },
      sentence: ({ pieces }, name) =>
        pieces.length === 0 ? `${name} moves no meeple out of Carcassonne.` : undefined,
    },
  },
  events: {
    'piece-moved': ({ piece, from, to }, { name, words }) => {
      const who = words.onePiece(piece);
      if ('quarter' in to) return `${name} sends ${who} ${words.toQuarter(to.quarter)} of Carcassonne.`;
      if (from === undefined || !('quarter' in from) || !('segment' in to)) return undefined;
      return `${name} moves ${who} ${words.fromQuarter(from.quarter)} ${words.into(kindOf(to.segment))}.`;
    },
  },
  chatNames: ['count'],
} satisfies ExpansionWords;

/** The lesson on The Count of Carcassonne, in English. */
export const countLesson = {
  title: 'The Count of Carcassonne',
  summary: 'Give points away, and join in by surprise',
  steps: {
    gift: {
      explanation: {
        enter:
          'If your tile scores for others but not for you, you can send one of your meeples into the city of Carcassonne.',
        quarters:
          'It has four quarters: the castle for cities, the blacksmith for roads, the cathedral for monasteries, the market for fields.',
      },
      task: 'Give Blue a present: complete Blue’s city in the east.',
      reached: 'Six points for Blue. In return you can enter Carcassonne.',
      missed: { 'no-points': 'That scores no points for Blue. Blue’s city is open in the east.' },
    },
    enter: {
      explanation: {
        count: 'No meeple can leave the quarter with the count. If you enter, you can also move him.',
        castle: 'From the castle, your knight can join a city just before it is scored.',
      },
      task: 'Put a meeple in the castle, and send the count out of it.',
      reached: 'Your knight waits in the castle. Blue suspects nothing and has started a new city.',
      missed: {
        declined: 'You sent no meeple. It costs nothing: put one in the castle.',
        'other-quarter': 'That quarter is useful too, but only the castle leads into cities.',
        locked:
          'Your knight is in the castle, but so is the count, who would not let him out. Move the count as well.',
      },
    },
    complete: {
      explanation: { redeploy: 'Just before a city is scored, meeples can move into it from the castle.' },
      task: 'Complete Blue’s new city in the south-west.',
      reached: 'Before it is scored, you decide about your knight.',
      missed: { open: 'Blue’s new city is still open. It is in the south-west.' },
    },
    redeploy: {
      explanation: {
        counts: 'There your knight counts like any other.',
        market: 'In the same way, the market leads into fields at the end of the game.',
      },
      task: 'Send your knight from the castle into the city.',
      reached: 'One against one: both of you get all the points.',
      missed: { declined: 'Without your knight, Blue gets all the points. Send him in.' },
    },
  },
} satisfies LessonText;
