import { type Chapters, RED } from '../chapter.ts';

/** The chapter on Inns & Cathedrals. */
export const innsAndCathedrals = {
  inns: {
    exact: 'points',
    lesson: 'inns',
    pictures: {
      inn: {
        tiles: [
          ['base/W', 0, 0, 0],
          ['inns/O', 1, 0, 0],
          ['base/A', 2, 0, 90],
        ],
        pieces: [{ piece: 'large-meeple', seat: RED, on: [0, 0, 'road0'] }],
      },
      cathedral: {
        tiles: [
          ['base/E', 0, -1, 180],
          ['base/E', -1, 0, 90],
          ['inns/A', 0, 0, 0],
          ['base/E', 1, 0, 270],
          ['base/E', 0, 1, 0],
        ],
        pieces: [{ piece: 'meeple', seat: RED, on: [0, 1, 'city0'] }],
      },
    },
  },
} as const satisfies Chapters;
