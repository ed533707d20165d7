import { BLUE, type Chapters, GREEN, RED, YELLOW } from './chapter.ts';

/** The chapters on the base game, in reading order. */
export const base = {
  turn: {
    exact: 'the-course-of-a-turn',
  },
  place: {
    exact: 'placing-a-tile',
    lesson: 'place',
    pictures: {
      fits: {
        tiles: [
          ['base/E', -1, 0, 90],
          ['base/D', 0, 0, 0],
          ['base/U', 1, 0, 90],
        ],
        right: [[1, 0]],
        wrong: [[-1, 0]],
      },
    },
  },
  meeple: {
    exact: 'deploying-a-piece',
    lesson: 'road',
    pictures: {
      roles: {
        tiles: [
          ['base/E', 0, -1, 180],
          ['base/D', 0, 0, 0],
          ['base/U', 1, 0, 90],
          ['base/B', 0, 1, 0],
          ['base/E', 1, 1, 180],
        ],
        pieces: [
          { piece: 'meeple', seat: RED, on: [0, -1, 'city0'] },
          { piece: 'meeple', seat: BLUE, on: [1, 0, 'road0'] },
          { piece: 'meeple', seat: YELLOW, on: [0, 1, 'monastery0'] },
          { piece: 'meeple', seat: GREEN, on: [1, 1, 'field0'] },
        ],
      },
    },
  },
  road: {
    exact: 'points',
    lesson: 'road',
    pictures: {
      road: {
        tiles: [
          ['base/W', 0, 0, 0],
          ['base/U', 1, 0, 90],
          ['base/A', 2, 0, 90],
        ],
        pieces: [{ piece: 'meeple', seat: RED, on: [1, 0, 'road0'] }],
      },
    },
  },
  city: {
    exact: 'points',
    lesson: 'city',
    pictures: {
      city: {
        tiles: [
          ['base/M', 0, 0, 180],
          ['base/N', 1, 0, 270],
          ['base/N', 0, 1, 90],
          ['base/N', 1, 1, 0],
        ],
        pieces: [{ piece: 'meeple', seat: RED, on: [1, 1, 'city0'] }],
      },
    },
  },
  monastery: {
    exact: 'points',
    lesson: 'monastery',
    pictures: {
      monastery: {
        tiles: [
          ['base/N', -1, -1, 0],
          ['base/E', 0, -1, 0],
          ['base/N', 1, -1, 90],
          ['base/E', -1, 0, 270],
          ['base/B', 0, 0, 0],
          ['base/E', 1, 0, 90],
          ['base/V', -1, 1, 270],
          ['base/U', 0, 1, 90],
          ['base/V', 1, 1, 0],
        ],
        pieces: [{ piece: 'meeple', seat: RED, on: [0, 0, 'monastery0'] }],
      },
    },
  },
  field: {
    exact: 'features',
    lesson: 'farmer',
    pictures: {
      field: {
        tiles: [
          ['base/E', 0, -1, 180],
          ['base/E', 0, 0, 0],
          ['base/E', 1, 0, 180],
          ['base/E', 1, 1, 0],
        ],
        pieces: [{ piece: 'meeple', seat: RED, on: [0, 0, 'field0'] }],
      },
    },
  },
  sharing: {
    exact: 'who-scores',
    pictures: {
      tie: {
        tiles: [
          ['base/E', 0, 0, 90],
          ['base/G', 1, 0, 90],
          ['base/E', 2, 0, 270],
        ],
        pieces: [
          { piece: 'meeple', seat: RED, on: [0, 0, 'city0'] },
          { piece: 'meeple', seat: BLUE, on: [2, 0, 'city0'] },
        ],
      },
    },
  },
  end: {
    exact: 'the-end',
    lesson: 'final',
  },
} as const satisfies Chapters;
