import type { ExpansionViews } from '../../src/render/art/expansion-display.ts';
import type { Rotation } from '../board/rotation.ts';

/** A tile of a picture: its id, its cell, and how it is turned. */
export type PicturedTile = readonly [tile: string, x: number, y: number, rotation: Rotation];

/** A piece on a part of a tile, on a corner of one, or somewhere in cells from the north-west. */
export interface PicturedPiece {
  readonly piece: string;
  /** Undefined for a neutral piece. */
  readonly seat?: number;
  readonly on: readonly [x: number, y: number, part: string] | readonly [x: number, y: number];
}

/** A small board that shows a rule. */
export interface RulePicture {
  readonly tiles: readonly PicturedTile[];
  readonly pieces?: readonly PicturedPiece[];
  /** Neutral figures, towers and whatever else expansions show, as in a view of a game. */
  readonly expansions?: ExpansionViews;
  /** Tiles marked as correctly placed. */
  readonly right?: readonly (readonly [x: number, y: number])[];
  /** Tiles marked as wrongly placed. */
  readonly wrong?: readonly (readonly [x: number, y: number])[];
}

const [RED, BLUE, GREEN, YELLOW] = [0, 1, 2, 3] as const;

/** The pictures of the rules' chapters. */
export const PICTURES = {
  fits: {
    tiles: [
      ['base/E', -1, 0, 90],
      ['base/D', 0, 0, 0],
      ['base/U', 1, 0, 90],
    ],
    right: [[1, 0]],
    wrong: [[-1, 0]],
  },
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
  road: {
    tiles: [
      ['base/W', 0, 0, 0],
      ['base/U', 1, 0, 90],
      ['base/A', 2, 0, 90],
    ],
    pieces: [{ piece: 'meeple', seat: RED, on: [1, 0, 'road0'] }],
  },
  city: {
    tiles: [
      ['base/M', 0, 0, 180],
      ['base/N', 1, 0, 270],
      ['base/N', 0, 1, 90],
      ['base/N', 1, 1, 0],
    ],
    pieces: [{ piece: 'meeple', seat: RED, on: [1, 1, 'city0'] }],
  },
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
  field: {
    tiles: [
      ['base/E', 0, -1, 180],
      ['base/E', 0, 0, 0],
      ['base/E', 1, 0, 180],
      ['base/E', 1, 1, 0],
    ],
    pieces: [{ piece: 'meeple', seat: RED, on: [0, 0, 'field0'] }],
  },
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
  river: {
    tiles: [
      ['river/A', 0, 0, 0],
      ['river/G', 1, 0, 0],
      ['river/I', 2, 0, 0],
      ['river/J', 2, 1, 180],
      ['river/B', 3, 1, 0],
    ],
  },
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
  titles: {
    tiles: [
      ['base/E', 0, 0, 90],
      ['base/G', 1, 0, 90],
      ['base/E', 2, 0, 270],
      ['base/E', 4, 0, 90],
      ['base/E', 5, 0, 270],
    ],
  },
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
} satisfies Readonly<Record<string, RulePicture>>;

export type PictureId = keyof typeof PICTURES;
