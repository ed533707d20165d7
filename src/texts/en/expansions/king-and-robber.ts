import type { ExpansionWords } from '../../expansion-words.ts';
import type { LessonText } from '../../lesson-text.ts';
import { count } from '../grammar.ts';

/** King & Robber, in English. */
export const kingAndRobber = {
  name: 'King & Robber',
  blurb: 'Prizes for the largest city and the longest road.',
  tokens: {
    king: {
      name: 'the king',
      counted: () => 'the king',
      taken: () => 'takes the king for the largest city so far',
    },
    robber: {
      name: 'the robber baron',
      counted: () => 'the robber baron',
      taken: () => 'takes the robber baron for the longest road so far',
    },
  },
  scores: { king: 'the king', robber: 'the robber baron' },
  heads: { king: 'King', robber: 'Robber baron' },
  counted: {
    'completed city': (number) => count(number, 'completed city', 'completed cities'),
    'completed road': (number) => count(number, 'completed road'),
  },
  chatNames: ['king', 'robber'],
} satisfies ExpansionWords;

/** The lesson on King & Robber, in English. */
export const kingLesson = {
  title: 'King & Robber',
  summary: 'The largest city and the longest road',
  steps: {
    king: {
      explanation: {
        largest:
          'The player who completes the largest city so far becomes king, until a player completes a larger one.',
        anyone: 'The meeples in the city do not matter; it can even be empty.',
      },
      task: 'Blue is king with a city of two tiles. Complete the city of three in the south.',
      reached: 'Long live the king: the figure is yours.',
      missed: { elsewhere: 'No city of three tiles has been completed. The open one is in the south.' },
    },
    robber: {
      explanation: {
        longest: 'In the same way, completing the longest road so far makes you robber baron.',
        points:
          'At the end the king scores a point for each completed city on the board, and the robber a point for each completed road.',
      },
      task: 'Complete the road in the middle.',
      reached: 'Now the robber is yours too. Keep both until the end.',
      missed: { elsewhere: 'The road in the middle is not complete yet: its east end is open.' },
    },
  },
} satisfies LessonText;
