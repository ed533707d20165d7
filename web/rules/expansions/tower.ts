import { BLUE, type Chapters, GREEN, RED } from '../chapter.ts';

/** The chapter on The Tower. */
export const tower = {
  tower: {
    exact: 'the-tower',
    lesson: 'tower',
    pictures: {
      capture: {
        tiles: [
          ['tower/B', 0, 0, 0],
          ['base/E', 1, 0, 0],
          ['base/E', 2, 0, 90],
          ['base/E', 0, 1, 180],
          ['base/B', 1, 1, 0],
        ],
        pieces: [
          { piece: 'meeple', seat: BLUE, on: [2, 0, 'city0'] },
          { piece: 'meeple', seat: GREEN, on: [1, 1, 'monastery0'] },
        ],
        expansions: {
          tower: { towers: [{ x: 0, y: 0, floors: 2, top: null }], floors: [], prisoners: [] },
        },
      },
      closed: {
        tiles: [
          ['base/U', 0, 0, 90],
          ['tower/K', 1, 0, 0],
          ['base/V', 2, 0, 0],
        ],
        expansions: {
          tower: {
            towers: [{ x: 1, y: 0, floors: 3, top: { seat: RED, piece: 'meeple' } }],
            floors: [],
            prisoners: [],
          },
        },
      },
    },
  },
} as const satisfies Chapters;
