import { BLUE, type Chapters, RED } from '../chapter.ts';

/** The chapter on Abbey & Mayor. */
export const abbeyAndMayor = {
  abbey: {
    exact: 'abbey--mayor',
    lesson: 'abbey',
    pictures: {
      abbey: {
        tiles: [
          ['base/E', 0, -2, 180],
          ['base/F', 0, -1, 90],
          ['base/V', -1, 0, 270],
          ['abbey/ABBEY', 0, 0, 0],
          ['base/U', 1, 0, 90],
          ['base/B', 0, 1, 0],
        ],
        pieces: [
          { piece: 'meeple', seat: RED, on: [0, 0, 'monastery0'] },
          { piece: 'meeple', seat: BLUE, on: [0, -2, 'city0'] },
        ],
        right: [[0, 0]],
      },
      barn: {
        tiles: [
          ['base/E', 0, 0, 0],
          ['base/E', 1, 0, 0],
          ['base/E', 0, 1, 180],
          ['base/E', 1, 1, 180],
        ],
        pieces: [{ piece: 'barn', seat: RED, on: [1, 1] }],
      },
    },
  },
} as const satisfies Chapters;
