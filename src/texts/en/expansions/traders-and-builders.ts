import type { ExpansionWords } from '../../expansion-words.ts';
import type { LessonText } from '../../lesson-text.ts';
import { count } from '../grammar.ts';

/** Traders & Builders, in English. */
export const tradersAndBuilders = {
  name: 'Traders & Builders',
  blurb: 'Goods from cities, a builder for a second turn, a pig for farmers.',
  pieces: {
    builder: { name: 'builder', one: 'the builder' },
    pig: { name: 'pig', one: 'the pig' },
  },
  tokens: { wine: { name: 'wine' }, grain: { name: 'grain' }, cloth: { name: 'cloth' } },
  marks: { wine: 'wine', grain: 'grain', cloth: 'cloth' },
  events: {
    'turn-began': ({ part }, { name }) => (part > 1 ? `The builder gives ${name} a second tile.` : ''),
  },
  scores: {
    'goods-wine': 'the most wine',
    'goods-grain': 'the most grain',
    'goods-cloth': 'the most cloth',
  },
  heads: { goods: 'Goods' },
  counted: {
    'most wine': () => 'the most wine',
    'most grain': () => 'the most grain',
    'most cloth': () => 'the most cloth',
    bonus: (number) => count(number, 'city with the pig', 'cities with the pig'),
  },
  chatNames: ['traders', 'builders'],
} satisfies ExpansionWords;

/** The lesson on Traders & Builders, in English. */
export const tradersLesson = {
  title: 'Traders & Builders',
  summary: 'Two tiles in a turn, and goods for finishing cities',
  steps: {
    builder: {
      explanation: {
        joins: 'The builder joins your meeple on a road or in a city, on a tile that you add to it.',
        extends:
          'After that, whenever you extend that road or city, you play a second tile in the same turn.',
      },
      task: 'Extend your road and put the builder on it.',
      reached: 'The builder is at work.',
      missed: {
        elsewhere:
          'That does not extend your road, so the builder cannot go there. The road is open in the east.',
        'no-builder': 'The road is longer. Now put the builder on it, not another piece.',
      },
    },
    extend: {
      explanation: {
        second: 'The second tile can go anywhere, and you can put a piece on each of the two.',
        once: 'There are never more than two tiles in a turn.',
      },
      task: 'Extend your road again.',
      reached: 'It is still your turn: here is the second tile.',
      missed: { elsewhere: 'The builder only helps when you extend its own road. Continue in the east.' },
    },
    goods: {
      explanation: {
        taken:
          'The player who completes a city takes its goods: wine, grain or cloth. They need no meeple in it.',
        majority: 'At the end, the most tokens of each kind are worth ten points.',
        pig: 'The pig joins one of your farmers and makes each city at that field worth one point more.',
      },
      task: 'Blue’s city in the north has wine. Complete it.',
      reached: 'Blue gets the points, and you get the wine. It can be worth ten points at the end.',
      missed: { open: 'The city with the wine is still open, and Blue could complete it.' },
    },
  },
} satisfies LessonText;
