import { BLUE, type Chapters, RED } from '../chapter.ts';

/** Chapters on The Princess & the Dragon. */
export const princessAndDragon = {
  dragon: {
    exact: 'the-princess--the-dragon',
    lesson: 'dragon',
    pictures: {
      flight: {
        tiles: [
          ['dragon/Q', 0, 0, 0],
          ['base/U', 1, 0, 90],
          ['dragon/P', 2, 0, 0],
          ['base/V', 3, 0, 0],
          ['base/E', 0, 1, 180],
          ['base/B', 1, 1, 0],
          ['base/E', 2, 1, 180],
          ['base/A', 3, 1, 180],
        ],
        pieces: [
          { piece: 'meeple', seat: RED, on: [2, 0, 'road0'] },
          { piece: 'meeple', seat: BLUE, on: [3, 1, 'monastery0'] },
        ],
        expansions: {
          'princess-and-dragon': {
            dragon: { x: 2, y: 1 },
            flight: {
              visited: [
                { x: 0, y: 0 },
                { x: 1, y: 0 },
                { x: 1, y: 1 },
                { x: 2, y: 1 },
              ],
              movesLeft: 3,
            },
            fairy: null,
            waiting: [],
          },
        },
      },
    },
  },
  fairy: {
    exact: 'the-princess--the-dragon',
    lesson: 'dragon',
    pictures: {
      fairy: {
        tiles: [
          ['dragon/A', 0, 0, 0],
          ['base/B', 1, 0, 0],
          ['base/E', 2, 0, 90],
        ],
        pieces: [{ piece: 'meeple', seat: RED, on: [1, 0, 'monastery0'] }],
        expansions: {
          'princess-and-dragon': {
            dragon: { x: 0, y: 0 },
            flight: null,
            fairy: { x: 1, y: 0, follower: { seat: RED, piece: 'meeple', segment: 'monastery0' } },
            waiting: [],
          },
        },
      },
      princess: {
        tiles: [
          ['base/B', 0, 0, 0],
          ['dragon/T', 1, 0, 180],
          ['base/E', 2, 0, 270],
        ],
        pieces: [{ piece: 'meeple', seat: BLUE, on: [2, 0, 'city0'] }],
        right: [[1, 0]],
      },
      portal: {
        tiles: [
          ['base/U', 0, 0, 90],
          ['base/A', 1, 0, 90],
          ['dragon/AC', 2, 0, 0],
        ],
        pieces: [{ piece: 'meeple', seat: RED, on: [0, 0, 'road0'] }],
        right: [[2, 0]],
      },
    },
  },
} as const satisfies Chapters;
