import type { Chapters } from '../chapter.ts';

/** The chapter on The River. */
export const river = {
  river: {
    exact: 'placing-a-tile',
    lesson: 'river',
    pictures: {
      river: {
        tiles: [
          ['river/A', 0, 0, 0],
          ['river/G', 1, 0, 0],
          ['river/I', 2, 0, 0],
          ['river/J', 2, 1, 180],
          ['river/B', 3, 1, 0],
        ],
      },
    },
  },
} as const satisfies Chapters;
