import fc from 'fast-check';
import type {
  CompetitionMatch,
  Course,
  Entrant,
  Outcome,
  Result,
  Round,
} from '../../src/competitions/rules/competition.ts';
import { type CompetitionKind, formats } from '../../src/competitions/rules/formats.ts';

/** Entrants `p1`, `p2` … with the seeds of their names. */
export const entrantsOf = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    seed: index + 1,
    group: 1,
    hasWithdrawn: false,
  }));

/** Returns a result from two numbers of points and the absent players. */
export function resultBy(
  [first, second]: readonly [number, number],
  absent: readonly [boolean, boolean],
): Result {
  const outcome = outcomeOf(first, second, absent);
  const games = { first: [2, 0], second: [0, 2], draw: [1, 1], neither: [0, 0] } as const;
  return { outcome, games: games[outcome], points: [first, second], absent };
}

function outcomeOf(first: number, second: number, absent: readonly [boolean, boolean]): Outcome {
  if (absent[0] && absent[1]) return 'neither';
  if (absent[0] || absent[1]) return absent[0] ? 'second' : 'first';
  if (first === second) return 'draw';
  return first > second ? 'first' : 'second';
}

/** A played round: points and absent players of each match, and those who withdrew after it. */
export interface RoundPlayed {
  readonly results: readonly {
    readonly points: readonly [number, number];
    readonly absent: readonly [boolean, boolean];
  }[];
  readonly leavers: readonly number[];
}

const rarely = fc.integer({ min: 0, max: 19 }).map((number) => number === 0);

export const roundPlayed = (entrants: number): fc.Arbitrary<RoundPlayed> =>
  fc.record({
    results: fc.array(
      fc.record({
        points: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
        absent: fc.tuple(rarely, rarely),
      }),
      { minLength: 1, maxLength: Math.max(1, entrants) },
    ),
    leavers: fc.array(fc.integer({ min: 1, max: entrants * 6 }), { maxLength: 2 }),
  });

/** Plays rounds; `watch` sees each before it is played. */
export function play(
  kind: Exclude<CompetitionKind, 'ladder'>,
  entrants: readonly Entrant[],
  rounds: readonly RoundPlayed[],
  watch: (course: Course, pairings: Round, round: number) => void = () => {},
): Course {
  let course: Course = { entrants, matches: [], byes: [] };
  for (const [index, { results, leavers }] of rounds.entries()) {
    const round = index + 1;
    const paired = formats[kind].pair(course, round);
    watch(course, paired, round);
    const matches = paired.pairings.map((pairing, place): CompetitionMatch => {
      const { points, absent } = results[place % results.length] as RoundPlayed['results'][number];
      return { ...pairing, round, result: resultBy(points, absent) };
    });
    course = {
      entrants: course.entrants.map((each) =>
        leavers.includes(each.seed) ? { ...each, hasWithdrawn: true } : each,
      ),
      matches: [...course.matches, ...matches],
      byes: [...course.byes, ...paired.byes.map((entrant) => ({ entrant, round }))],
    };
  }
  return course;
}
