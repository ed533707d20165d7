import { BLUE, type Chapters, RED } from '../chapter.ts';

/** The chapter on Traders & Builders. */
export const tradersAndBuilders = {
  traders: {
    exact: 'traders--builders',
    lesson: 'traders',
    pictures: {
      goods: {
        tiles: [
          ['base/E', 0, 0, 90],
          ['traders/O', 1, 0, 0],
          ['base/E', 2, 0, 270],
        ],
        pieces: [{ piece: 'meeple', seat: BLUE, on: [0, 0, 'city0'] }],
      },
      builder: {
        tiles: [
          ['base/A', 0, 0, 270],
          ['base/U', 1, 0, 90],
          ['base/U', 2, 0, 90],
          ['base/V', 3, 0, 0],
        ],
        pieces: [
          { piece: 'meeple', seat: RED, on: [1, 0, 'road0'] },
          { piece: 'builder', seat: RED, on: [2, 0, 'road0'] },
        ],
        right: [[3, 0]],
      },
    },
  },
} as const satisfies Chapters;
