import { BLUE, type Chapters, RED } from '../chapter.ts';

/** The chapter on The Count of Carcassonne. */
export const count = {
  count: {
    exact: 'the-count',
    lesson: 'count',
    pictures: {
      town: {
        tiles: [
          ['count/A', 0, 0, 0],
          ['count/B', 1, 0, 0],
          ['count/C', 2, 0, 0],
          ['count/D', 3, 0, 0],
          ['count/E', 0, 1, 0],
          ['count/F', 1, 1, 0],
          ['count/G', 2, 1, 0],
          ['count/H', 3, 1, 0],
          ['count/I', 0, 2, 0],
          ['count/J', 1, 2, 0],
          ['count/K', 2, 2, 0],
          ['count/L', 3, 2, 0],
        ],
        pieces: [
          { piece: 'count', on: [1.5, 1.25] },
          { piece: 'meeple', seat: RED, on: [2.4, 1.79] },
          { piece: 'meeple', seat: BLUE, on: [2.6, 1.79] },
        ],
      },
    },
  },
} as const satisfies Chapters;
