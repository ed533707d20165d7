import type { Chapters } from '../chapter.ts';

/** The chapter on King & Robber. */
export const kingAndRobber = {
  king: {
    exact: 'king--robber',
    lesson: 'king',
    pictures: {
      titles: {
        tiles: [
          ['base/E', 0, 0, 90],
          ['base/G', 1, 0, 90],
          ['base/E', 2, 0, 270],
          ['base/E', 4, 0, 90],
          ['base/E', 5, 0, 270],
        ],
      },
    },
  },
} as const satisfies Chapters;
