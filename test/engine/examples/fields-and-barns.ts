/** Fields and barns: EX-13 to EX-16, EX-23, EX-24, EX-36, EX-38. */
import type { Example } from './example.ts';

export const threeFields = `
  -     base/D  0,0   0
  Red   base/G  0,-1  0    meeple@field0
  Blue  base/E  0,-2  180  meeple@field0
  Red   base/U  1,0   90   meeple@field0`;

const joinedFarmsStart = `
  -     base/D  0,0   0
  Blue  base/E  0,-1  180  meeple@field0
  Red   base/E  0,-2  0
  Red   base/E  0,-3  180
  Red   base/U  1,0   90   meeple@field0
  Blue  base/V  2,0   90   meeple@field0
  Red   base/A  2,-1  0`;

export const joinedFarms = `${joinedFarmsStart}
  Blue  base/B  1,-1  0    pig@field0`;

export const barnStart = `
  -       base/D  0,0   0
  Yellow  base/E  0,-1  180  meeple@field0
  Red     base/E  0,-2  0
  Red     base/E  0,-3  180
  Red     base/B  1,-1  0`;

export const barnPlaced = `${barnStart}
  Blue    base/B  1,-2  0    barn@SW`;

export const fieldsAndBarns: Example[] = [
  {
    id: 'EX-13',
    title: 'one city, three fields, third edition',
    rules: 'R-FIELD-3 R-FIELD-8 R-SCORE-8',
    rows: threeFields,
    end: { Red: 6, Blue: 3 },
  },
  {
    id: 'EX-14',
    title: 'one city, three fields, second edition: a seat scores the city once',
    rules: 'R-OPT-2 R-FIELD-9 R-SCORE-9',
    with: { fieldScoring: 'per-field-city-once', smallCity: 2 },
    rows: threeFields,
    end: { Red: 3, Blue: 3 },
  },
  {
    id: 'EX-15',
    title: 'one city, three fields, first edition: two farmers round the city against one',
    rules: 'R-OPT-2 R-FIELD-10 R-SCORE-9',
    with: { fieldScoring: 'per-city', fieldPoints: 4, smallCity: 2 },
    rows: threeFields,
    end: { Red: 4, Blue: 0 },
  },
  {
    id: 'EX-16',
    title: 'farms joined, with a pig, 10 against 0',
    rules: 'R-DEP-4 R-FIELD-7 R-OPT-3 R-TB-5',
    with: { fieldPoints: 4 },
    rows: joinedFarms,
    play: { Blue: 0, Red: 0 },
    end: { Blue: 10, Red: 0 },
  },
  {
    id: 'EX-16',
    title: 'farms joined, with a pig and fieldPoints 3',
    rules: 'R-DEP-4 R-FIELD-7 R-OPT-3',
    rows: joinedFarms,
    end: { Blue: 8, Red: 0 },
  },
  {
    id: 'EX-23',
    title: 'a barn sends the farmer home for 6 points and is worth 8 at the end',
    rules: 'R-BARN-1 R-BARN-5 R-BARN-8 R-SCORE-10 R-SCORE-12',
    rows: barnPlaced,
    play: { Yellow: 6, Blue: 0 },
    end: { Yellow: 6, Blue: 8 },
  },
  {
    id: 'EX-24',
    title: 'a farmer joined to a barn field scores 1 a city and goes home',
    rules: 'R-BARN-6 R-SCORE-11',
    rows: `${barnPlaced}
      Red   base/U  -1,0  90  meeple@field0
      Blue  base/U   1,0  90`,
    play: { Yellow: 6, Red: 2 },
    end: { Yellow: 6, Red: 2, Blue: 8 },
  },
  {
    id: 'EX-36',
    title: 'three separate farms become one',
    rules: 'R-FIELD-1 R-DEP-4',
    rows: `
      -       base/D  0,0   0
      Red     base/E  0,-1  180  meeple@field0
      Blue    base/U  1,0   90   meeple@field0
      Yellow  base/V  2,0   90   meeple@field0
      Red     base/A  2,-1  0
      Blue    base/B  1,-1  0`,
    end: { Red: 3, Blue: 3, Yellow: 3 },
  },
  {
    id: 'EX-36',
    title: 'without the last two tiles one farm touches no city',
    rules: 'R-FIELD-1 R-FIELD-3',
    rows: `
      -       base/D  0,0   0
      Red     base/E  0,-1  180  meeple@field0
      Blue    base/U  1,0   90   meeple@field0
      Yellow  base/V  2,0   90   meeple@field0`,
    end: { Red: 3, Blue: 3, Yellow: 0 },
  },
  {
    id: 'EX-38',
    title: 'a barn with fieldPoints 4: 8 for the farmer, still 4 a city at the end',
    rules: 'R-SCORE-10 R-BARN-8',
    with: { fieldPoints: 4 },
    rows: barnPlaced,
    play: { Yellow: 8 },
    end: { Yellow: 8, Blue: 8 },
  },
];
