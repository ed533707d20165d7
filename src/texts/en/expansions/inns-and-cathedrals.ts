import type { ExpansionWords } from '../../expansion-words.ts';
import type { LessonText } from '../../lesson-text.ts';

/** Inns & Cathedrals, in English. */
export const innsAndCathedrals = {
  name: 'Inns & Cathedrals',
  blurb: 'More points for the bold, nothing for the unlucky; a big meeple.',
  pieces: { 'large-meeple': { name: 'big meeple', one: 'the big meeple' } },
  marks: { inn: 'inn', cathedral: 'cathedral' },
  because: {
    inn: 'an inn: each tile counts one more',
    cathedral: 'a cathedral: each tile and shield counts one more',
  },
  chatNames: ['inns', 'cathedrals'],
  chatTerms: { large: 'large-meeple', big: 'large-meeple' },
} satisfies ExpansionWords;

/** The lesson on Inns & Cathedrals, in English. */
export const innsLesson = {
  title: 'Inns & Cathedrals',
  summary: 'Higher stakes, and a larger meeple',
  steps: {
    inn: {
      explanation: {
        double: 'A road with an inn scores two points per tile when it is complete,',
        nothing: 'and nothing at all if it is unfinished at the end.',
      },
      task: 'Your highwayman stands on a road with an inn. Complete it.',
      reached: 'Four tiles, two points each, thanks to the inn.',
      missed: {
        open: 'The road with the inn is still open in the east. At the end of the game it would be worth nothing.',
        'large-used':
          'That completes the road. But you need the big meeple in the next step: use a small one here, or none.',
      },
    },
    large: {
      explanation: {
        two: 'Your big meeple counts as two.',
        majority:
          'You cannot enter a claimed city. But two cities can grow together: then the points go to the player with the most meeples.',
      },
      task: 'Blue’s knight looks west, across the gap. Start a city opposite, west of the gap, with your big meeple.',
      reached: 'Two cities, and one gap between them.',
      missed: {
        elsewhere:
          'From there your city cannot meet Blue’s. Place the tile west of the gap, with its city towards Blue’s.',
        unclaimed: 'The right place, but without a knight in that city you get nothing from it.',
        meeple: 'One against one would be a tie, and Blue would get the points too. Take the big meeple.',
      },
    },
    join: {
      explanation: {
        joined: 'The points go to the strongest player in the city, whichever player completes it.',
        cathedral:
          'A city with a cathedral scores three points for each tile and shield if it is complete, and nothing if it is not.',
      },
      task: 'Join the two cities and the one in the south with this tile.',
      reached: 'Two against one: all points are yours, and Blue gets none.',
      missed: {
        apart: 'The cities are still separate. The tile fits into the gap between them, upside down.',
      },
    },
  },
} satisfies LessonText;
