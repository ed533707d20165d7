import type { ExpansionWords } from '../../expansion-words.ts';
import type { LessonText } from '../../lesson-text.ts';

/** The River, in English. */
export const river = {
  name: 'The River',
  blurb: 'A river that is laid first.',
  features: { river: { name: 'river' } },
  chatNames: ['river'],
} satisfies ExpansionWords;

/** The lesson on The River, in English. */
export const riverLesson = {
  title: 'The River',
  summary: 'A start with more room',
  steps: {
    bend: {
      explanation: {
        water: 'The game starts at the spring. Each river tile extends the river.',
        turns: 'The river must not turn back on itself, so it cannot bend the same way twice in a row.',
      },
      task: 'You have drawn a bend. Make the river flow south.',
      reached: 'The river flows south. Blue has extended it.',
      missed: {
        north: 'The river would flow north there. Turn the tile so that the river leaves at the bottom.',
      },
    },
    monk: {
      explanation: {
        water:
          'You cannot put a meeple on the water, but the fields, roads, cities and monasteries beside it are like any others.',
        lake: 'The lake is the last river tile. After that you draw the other tiles.',
      },
      task: 'This river tile has a monastery. Put a monk in it.',
      reached:
        'Your monk has a view of the river. Blue has placed the lake, and the game continues as usual.',
      missed: {
        unclaimed: 'The monastery is still empty. Take it before Blue does.',
        elsewhere: 'Your meeple can go there, but this time put it in the monastery.',
      },
    },
  },
} satisfies LessonText;
