/** Goods, builder, abbey, wagon, king: EX-17, EX-19, EX-20, EX-26 to EX-28. */
import type { Example } from './example.ts';

export const builderRoad = `
  -     base/D   0,0  0
  Blue  base/U   1,0  90   meeple@road0
  Blue  base/U   2,0  90   builder@road0
  Red   base/E   0,1  180
  Blue  base/U   3,0  90
  Blue  base/U   4,0  90
  Red   base/U   5,0  90
  Blue  base/W   6,0  0
  Blue  base/W  -1,0  0`;

export const expansions: Example[] = [
  {
    id: 'EX-17',
    title: 'goods go to the seat that completes the city',
    rules: 'R-TB-2 R-TB-3 R-SCORE-13',
    rows: `
      -     base/D     0,0   0
      Blue  traders/A  0,-1  180  meeple@city0
      Blue  traders/O  1,-1  0
      Blue  traders/U  2,-1  0
      Red   base/E     2,-2  180`,
    play: { Blue: 10, Red: 0 },
    goods: { Red: [1, 2, 0] },
    end: { Blue: 10, Red: 20 },
  },
  {
    id: 'EX-19',
    title: 'a builder road, 8 points',
    rules: 'R-TB-6 R-TB-7',
    rows: builderRoad,
    play: { Blue: 8 },
  },
  {
    id: 'EX-20',
    title: 'an abbey closes a road, what stays open stays open, 8 for the monk at the end',
    rules: 'R-ABBEY-1 R-ABBEY-3 R-ABBEY-4 R-ABBEY-5 R-ABBEY-6 R-FEAT-2',
    rows: `
      -     base/D        0,0  0
      Red   base/U       -1,0  90
      Red   base/A       -1,1  270  meeple@road0
      Blue  base/U        1,0  90
      Blue  base/U        1,1  90
      Red   base/B        1,2  0
      Red   base/G        0,2  0
      Blue  abbey/ABBEY   0,1  0    meeple@monastery0`,
    play: { Red: 1, Blue: 0 },
    end: { Red: 1, Blue: 8 },
  },
  {
    id: 'EX-26',
    title: 'a wagon with one target beside a crossing, 2 points',
    rules: 'R-WAGON-3 R-WAGON-4',
    rows: `
      -     base/D   0,0   0
      Red   base/X   1,0   0
      Red   base/A  -1,0   270
      Red   base/A   1,-1  0
      Red   base/U   2,0   90   meeple@road0
      Blue  base/T   1,1   180  wagon@road0`,
    play: { Blue: 2 },
    wagon: { by: 'Blue', to: '1,1:city0' },
  },
  {
    id: 'EX-27',
    title: 'a wagon leaves a city for the open road on the far side, 14 points',
    rules: 'R-WAGON-3 R-WAGON-4 R-WAGON-6',
    rows: `
      -     base/D   0,0  0
      Red   base/V   1,0  0
      Red   base/A  -1,0  270
      Red   base/E   0,1  90
      Blue  inns/J   1,1  0    wagon@city0
      Red   base/F   2,1  0
      Red   base/G   3,1  90
      Red   base/E   4,1  270`,
    play: { Blue: 14 },
    wagon: { by: 'Blue', to: '1,1:road1' },
  },
  {
    id: 'EX-28',
    title: 'the king: a tie keeps him, a larger unoccupied city moves him',
    rules: 'R-KING-1 R-KING-2 R-KING-4 R-SCORE-14 R-OWN-7',
    with: { expansions: ['king-and-robber'] },
    rows: `
      -     base/D  0,0   0
      Red   base/E  0,-1  180  meeple@city0
      Blue  base/E  0,-2  0
      Blue  base/E  0,-3  180  meeple@city0
      Red   base/E  0,1   180
      Red   base/G  0,2   0
      Blue  base/E  0,3   0`,
    play: { Red: 4, Blue: 4 },
    king: 'Blue',
    end: { Red: 4, Blue: 7 },
  },
];
