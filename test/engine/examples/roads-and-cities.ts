/** Roads, cities and monasteries: EX-1 to EX-12, EX-21, EX-22, EX-35. */
import type { Example } from './example.ts';

const smallShieldCity = `
  -     base/D   0,0   0
  Red   abbey/I  0,-1  270  meeple@city0`;

export const roadsAndCities: Example[] = [
  {
    id: 'EX-1',
    title: 'a road between two villages, 4 points',
    rules: 'R-ROAD-1 R-SCORE-1 R-OWN-5',
    rows: `
      -     base/D   0,0   0
      Red   base/U   1,0   90  meeple@road0
      Blue  base/W   2,0   0
      Blue  base/W  -1,0   0`,
    play: { Red: 4 },
  },
  {
    id: 'EX-2',
    title: 'an inn road, 6 points',
    rules: 'R-INN-1 R-INN-2 R-SCORE-2',
    rows: `
      -     base/D   0,0   0
      Blue  inns/N   1,0   180  meeple@road0
      Red   base/A  -1,0   270`,
    play: { Blue: 6 },
  },
  {
    id: 'EX-3',
    title: 'a road that passes one tile twice counts it once',
    rules: 'R-FEAT-3 R-ROAD-2',
    rows: `
      -     base/D     0,0   0
      Red   traders/X  1,0   0   meeple@road1
      Blue  base/V     2,0   90
      Blue  base/V     2,-1  0
      Blue  base/V     1,-1  270
      Blue  base/A     1,1   180
      Blue  base/A    -1,0   270`,
    play: { Red: 7 },
  },
  {
    id: 'EX-4',
    title: 'a loop has no end and is complete',
    rules: 'R-ROAD-1',
    rows: `
      -     base/D  0,0  0
      Red   base/V  0,1  270  meeple@road0
      Blue  base/V  1,1  0
      Blue  base/V  1,2  90
      Blue  base/V  0,2  180`,
    play: { Red: 4 },
  },
  {
    id: 'EX-5',
    title: 'the roundabout joins its arms; a road may end in the field',
    rules: 'R-ROAD-2 R-ABBEY-9',
    rows: `
      -     base/D    0,0   0
      Red   abbey/K   1,0   0   meeple@road0
      Blue  base/W   -1,0   0
      Blue  base/A    1,-1  0
      Blue  abbey/J   2,0   90`,
    play: { Red: 5 },
  },
  {
    id: 'EX-6',
    title: 'a city of three tiles with a shield, 8 points',
    rules: 'R-CITY-1 R-CITY-3 R-SCORE-3',
    rows: `
      -     base/D  0,0   0
      Red   base/F  0,-1  90   meeple@city0
      Blue  base/E  0,-2  180`,
    play: { Red: 8 },
  },
  {
    id: 'EX-7',
    title: 'unfinished cities with and without cathedral',
    rules: 'R-INN-3 R-CITY-3 R-CITY-4 R-SCORE-3 R-SCORE-4',
    rows: `
      -     base/D  0,0   0
      Blue  inns/A  0,-1  0    meeple@city0
      Red   base/U  1,0   90
      Red   base/E  0,1   180  meeple@city0
      Red   base/F  0,2   90`,
    play: { Blue: 0 },
    end: { Blue: 0, Red: 3 },
  },
  {
    id: 'EX-8',
    title: 'a completed city with cathedral, 15 points',
    rules: 'R-INN-3 R-SCORE-4',
    rows: `
      -     base/D  0,0   0
      Blue  inns/A  0,-1  0    meeple@city0
      Red   base/E  1,-1  270
      Red   base/E -1,-1  90
      Red   base/E  0,-2  180`,
    play: { Blue: 15 },
  },
  {
    id: 'EX-9',
    title: 'a city of two tiles with a shield, 6 points at once',
    rules: 'R-SCORE-5 R-DEP-6',
    rows: smallShieldCity,
    play: { Red: 6 },
  },
  {
    id: 'EX-10',
    title: 'the same city with smallCity 2, 3 points',
    rules: 'R-OPT-4 R-CITY-6 R-SCORE-6',
    with: { smallCity: 2 },
    rows: smallShieldCity,
    play: { Red: 3 },
  },
  {
    id: 'EX-11',
    title: 'a surrounded monastery, 9 points',
    rules: 'R-MON-1 R-MON-2 R-SCORE-7',
    rows: `
      -     base/D   0,0  0
      Blue  base/B   0,1  0   meeple@monastery0
      Red   base/U  -1,0  90
      Red   base/U   1,0  90
      Red   base/E  -1,1  270
      Red   base/E   1,1  90
      Red   base/E  -1,2  270
      Red   base/E   1,2  90
      Red   base/E   0,2  180`,
    play: { Blue: 9 },
  },
  {
    id: 'EX-12',
    title: 'an incomplete monastery',
    rules: 'R-MON-3 R-SCORE-7',
    rows: `
      -     base/D   0,0  0
      Blue  base/B   0,1  0   meeple@monastery0
      Red   base/U  -1,0  90
      Red   base/U   1,0  90
      Red   base/E  -1,1  270`,
    end: { Blue: 5 },
  },
  {
    id: 'EX-21',
    title: 'a mayor of strength 3, 18 points',
    rules: 'R-MAYOR-1 R-MAYOR-2 R-MAYOR-3 R-OWN-1',
    rows: `
      -     base/D    0,0   0
      Blue  base/U    1,0   90
      Blue  abbey/I   1,-1  0    mayor@city0
      Red   base/U   -1,0   90
      Red   base/E   -1,-1  90   large-meeple@city0
      Blue  base/C    0,-1  0
      Red   base/F    0,-2  90
      Red   base/E    0,-3  180`,
    play: { Blue: 18, Red: 0 },
  },
  {
    id: 'EX-22',
    title: 'a lone mayor without shields scores nothing and returns',
    rules: 'R-OWN-4 R-SCORE-17',
    rows: `
      -     base/D  0,0   0
      Blue  base/E  0,-1  180  mayor@city0`,
    play: { Blue: 0 },
  },
  {
    id: 'EX-35',
    title: 'two claims joined, both score',
    rules: 'R-DEP-4 R-OWN-3',
    rows: `
      -     base/D   0,0   0
      Red   base/U  -1,0   90
      Red   base/E  -1,-1  90   meeple@city0
      Blue  base/U   1,0   90
      Blue  base/E   1,-1  270  meeple@city0
      Red   base/R   0,-1  180`,
    play: { Red: 8, Blue: 8 },
  },
  {
    id: 'EX-35',
    title: 'two claims joined, the large meeple outweighs',
    rules: 'R-OWN-3 R-INN-4',
    rows: `
      -     base/D   0,0   0
      Red   base/U  -1,0   90
      Red   base/E  -1,-1  90   large-meeple@city0
      Blue  base/U   1,0   90
      Blue  base/E   1,-1  270  meeple@city0
      Red   base/R   0,-1  180`,
    play: { Red: 8, Blue: 0 },
  },
];
